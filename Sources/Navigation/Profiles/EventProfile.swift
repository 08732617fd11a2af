/// Another toolkit in whose order and terms the events of a router can be shown.
///
/// Use it to see how screens would behave in that toolkit. `docs/event-profiles.md` lists the
/// sources.
public enum EventProfile: String, Hashable, Codable, Sendable, CaseIterable {
  /// A `UINavigationController` and its children.
  case uikit
  /// A `NavigationStack` whose path is bound through a getter and a setter, built with the iOS 18.4
  /// SDK.
  case swiftui184 = "swiftui-sdk18.4"
}

/// An event that another toolkit would have sent to a screen.
public struct ProfiledEvent: Hashable, Sendable {
  /// The entry whose screen would receive the event.
  public let entry: EntryID

  /// The call as the toolkit spells it, such as `willMove(toParent: nil)`.
  public let call: String

  /// Whether the event was inferred rather than documented or observed.
  public let isExtrapolated: Bool

  /// The event as a log shows it, such as `B didMove(toParent: nil)`; `name` supplies the `B`.
  public func description(naming name: (EntryID) -> String) -> String {
    "\(name(entry)) \(call)\(isExtrapolated ? " (extrapolated)" : "")"
  }
}

extension ProfiledEvent: CustomStringConvertible {
  public var description: String { description { "\($0)" } }
}
