/// A line on which the focus can rest: its identity, its text, and what choosing it does.
public struct Stop<Owner: Routed> {
  /// What tells the row from others.
  public let id: RowID

  /// What the row says, for scripts and for people who can't see it.
  public let text: String

  /// What choosing the row does; nothing when `nil`.
  public let action: ((inout Owner, Context<Owner>) -> Void)?

  /// Makes a stop.
  public init(
    id: RowID, text: String, action: ((inout Owner, Context<Owner>) -> Void)? = nil
  ) {
    self.id = id
    self.text = text
    self.action = action
  }
}
