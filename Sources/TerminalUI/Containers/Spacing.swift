import TerminalCore

/// A line between views: horizontal across the full width, or in an ``HStack``, vertical and as
/// high as the views beside it.
///
/// A terminal that reads frames aloud doesn't get it.
public struct Divider<Owner: Routed>: View {
  /// Creates a line.
  public init() {}

  public var width: Width { .cells(1) }

  public func place(in layout: inout Layout<Owner>) {
    guard !layout.appearance.readsFrames else { return }
    if layout.isColumn {
      let run = LineRun<Owner>(lines: 1) { _, canvas in
        let line = canvas.appearance.glyphs.box.down
        canvas.draw(line, at: canvas.width / 2, style: canvas.style(.border))
      }
      layout.add(run, growth: .alongside)
    } else {
      layout.add(
        LineRun(lines: 1) { _, canvas in
          canvas.drawLine(0..<canvas.width, style: canvas.style(.border))
        })
    }
  }
}

/// Empty space, which pushes the following views to the right in an ``HStack``, and down elsewhere.
///
/// Outside an ``HStack``, it takes the remaining height of the screen, shared with other spaces and
/// with each ``ScrollView`` that fills it. Inside a scroll view no height remains, so that only the
/// smallest one is left. A terminal that reads frames aloud gets no space.
public struct Spacer<Owner: Routed>: View {
  public let width: Width
  private let height: Int

  /// Creates a space that takes the remaining width or height.
  ///
  /// - Parameter minimum: The smallest width, in cells, or height, in lines.
  public init(min minimum: Int = 0) {
    width = .fill(min: minimum)
    height = Size.rows(requested: minimum)
  }

  public func place(in layout: inout Layout<Owner>) {
    guard !layout.isColumn, !layout.appearance.readsFrames else { return }
    layout.add(LineRun(lines: height) { _, _ in }, growth: .remaining)
  }
}

/// The horizontal position of a view that is narrower than the available width.
public enum Alignment: Hashable, Sendable {
  case leading, center, trailing

  /// The number of cells before something that leaves some cells free.
  func shift(in free: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: free / 2
    case .trailing: free
    }
  }
}

/// A view with empty space around it.
public struct InsetView<Content: View>: View {
  let content: Content
  let leading: Int
  let trailing: Int
  let above: Int
  let below: Int
  let maxWidth: Int
  let alignment: Alignment

  public var width: Width { content.width.widened(by: leading + trailing) }

  public func place(in layout: inout Layout<Content.Owner>) {
    let isColumn = layout.isColumn
    layout.under(1) { layout in
      let room = max(0, layout.width - leading - trailing)
      let width = min(room, maxWidth)
      let start = min(leading, layout.width) + alignment.shift(in: room - width)
      let child = LayoutGroup.Child(
        columns: start..<start + width,
        layout: layout.part(
          content, width: width, at: layout.place.child(1), isColumn: isColumn))
      layout.add(LayoutGroup([child], inset: .init(above: above, below: below)))
    }
  }
}

extension View {
  /// Adds empty cells at the sides and empty lines above and below. In an ``HStack``, several views
  /// with space around them are one column.
  public func padding(horizontal: Int, vertical: Int = 0) -> some View<Owner> {
    let (columns, rows) = (Size.columns(requested: horizontal), Size.rows(requested: vertical))
    return InsetView(
      content: self, leading: columns, trailing: columns, above: rows, below: rows, maxWidth: .max,
      alignment: .leading)
  }

  /// Limits the width in cells, and aligns the view within a wider space.
  public func frame(maxWidth: Int, alignment: Alignment = .leading) -> some View<Owner> {
    InsetView(
      content: self, leading: 0, trailing: 0, above: 0, below: 0, maxWidth: max(0, maxWidth),
      alignment: alignment)
  }

  /// Sets a name, with which the view keeps the focus wherever it moves, and by which
  /// ``Context/focus(_:)`` finds it.
  public func id(_ name: String) -> some View<Owner> {
    NamedView(content: self, name: name)
  }
}

/// A view with a name.
public struct NamedView<Content: View>: View {
  let content: Content
  let name: String

  public var width: Width { content.width }

  public func place(in layout: inout Layout<Content.Owner>) {
    layout.named(name) { content.place(in: &$0) }
  }

  public func collectColumns(into columns: inout Columns<Content.Owner>) {
    columns.named(name) { content.collectColumns(into: &$0) }
  }
}
