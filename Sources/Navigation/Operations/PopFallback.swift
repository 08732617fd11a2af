/// What `pop(to:)` does when the path does not hold the route.
public enum PopFallback: Hashable, Sendable {
  /// Nothing: the outcome is `unchanged(absent)`.
  case unchanged
  case popToRoot
  /// Swaps the top for the route.
  case replaceTop
  /// Pushes the route.
  case push
}
