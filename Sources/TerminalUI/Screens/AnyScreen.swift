import Navigation

/// A screen of any kind that belongs to a program's routes.
public struct AnyScreen<Route: Hashable & Codable & Sendable> {
  /// The screen's name, for those below the top that were never shown.
  let title: String

  /// Gives the screen a place to live.
  let box: (Entry<Route>) -> ScreenBox<Route>

  /// Hides what kind of screen it is.
  public init<Content: Screen<Route>>(_ screen: Content) {
    title = screen.title
    box = { TypedScreenBox(screen, entry: $0, coding: nil) }
  }

  /// Hides what kind of screen it is, but not that part of it is saved.
  public init<Content: SavedScreen<Route>>(_ screen: Content) {
    title = screen.title
    box = { TypedScreenBox(screen, entry: $0, coding: .json) }
  }
}

/// Lets a program say which screen a route shows, as a `switch` without `return`.
@resultBuilder
public enum ScreenBuilder<Route: Hashable & Codable & Sendable> {
  /// Takes a screen of any kind.
  public static func buildExpression<Content: Screen<Route>>(
    _ screen: Content
  ) -> AnyScreen<Route> {
    AnyScreen(screen)
  }

  /// Takes a screen part of which is saved.
  public static func buildExpression<Content: SavedScreen<Route>>(
    _ screen: Content
  ) -> AnyScreen<Route> {
    AnyScreen(screen)
  }

  /// Takes a screen whose kind is hidden already.
  public static func buildExpression(_ screen: AnyScreen<Route>) -> AnyScreen<Route> { screen }

  /// Takes the only screen.
  public static func buildBlock(_ screen: AnyScreen<Route>) -> AnyScreen<Route> { screen }

  /// Takes the first case.
  public static func buildEither(first: AnyScreen<Route>) -> AnyScreen<Route> { first }

  /// Takes another case.
  public static func buildEither(second: AnyScreen<Route>) -> AnyScreen<Route> { second }
}
