/// Which entries `setPath` keeps, with their state.
public enum Keeping: Hashable, Sendable {
  /// Those of the longest common prefix.
  case commonPrefix
  /// Those of the longest common prefix, and further up each that has an equal route.
  case equalRoutes
}
