/// A part of what a screen shows, said as a value.
///
/// A view says which lines it takes; everything else, the cells, the focus, the click targets, follows
/// from them. Make your own by giving ``place(in:)``.
public protocol View<Owner> {
  /// The screen whose part this is.
  associatedtype Owner: Routed

  /// Adds the view's lines to a layout.
  func place(in layout: inout Layout<Owner>)
}

/// Lets a body be written as a list of views, with `if` and `switch`; for a loop, see
/// ``ForEach``.
@resultBuilder
public enum ViewBuilder<Owner: Routed> {
  /// Takes one view of the list.
  public static func buildExpression<Content: View<Owner>>(_ view: Content) -> Content { view }

  /// Takes a list of none.
  public static func buildBlock() -> EmptyView<Owner> { EmptyView() }

  /// Begins a list with its first view.
  public static func buildPartialBlock<Content: View<Owner>>(first: Content) -> Content { first }

  /// Puts the next view below those before.
  public static func buildPartialBlock<Above: View<Owner>, Below: View<Owner>>(
    accumulated: Above, next: Below
  ) -> Pair<Above, Below> {
    Pair(above: accumulated, below: next)
  }

  /// Takes an `if` without `else`.
  public static func buildOptional<Content: View<Owner>>(_ view: Content?) -> Maybe<Content> {
    Maybe(view: view)
  }

  /// Takes the first branch of an `if` or `switch`.
  public static func buildEither<First: View<Owner>, Second: View<Owner>>(
    first: First
  ) -> Either<First, Second> {
    .first(first)
  }

  /// Takes another branch of an `if` or `switch`.
  public static func buildEither<First: View<Owner>, Second: View<Owner>>(
    second: Second
  ) -> Either<First, Second> {
    .second(second)
  }
}
