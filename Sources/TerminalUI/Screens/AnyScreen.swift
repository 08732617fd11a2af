public import Navigation

/// A type-erased screen.
public struct AnyScreen<Route: RouteValue> {
  /// The title, for screens below the top that are named but not shown yet.
  let title: String

  /// Moves the screen into a box for an entry.
  let box: (Entry<Route>) -> ScreenBox<Route>

  /// Erases the type of a screen.
  public init<Content: Screen<Route>>(_ screen: Content) {
    title = screen.title
    box = { TypedScreenBox(screen, entry: $0, coding: nil) }
  }

  /// Erases the type of a screen whose state is saved.
  public init<Content: SavedScreen<Route>>(_ screen: Content) {
    title = screen.title
    box = { TypedScreenBox(screen, entry: $0, coding: .json) }
  }
}

/// Builds the screen for a route from a `switch` without `return`.
@resultBuilder
public enum ScreenBuilder<Route: RouteValue> {
  /// Accepts a screen of any type.
  public static func buildExpression<Content: Screen<Route>>(
    _ screen: Content
  ) -> AnyScreen<Route> {
    AnyScreen(screen)
  }

  /// Accepts a screen whose state is saved.
  public static func buildExpression<Content: SavedScreen<Route>>(
    _ screen: Content
  ) -> AnyScreen<Route> {
    AnyScreen(screen)
  }

  /// Accepts a screen whose type is erased already.
  public static func buildExpression(_ screen: AnyScreen<Route>) -> AnyScreen<Route> { screen }

  /// Accepts a single screen.
  public static func buildBlock(_ screen: AnyScreen<Route>) -> AnyScreen<Route> { screen }

  /// Supports `if` and `switch`.
  public static func buildEither(first: AnyScreen<Route>) -> AnyScreen<Route> { first }

  /// Supports `if` and `switch`.
  public static func buildEither(second: AnyScreen<Route>) -> AnyScreen<Route> { second }
}
