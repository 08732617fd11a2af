/// Lets a program say which screen a route shows, as a `switch` without `return`.
@resultBuilder
public enum ScreenBuilder<Route: Hashable & Codable & Sendable> {
  public static func buildExpression<Content: Screen<Route>>(
    _ screen: Content
  ) -> AnyScreen<Route> {
    AnyScreen(screen)
  }

  public static func buildExpression(_ screen: AnyScreen<Route>) -> AnyScreen<Route> { screen }

  public static func buildBlock(_ screen: AnyScreen<Route>) -> AnyScreen<Route> { screen }

  public static func buildEither(first: AnyScreen<Route>) -> AnyScreen<Route> { first }

  public static func buildEither(second: AnyScreen<Route>) -> AnyScreen<Route> { second }
}
