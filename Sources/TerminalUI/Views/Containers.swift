import TerminalCore

/// Two views, one above the other.
public struct Pair<Above, Below> {
  let above: Above
  let below: Below
}

extension Pair: View where Above: View, Below: View, Above.Owner == Below.Owner {
  public func place(in layout: inout Layout<Above.Owner>) {
    above.place(in: &layout)
    below.place(in: &layout)
  }
}

/// A view that may be absent.
public struct Maybe<Content> {
  let view: Content?
}

extension Maybe: View where Content: View {
  public func place(in layout: inout Layout<Content.Owner>) {
    view?.place(in: &layout)
  }
}

/// One of two views.
public enum Either<First, Second> {
  /// The view of the first branch.
  case first(First)
  /// The view of the second branch.
  case second(Second)
}

extension Either: View where First: View, Second: View, First.Owner == Second.Owner {
  public func place(in layout: inout Layout<First.Owner>) {
    switch self {
    case .first(let view): view.place(in: &layout)
    case .second(let view): view.place(in: &layout)
    }
  }
}

/// A view without lines.
public struct EmptyView<Owner: Routed>: View {
  /// Makes a view without lines.
  public init() {}

  public func place(in layout: inout Layout<Owner>) {}
}

/// Views for the items of a collection, all made at once.
///
/// Use ``RowList`` for rows that are made only when they are visible.
public struct ForEach<Items: Collection, Owner, Content> {
  private let items: Items
  private let content: (Items.Element) -> Content
}

extension ForEach: View where Content: View<Owner> {
  /// Makes a view for each item.
  public init(
    _ items: Items, @ViewBuilder<Owner> content: @escaping (Items.Element) -> Content
  ) {
    self.items = items
    self.content = content
  }

  public func place(in layout: inout Layout<Owner>) {
    for item in items { content(item).place(in: &layout) }
  }
}

/// Views under a heading.
public struct Section<Owner, Content> {
  private let heading: String
  private let content: Content
}

extension Section: View where Content: View<Owner> {
  /// Makes a section with a heading of one line.
  public init(_ heading: String, @ViewBuilder<Owner> content: () -> Content) {
    self.heading = heading
    self.content = content()
  }

  public func place(in layout: inout Layout<Owner>) {
    layout.add(
      LineRun(lines: 1) { [heading] _, canvas in
        canvas.write(heading, style: Style(attributes: [.bold, .underline]))
      })
    content.place(in: &layout)
  }
}
