import TerminalCore

/// One view above another.
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

/// A view that is there only under a condition.
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
  /// What stands under the condition.
  case first(First)
  /// What stands otherwise.
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

/// A view that takes no line.
public struct EmptyView<Owner: Routed>: View {
  /// Makes an empty view.
  public init() {}

  public func place(in layout: inout Layout<Owner>) {}
}

/// A view for each item of a collection, all made at once.
///
/// For rows that should be made only when they are seen, take ``RowList``.
public struct ForEach<Items: Collection, Owner, Content> {
  private let items: Items
  private let content: (Items.Element) -> Content
}

extension ForEach: View where Content: View<Owner> {
  /// Makes the views.
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

/// Rows under a heading.
public struct Section<Owner, Content> {
  private let heading: String
  private let content: Content
}

extension Section: View where Content: View<Owner> {
  /// Makes a section.
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
