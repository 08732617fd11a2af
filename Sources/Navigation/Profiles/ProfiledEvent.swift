/// What another toolkit would have told a screen.
public struct ProfiledEvent: Hashable, Sendable {
  /// Whom it tells.
  public let entry: EntryID

  /// The call, in the words of the toolkit, such as `willMove(toParent: nil)`.
  public let call: String

  /// Whether this was reasoned from what is known, rather than documented or observed.
  public let isExtrapolated: Bool

  /// The event as a log shows it, such as `B didMove(toParent: nil)`.
  public func description(naming name: (EntryID) -> String) -> String {
    "\(name(entry)) \(call)\(isExtrapolated ? " (extrapolated)" : "")"
  }
}

extension ProfiledEvent: CustomStringConvertible {
  public var description: String { description { "\($0)" } }
}
