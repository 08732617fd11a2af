// What a `ViewBuilder` makes is made by code that is compiled with the body. In unspecialized code,
// each view would look up its type and copy its parts by way of their types.

/// Two views stacked vertically.
public struct PairView<Above, Below> {
  @usableFromInline let above: Above
  @usableFromInline let below: Below

  @inlinable
  init(above: Above, below: Below) {
    self.above = above
    self.below = below
  }
}

extension PairView: View where Above: View, Below: View, Above.Owner == Below.Owner {
  public func place(in layout: inout Layout<Above.Owner>) {
    layout.under(1) { above.place(in: &$0) }
    layout.under(2) { below.place(in: &$0) }
  }

  public func collectColumns(into columns: inout Columns<Above.Owner>) {
    columns.under(1) { above.collectColumns(into: &$0) }
    columns.under(2) { below.collectColumns(into: &$0) }
  }
}

/// A view that may be absent.
public struct OptionalView<Content> {
  @usableFromInline let view: Content?

  @inlinable
  init(view: Content?) {
    self.view = view
  }
}

extension OptionalView: View where Content: View {
  public func place(in layout: inout Layout<Content.Owner>) {
    if let view { layout.through(1) { view.place(in: &$0) } }
  }

  public func collectColumns(into columns: inout Columns<Content.Owner>) {
    if let view { columns.under(1) { view.collectColumns(into: &$0) } }
  }
}

/// One of two views.
public enum EitherView<First, Second> {
  /// The view of the first branch.
  case first(First)
  /// The view of the second branch.
  case second(Second)
}

extension EitherView: View where First: View, Second: View, First.Owner == Second.Owner {
  public func place(in layout: inout Layout<First.Owner>) {
    switch self {
    case .first(let view): layout.through(1) { view.place(in: &$0) }
    case .second(let view): layout.through(2) { view.place(in: &$0) }
    }
  }

  public func collectColumns(into columns: inout Columns<First.Owner>) {
    switch self {
    case .first(let view): columns.under(1) { view.collectColumns(into: &$0) }
    case .second(let view): columns.under(2) { view.collectColumns(into: &$0) }
    }
  }
}

/// A view with no lines.
public struct EmptyView<Owner: Routed>: View {
  /// Creates a view with no lines.
  public init() {}

  public func place(in layout: inout Layout<Owner>) {}
  public func collectColumns(into columns: inout Columns<Owner>) {}
}

/// A view for each item of a collection, all created at once.
///
/// If items move or go while the screen is shown, name the views with ``View/id(_:)``. Otherwise
/// the focus, the cursor and the error message of a field stay at their position in the collection.
///
/// For rows that are created only when visible, use ``RowList``.
public struct ForEach<Items: Collection, Owner, Content> {
  private let items: Items
  private let content: (Items.Element) -> Content
}

extension ForEach: View where Content: View<Owner> {
  /// Creates a view for each item.
  public init(
    _ items: Items, @ViewBuilder<Owner> content: @escaping (Items.Element) -> Content
  ) {
    self.items = items
    self.content = content
  }

  public func place(in layout: inout Layout<Owner>) {
    layout.actions.enclosingLists += 1
    for (index, item) in items.enumerated() {
      layout.under(UInt64(index)) { content(item).place(in: &$0) }
    }
    layout.actions.enclosingLists -= 1
  }

  public func collectColumns(into columns: inout Columns<Owner>) {
    for (index, item) in items.enumerated() {
      columns.under(UInt64(index)) { content(item).collectColumns(into: &$0) }
    }
  }
}

/// Views under a heading.
public struct Section<Owner, Content> {
  private let heading: String
  private let content: Content
}

extension Section: View where Content: View<Owner> {
  /// Creates a section with a heading of one line.
  public init(_ heading: String, @ViewBuilder<Owner> content: () -> Content) {
    self.heading = heading
    self.content = content()
  }

  public func place(in layout: inout Layout<Owner>) {
    if layout.form != nil, layout.lines.count > 0 { layout.add(LineRun(lines: 1) { _, _ in }) }
    layout.add(
      LineRun(lines: 1) { [heading] _, canvas in
        // Where texts and the labels of controls begin.
        canvas.write(heading, truncatedTo: 2..<max(2, canvas.width), role: .heading)
      })
    layout.under(1) { content.place(in: &$0) }
  }
}
