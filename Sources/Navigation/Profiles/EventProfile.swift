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
