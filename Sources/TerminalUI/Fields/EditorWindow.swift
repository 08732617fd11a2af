import TerminalCore

/// The visible lines of a text being edited, which always include the cursor.
struct EditorWindow {
  /// The lines, as UTF-8 offsets in the text, including the spaces or the line breaks at their
  /// ends.
  private(set) var lines: [Range<Int>] = []

  /// The index of the line with the cursor, from the first visible line.
  private(set) var cursorLine = 0

  private let editor: EditorText

  /// The width of the text, in cells.
  private let width: Int

  /// The cells before and after the text, for the mark of the focus and for the scroll bar.
  static let margins = (before: 2, after: 1)

  /// The width of the text in an editor of a given width, in cells.
  static func textWidth(in width: Int) -> Int { max(2, width - margins.before - margins.after) }

  /// Finds the visible lines. They start where they did before, unless the cursor is outside.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the visible paragraphs.
  init(_ editor: EditorText, width: Int, height: Int) {
    self.editor = editor
    self.width = Self.textWidth(in: width)
    let last = min(editor.top, editor.text.utf8.count)
    let cursor = editor.line(at: editor.cursor, width: self.width)
    var first = editor.line(at: last, width: self.width)
    if cursor.lowerBound < first.lowerBound { first = cursor }
    fill(from: first, height: max(1, height))
    if !lines.contains(where: { $0.lowerBound == cursor.lowerBound }) {
      fill(from: editor.line(height - 1, above: cursor, width: self.width), height: max(1, height))
    }
    // After the window has grown, or lines were deleted, there is room for some before them.
    if lines.count < height, top > 0, let first = lines.first {
      fill(
        from: editor.line(height - lines.count, above: first, width: self.width), height: height)
    }
    cursorLine = lines.lastIndex { $0.lowerBound == cursor.lowerBound } ?? 0
  }

  private mutating func fill(from first: Range<Int>, height: Int) {
    lines = [first]
    while lines.count < height, let last = lines.last,
      let line = editor.line(after: last, width: width)
    {
      lines.append(line)
    }
  }

  /// The offset of the first visible line.
  var top: Int { lines.first?.lowerBound ?? 0 }

  /// The column of the cursor.
  var cursorColumn: Int {
    let line = lines[cursorLine]
    return min(
      String(editor.text[bytes: line.lowerBound..<editor.cursor]).displayWidth, width - 1)
  }

  /// The offset at a cell, counting from the first visible line.
  func offset(line: Int, column: Int) -> Int {
    let line = lines[max(0, min(line, lines.count - 1))]
    return editor.offset(
      atColumn: max(0, column - Self.margins.before), of: line, width: width)
  }

  /// Draws some of the lines, starting at the canvas's row.
  func draw(_ shown: Range<Int>, height: Int, isTyped: Bool, on canvas: inout Canvas) {
    let firstRow = canvas.row
    for line in shown {
      canvas.row = firstRow + line - shown.lowerBound
      let isCursor = isTyped && line == cursorLine
      // A selection would cover the text being edited, so the line only has the mark.
      canvas.draw(canvas.appearance.glyphs.box.down, at: 0, style: canvas.style(.border))
      if isCursor { canvas.write(canvas.appearance.pointer, role: .accent) }
      guard lines.indices.contains(line) else { continue }
      let end = editor.text.endOfShownPart(of: lines[line])
      canvas.write(
        String(editor.text[bytes: lines[line].lowerBound..<end]), at: Self.margins.before,
        limit: canvas.width - Self.margins.after)
      if isCursor { canvas.setCursor(at: Self.margins.before + cursorColumn) }
    }
    canvas.row = firstRow
    drawScrollBar(shown, height: height, isTyped: isTyped, on: &canvas)
  }

  /// Draws the scroll bar, in proportion to bytes rather than lines, because the lines have not
  /// been counted.
  private func drawScrollBar(
    _ shown: Range<Int>, height: Int, isTyped: Bool, on canvas: inout Canvas
  ) {
    guard let last = lines.last else { return }
    let isAtEnd = editor.line(after: last, width: width) == nil
    guard top > 0 || !isAtEnd else { return }
    let bytes = max(1, last.upperBound - top)
    let lineCount = max(height + 1, height * editor.text.utf8.count / bytes)
    let end = lineCount - height
    ScrollBar(
      top: isAtEnd ? end : min(top * height / bytes, end - 1), height: height, lines: lineCount
    ).draw(shown, at: canvas.width - 1, hasFocus: isTyped, on: &canvas)
  }
}
