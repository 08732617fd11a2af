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
