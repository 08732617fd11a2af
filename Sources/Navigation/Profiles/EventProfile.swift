/// A stack of another toolkit, in whose order and words a router's events can be shown.
///
/// For people who try out here how screens will fare elsewhere. `docs/event-profiles.md` names the
/// sources.
public enum EventProfile: String, Hashable, Codable, Sendable, CaseIterable {
  /// A `UINavigationController` and its children.
  case uikit
  /// A `NavigationStack` whose path is bound through a getter and a setter, built with the SDK 18.4.
  case swiftui184 = "swiftui-sdk18.4"
}

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
