/// Lets a body be written as a list of views, with `if` and `switch`; for a loop, see
/// ``ForEach``.
@resultBuilder
public enum ViewBuilder<Owner: Routed> {
  public static func buildExpression<Content: View<Owner>>(_ view: Content) -> Content { view }

  public static func buildBlock() -> EmptyView<Owner> { EmptyView() }

  public static func buildPartialBlock<Content: View<Owner>>(first: Content) -> Content { first }

  public static func buildPartialBlock<Above: View<Owner>, Below: View<Owner>>(
    accumulated: Above, next: Below
  ) -> Pair<Above, Below> {
    Pair(above: accumulated, below: next)
  }

  public static func buildOptional<Content: View<Owner>>(_ view: Content?) -> Maybe<Content> {
    Maybe(view: view)
  }

  public static func buildEither<First: View<Owner>, Second: View<Owner>>(
    first: First
  ) -> Either<First, Second> {
    .first(first)
  }

  public static func buildEither<First: View<Owner>, Second: View<Owner>>(
    second: Second
  ) -> Either<First, Second> {
    .second(second)
  }
}
