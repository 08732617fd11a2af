import TerminalCore

extension TerminalModel {
  /// Shows a scalar at the cursor, or joins it to the glyph before.
  mutating func type(_ scalar: Unicode.Scalar) {
    let text = String(Character(scalar))
    let isWider = nature.ambiguousWidth == .wide && scalar.isAmbiguous
    let width = isWider ? 2 : text.displayWidth
    guard width > 0 else { return join(text) }
    // What is wider than the screen is shown nowhere.
    guard width <= size.columns else { return }
    if isWrapPending || cursor.column + width > size.columns { passEdge(width: width) }
    if isInserting { insertBlanks(width) }
    lastGlyph = scalar
    let start = index(cursor)
    unjoin(start)
    if width == 2 { unjoin(start + 1) }
    cells[start] = ModelCell(text: text, width: width, style: style)
    if width == 2 { cells[start + 1] = ModelCell(text: "", width: 0, style: style) }
    if cursor.column + width == size.columns {
      isWrapPending = true
      cursor.column = size.columns - 1
    } else {
      cursor.column += width
    }
  }

  /// Makes room for a glyph behind the last column: in the next row, or, where nothing wraps, over
  /// what stands at the edge.
  private mutating func passEdge(width: Int) {
    isWrapPending = false
    if modes.contains(7) {
      cursor.column = 0
      lineFeed()
    } else {
      cursor.column = size.columns - width
    }
  }

  /// Moves to the next row and scrolls at the end of the scrolled part.
  mutating func lineFeed() {
    if cursor.row == scrolled.upperBound {
      scrollUp(1)
    } else {
      cursor.row = min(cursor.row + 1, size.rows - 1)
    }
  }

  func index(_ position: Position) -> Int { position.row * size.columns + position.column }

  /// Blanks the other half of a wide glyph of which a half is about to go.
  mutating func unjoin(_ index: Int) {
    let column = index % size.columns
    if cells[index].width == 0, column > 0 {
      cells[index - 1] = ModelCell(text: " ", width: 1, style: cells[index - 1].style)
    } else if cells[index].width == 2 {
      cells[index + 1] = ModelCell(text: " ", width: 1, style: cells[index + 1].style)
    }
  }

  private mutating func join(_ mark: String) {
    var index = index(cursor) - (isWrapPending ? 0 : 1)
    guard index >= 0 else { return }
    if cells[index].width == 0, index > 0 { index -= 1 }
    cells[index].text += mark
  }
}
