public import Navigation

/// A type-erased screen.
public struct AnyScreen<Route: RouteValue> {
  /// Moves the screen into a box for an entry, with the keys that work on every screen.
  let box: (Entry<Route>, AppKeys<Route>) -> ScreenBox<Route>

  /// Erases the type of a screen.
  public init<Content: Screen<Route>>(_ screen: Content) {
    box = { ScreenBox(screen, entry: $0, appKeys: $1, coding: nil) }
  }

  /// Erases the type of a screen whose state is saved.
  public init<Content: SavedScreen<Route>>(_ screen: Content) {
    box = { ScreenBox(screen, entry: $0, appKeys: $1, coding: .json) }
  }
}
