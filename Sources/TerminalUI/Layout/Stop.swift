/// A line on which the focus can rest: its identity, its text, and what choosing it does.
public struct Stop<Owner: Routed> {
  /// What tells the row from others.
  public let id: RowID

  /// What choosing the row does; nothing when `nil`.
  public let action: ((inout Owner, Context<Owner>) -> Void)?

  private let makeText: () -> String

  /// Makes a stop; its text is made whenever it is asked for, which is seldom.
  public init(
    id: RowID, text: @autoclosure @escaping () -> String,
    action: ((inout Owner, Context<Owner>) -> Void)? = nil
  ) {
    self.id = id
    self.action = action
    makeText = text
  }

  /// What the row says, for scripts and for people who can't see it.
  public var text: String { makeText() }
}
