/// Another toolkit in whose order and words a router's events can be shown.
///
/// For people who want to try here how screens will behave there. `docs/event-profiles.md` names
/// the sources.
public enum EventProfile: String, Hashable, Codable, Sendable, CaseIterable {
  /// A `UINavigationController` and its children.
  case uikit
  /// A `NavigationStack` whose path is bound through a getter and a setter, built with the SDK
  /// 18.4.
  case swiftui184 = "swiftui-sdk18.4"
}

/// An event that another toolkit would have sent to a screen.
public struct ProfiledEvent: Hashable, Sendable {
  /// The entry of the screen.
  public let entry: EntryID

  /// The call, in the words of the toolkit, such as `willMove(toParent: nil)`.
  public let call: String

  /// Whether this was inferred, rather than documented or observed.
  public let isExtrapolated: Bool

  /// The event as a log shows it, such as `B didMove(toParent: nil)`.
  public func description(naming name: (EntryID) -> String) -> String {
    "\(name(entry)) \(call)\(isExtrapolated ? " (extrapolated)" : "")"
  }
}

extension ProfiledEvent: CustomStringConvertible {
  public var description: String { description { "\($0)" } }
}
