extension Frame {
  /// Writes text on one row, truncating it at a glyph boundary.
  ///
  /// Tabs and newlines become blanks, other control characters and escape sequences are omitted,
  /// and characters on whose width terminals disagree are replaced. Rows outside the frame are
  /// ignored.
  ///
  /// - Parameters:
  ///   - text: The text to write.
  ///   - position: The cell of the first glyph.
  ///   - limit: The column at which to stop; by default the right edge.
  ///   - style: The style of the cells.
  /// - Returns: The column after the last glyph written.
  /// - Complexity: O(*n*), where *n* is the number of scalars that fit.
  @discardableResult
  public mutating func write(
    _ text: String, at position: Position, limit: Int? = nil, style: Style = .plain
  ) -> Int {
    let end = min(limit ?? size.columns, size.columns)
    guard (0..<size.rows).contains(position.row), position.column >= 0, position.column < end else {
      return position.column
    }
    let row = range(ofRow: position.row)
    let room = row.lowerBound + position.column..<row.lowerBound + end
    let isGlyphCut = cells[room.lowerBound].width == 0
    let index = writePlain(text, in: room, style) ?? writeGlyphs(text, in: room, style)
    let column = index - row.lowerBound
    mendGlyphs(around: position.column..<column, of: row, isFirstCut: isGlyphCut)
    return column
  }

  /// Writes a text of which only ASCII fits, whose characters need no decoding: each byte takes one
  /// cell.
  ///
  /// - Returns: The index after the last cell; `nil` for any other text, of which `writeGlyphs`
  ///   overwrites what has been written.
  private mutating func writePlain(_ text: String, in room: Range<Int>, _ style: Style) -> Int? {
    let bytes = text.utf8Span.span
    let count = min(bytes.count, room.count)
    for offset in 0..<count {
      guard bytes[offset].isPlain else { return nil }
      cells[room.lowerBound + offset] = Cell(code: UInt32(bytes[offset]), style: style, width: 1)
    }
    // What follows may be a mark on the last character.
    return bytes.startsCharacter(at: count) ? room.lowerBound + count : nil
  }

  /// Writes any text, glyph by glyph. Returns the index after the last cell.
  private mutating func writeGlyphs(_ text: String, in room: Range<Int>, _ style: Style) -> Int {
    var index = room.lowerBound
    text.forEachGlyph { scalar, width, marks in
      let next = index + width
      guard next <= room.upperBound else { return false }
      let code = marks.map { clusters.code(of: String(scalar, marks: $0)) } ?? scalar.value
      cells[index] = Cell(code: code, style: style, width: UInt8(truncatingIfNeeded: width))
      if width == 2 { cells[index + 1] = .trailing(style) }
      index = next
      return true
    }
    return index
  }

  /// Fills a range of columns in a row with one glyph, usually a blank; both are clamped to the
  /// frame.
  ///
  /// - Parameters:
  ///   - columns: The columns, from 0.
  ///   - row: The row, from 0.
  ///   - glyph: A glyph that takes one cell.
  ///   - style: The style of the cells.
  /// - Precondition: The glyph takes one cell.
  public mutating func fill(
    _ columns: Range<Int>, row: Int, with glyph: Unicode.Scalar = " ", style: Style = .plain
  ) {
    ensure(
      glyph == " " || glyph.plainWidth == 1
        || !glyph.isControl && String(glyph).displayWidth == 1,
      "a row can't be filled with U+\(String(glyph.value, radix: 16)), which doesn't take one cell")
    let columns = columns.clamped(to: 0..<size.columns)
    guard (0..<size.rows).contains(row), !columns.isEmpty else { return }
    let row = range(ofRow: row)
    let (first, last) = (row.lowerBound + columns.lowerBound, row.lowerBound + columns.upperBound)
    let isGlyphCut = cells[first].width == 0
    let cell = Cell(code: glyph.value, style: style, width: 1)
    // Over the indices of a span rather than columns, the compiler sets several cells at a time.
    var span = cells.mutableSpan
    for index in first..<last { span[index] = cell }
    mendGlyphs(around: columns, of: row, isFirstCut: isGlyphCut)
  }

  /// Replaces one background color with another in a row.
  ///
  /// - Parameters:
  ///   - background: The new background.
  ///   - old: The background to replace; cells with any other keep theirs.
  ///   - row: The row, counting from 0.
  public mutating func setBackground(_ background: Color, insteadOf old: Color, row: Int) {
    guard (0..<size.rows).contains(row) else { return }
    for index in range(ofRow: row) where cells[index].style.background == old {
      var style = cells[index].style
      style.background = background
      cells[index] = Cell(code: cells[index].code, style: style, width: cells[index].width)
    }
  }

  /// Sets the foreground and the attributes of cells in a row, which keep their backgrounds.
  package mutating func setForeground(
    _ foreground: Color, _ attributes: Attributes, in columns: Range<Int>, row: Int
  ) {
    guard (0..<size.rows).contains(row) else { return }
    for column in columns.clamped(to: 0..<size.columns) {
      let cell = cells[row * size.columns + column]
      let style = Style(
        foreground: foreground, background: cell.style.background, attributes: attributes)
      cells[row * size.columns + column] = Cell(code: cell.code, style: style, width: cell.width)
    }
  }

  /// The column after the last glyph in some columns of a row; `nil` if they are blank.
  package func end(ofTextIn columns: Range<Int>, row: Int) -> Int? {
    guard (0..<size.rows).contains(row) else { return nil }
    let columns = columns.clamped(to: 0..<size.columns)
    let last = columns.last { cells[row * size.columns + $0].code != UInt32(UInt8(ascii: " ")) }
    return last.map { $0 + 1 }
  }

  /// Draws another frame shifted to the right, clipped to this frame.
  ///
  /// A wide glyph that straddles an edge becomes a blank.
  public mutating func draw(_ other: Frame, movedRightBy columns: Int) {
    draw(other, Rect(size: other.size), at: Position(column: columns, row: 0))
  }

  /// Draws part of another frame, clipped to both frames.
  ///
  /// A wide glyph that straddles an edge becomes a blank.
  ///
  /// - Parameters:
  ///   - other: The frame to draw.
  ///   - part: The part of that frame to draw.
  ///   - origin: The position of the part's upper left cell in this frame.
  public mutating func draw(_ other: Frame, _ part: Rect, at origin: Position) {
    let across = origin.column - part.origin.column
    let down = origin.row - part.origin.row
    let columns = part.columns.clamped(to: 0..<other.size.columns)
    let lower = max(0, columns.lowerBound + across)
    let target = lower..<max(lower, min(size.columns, columns.upperBound + across))
    guard !target.isEmpty else { return }
    let rows = part.rows.clamped(to: -down..<size.rows - down).clamped(to: 0..<other.size.rows)
    if target.count == size.columns, other.size.columns == size.columns, !rows.isEmpty {
      // Whole rows are one block, and cut no glyph.
      let source = rows.lowerBound * size.columns..<rows.upperBound * size.columns
      return copy(other, from: source, to: (rows.lowerBound + down) * size.columns)
    }
    for from in rows {
      let start = from * other.size.columns - across
      let row = range(ofRow: from + down)
      let isGlyphCut = cells[row.lowerBound + target.lowerBound].width == 0
      copy(
        other, from: start + target.lowerBound..<start + target.upperBound,
        to: row.lowerBound + target.lowerBound)
      blankHalves(at: target, of: row)
      mendGlyphs(around: target, of: row, isFirstCut: isGlyphCut)
    }
  }

  /// Copies cells of another frame as a block: few have clusters, which must be renumbered.
  private mutating func copy(_ other: Frame, from source: Range<Int>, to start: Int) {
    let target = start..<start + source.count
    let part = other.cells.span.extracting(source)
    var span = cells.mutableSpan
    for index in part.indices { span[start + index] = part[index] }
    guard !other.clusters.isEmpty else { return }
    for index in target {
      let cell = cells[index]
      guard let text = other.clusters.text(of: cell.code) else { continue }
      cells[index] = Cell(code: clusters.code(of: text), style: cell.style, width: cell.width)
    }
  }

  /// Adds attributes to all cells.
  public mutating func add(_ attributes: Attributes) {
    for index in cells.indices { cells[index] = cells[index].adding(attributes) }
  }

  /// The indices of a row's cells.
  func range(ofRow row: Int) -> Range<Int> {
    (row * size.columns)..<((row + 1) * size.columns)
  }

  /// Blanks the remaining halves of glyphs cut by writing to a range of columns in a row.
  private mutating func mendGlyphs(
    around columns: Range<Int>, of row: Range<Int>, isFirstCut: Bool
  ) {
    guard !columns.isEmpty else { return }
    let before = row.lowerBound + columns.lowerBound - 1
    if isFirstCut, before >= row.lowerBound { cells[before] = .blank(cells[before].style) }
    let after = row.lowerBound + columns.upperBound
    if after < row.upperBound, cells[after].width == 0 { cells[after] = .blank(cells[after].style) }
  }

  /// Blanks the wide glyphs that lie only half within a range of columns in a row.
  private mutating func blankHalves(at columns: Range<Int>, of row: Range<Int>) {
    let first = row.lowerBound + columns.lowerBound
    let last = row.lowerBound + columns.upperBound - 1
    if cells[first].width == 0 { cells[first] = .blank(cells[first].style) }
    if cells[last].width == 2 { cells[last] = .blank(cells[last].style) }
  }
}
