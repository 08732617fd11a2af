import TerminalCore

/// Views inside a border, with a title in its upper edge and an optional note in its lower one. The
/// border shows whether it contains the focus. Panels beside each other in an ``HStack`` have the
/// same height.
public struct Panel<Owner, Content> {
  private let title: String
  private let footer: String
  private let content: Content
}

extension Panel: View where Content: View<Owner> {
  /// Creates a panel.
  public init(
    _ title: String = "", footer: String = "", @ViewBuilder<Owner> content: () -> Content
  ) {
    self.title = title
    self.footer = footer
    self.content = content()
  }

  public func place(in layout: inout Layout<Owner>) {
    let isColumn = layout.isColumn
    layout.under(1) { layout in
      let width = layout.width
      let part = layout.part(
        content, width: width - 2, at: layout.place.child(1), isInBorder: true)
      let child = LayoutGroup.Child(columns: min(1, width)..<max(1, width - 1), layout: part)
      layout.add(
        LayoutGroup([child], inset: .init(above: 1, below: 1), fillsRow: isColumn) {
          [title, footer] line, lines, canvas in
          PanelBorder(title: title, footer: footer).draw(line, of: lines, on: &canvas)
        })
    }
  }
}

/// The border of a panel, drawn line by line.
private struct PanelBorder {
  let title: String
  let footer: String

  func draw(_ line: Int, of lines: Int, on canvas: inout Canvas) {
    let box = canvas.appearance.glyphs.box
    let style = canvas.style(canvas.holdsFocus ? .accent : .border)
    let last = canvas.width - 1
    switch line {
    case 0: drawEdge(title, (box.corners.0, box.corners.1), style, on: &canvas)
    case lines - 1: drawEdge(footer, (box.corners.2, box.corners.3), style, on: &canvas)
    default:
      canvas.draw(box.down, at: 0, style: style)
      canvas.draw(box.down, at: last, style: style)
    }
  }

  private func drawEdge(
    _ words: String, _ corners: (Unicode.Scalar, Unicode.Scalar), _ style: Style,
    on canvas: inout Canvas
  ) {
    let last = canvas.width - 1
    canvas.drawLine(0..<canvas.width, style: style)
    canvas.draw(corners.0, at: 0, style: style)
    canvas.draw(corners.1, at: last, style: style)
    guard !words.isEmpty, last > 6 else { return }
    let textStyle = canvas.style(canvas.holdsFocus ? .heading : .muted)
    let end = canvas.write(" \(words)", truncatedTo: 2..<last - 2, style: textStyle)
    canvas.write(" ", at: end, style: style)
  }
}

extension Canvas {
  /// Draws a glyph that takes one cell.
  mutating func draw(_ glyph: Unicode.Scalar, at column: Int, style: Style) {
    fill(column..<column + 1, with: glyph, style: style)
  }

  /// Draws a horizontal line across a range of columns.
  mutating func drawLine(_ columns: Range<Int>, style: Style) {
    fill(columns, with: appearance.glyphs.box.line, style: style)
  }
}
