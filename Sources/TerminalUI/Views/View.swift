/// A part of a screen's body, described as a value.
///
/// A view adds its lines to a layout, from which drawing, focus, and clicks follow. To create your
/// own view, implement ``place(in:)``:
///
/// ```swift
/// struct Card<Owner: Routed>: View {
///   let name: String
///   func place(in layout: inout Layout<Owner>) {
///     Panel(name) { Text("a card") }.place(in: &layout)
///   }
/// }
/// ```
public protocol View<Owner> {
  /// The type of the screen that contains the view; that of the layout in ``place(in:)``.
  associatedtype Owner: Routed = Never

  /// The width that the view requests in an ``HStack``.
  var width: Width { get }

  /// Adds the view's lines to a layout.
  func place(in layout: inout Layout<Owner>)

  /// Adds each view that is a separate column in an ``HStack``: by default the view itself.
  func collectColumns(into columns: inout Columns<Owner>)
}

extension View {
  public var width: Width { .fill }
  public func collectColumns(into columns: inout Columns<Owner>) { columns.add(self) }

  /// Rejects a view that is written like a screen.
  @available(
    *, unavailable,
    message: """
      a view has no body; write struct Name<Owner: Routed>: View, with \
      func place(in layout: inout Layout<Owner>)
      """
  )
  public func place(in layout: inout Layout<Owner>) {}
}

/// The owner of a view that specifies none. It exists to make the compiler report that.
extension Never: Routed {
  public typealias Route = Never
}

/// Builds a body from a list of views, `if`, and `switch`. For loops, see ``ForEach``.
@resultBuilder
public enum ViewBuilder<Owner: Routed> {
  // Don't add an overload: with a second one, the compiler reports every mistake inside a view at
  // the view itself, as a generic parameter that could not be inferred.

  /// Accepts a view.
  @inlinable
  public static func buildExpression<Content: View<Owner>>(_ view: Content) -> Content { view }

  /// Supports an empty list.
  public static func buildBlock() -> EmptyView<Owner> { EmptyView() }

  /// Begins a list.
  @inlinable
  public static func buildPartialBlock<Content: View<Owner>>(first: Content) -> Content { first }

  /// Adds a view below the others.
  @inlinable
  public static func buildPartialBlock<Above: View<Owner>, Below: View<Owner>>(
    accumulated: Above, next: Below
  ) -> PairView<Above, Below> {
    PairView(above: accumulated, below: next)
  }

  /// Rejects loops, whose views would have no distinct identities.
  @available(*, unavailable, message: "write ForEach(items) { item in … } instead of a loop")
  public static func buildArray<Content: View<Owner>>(_ views: [Content]) -> Content { views[0] }

  /// Supports `if` without `else`.
  @inlinable
  public static func buildOptional<Content: View<Owner>>(_ view: Content?) -> OptionalView<Content>
  {
    OptionalView(view: view)
  }

  /// Supports `if` with `else`, and `switch`.
  @inlinable
  public static func buildEither<First: View<Owner>, Second: View<Owner>>(
    first: First
  ) -> EitherView<First, Second> {
    .first(first)
  }

  /// Supports `if` with `else`, and `switch`.
  @inlinable
  public static func buildEither<First: View<Owner>, Second: View<Owner>>(
    second: Second
  ) -> EitherView<First, Second> {
    .second(second)
  }
}
