import Glibc

extension Frame {
  /// The text of a cell; empty for the second half of a wide glyph.
  public func text(of cell: Cell) -> String {
    if cell.width == 0 { return "" }
    if let text = clusters.text(of: cell.code) { return text }
    return cell.scalar.map { String(Character($0)) } ?? ""
  }

  /// The text of a row from edge to edge, including trailing spaces.
  public func line(_ row: Int) -> String {
    var line = ""
    for column in 0..<size.columns { line += text(of: self[column: column, row: row]) }
    return line
  }

  /// The text of all rows, from top to bottom.
  public var lines: [String] { (0..<size.rows).map(line) }

  /// The rows as text, each ending with a bar to make trailing spaces visible.
  public var picture: String { lines.map { $0 + "|" }.joined(separator: "\n") }

  /// Whether a row looks the same as that row of another frame. Both frames must have the same
  /// size.
  public func isRow(_ row: Int, equalTo other: Frame) -> Bool {
    ensure(size == other.size, "a frame of \(size) beside one of \(other.size)")
    if hasEqualCells(inRow: row, as: other) {
      return clusters.isEmpty || hasEqualClusters(inRow: row, as: other)
    }
    return !clusters.isEmpty && hasEqualTexts(inRow: row, as: other)
  }

  /// Whether the cells of a row are equal as bytes.
  private func hasEqualCells(inRow row: Int, as other: Frame) -> Bool {
    let stride = MemoryLayout<Cell>.stride
    let (start, count) = (row * size.columns * stride, size.columns * stride)
    guard count > 0 else { return true }
    // A cell has no padding, so equal bytes mean equal cells. Comparing cell by cell takes ten
    // times as long.
    return unsafe cells.withUnsafeBytes { mine in
      unsafe other.cells.withUnsafeBytes { theirs in
        guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return true }
        return unsafe memcmp(mine + start, theirs + start, count) == 0
      }
    }
  }

  /// Whether the clusters of a row have the same texts, if their numbers are equal.
  private func hasEqualClusters(inRow row: Int, as other: Frame) -> Bool {
    range(ofRow: row).allSatisfy { index in
      let code = cells[index].code
      guard let mine = clusters.text(of: code), let theirs = other.clusters.text(of: code) else {
        return true
      }
      return mine.utf8.elementsEqual(theirs.utf8)
    }
  }

  /// Whether the cells of a row look the same, even if the two frames number their clusters
  /// differently.
  private func hasEqualTexts(inRow row: Int, as other: Frame) -> Bool {
    range(ofRow: row).allSatisfy { index in
      let (mine, theirs) = (cells[index], other.cells[index])
      guard mine.style == theirs.style, mine.width == theirs.width else { return false }
      return switch (clusters.text(of: mine.code), other.clusters.text(of: theirs.code)) {
      case (let mine?, let theirs?): mine.utf8.elementsEqual(theirs.utf8)
      case (nil, nil): mine.code == theirs.code
      default: false
      }
    }
  }
}

extension Frame: CustomStringConvertible {
  /// The size, the position of the cursor, and the picture, in several lines.
  public var description: String {
    "\(size), cursor \(cursor.map { "at \($0)" } ?? "hidden")\n\(picture)"
  }
}

extension Frame: Equatable {
  /// Whether two frames look alike on a terminal, including where the cursor is.
  ///
  /// What only a terminal that reads frames uses, ``reading`` and ``volatileAreas``, isn't
  /// compared.
  public static func == (first: Frame, second: Frame) -> Bool {
    first.size == second.size && first.cursor == second.cursor && first.focus == second.focus
      && (0..<first.size.rows).allSatisfy { first.isRow($0, equalTo: second) }
  }
}

extension Frame: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(cursor)
    hasher.combine(focus)
    for cell in cells {
      guard let text = clusters.text(of: cell.code) else {
        hasher.combine(cell)
        continue
      }
      // The number of a cluster depends on the order of drawing, which `==` does not compare.
      hasher.combine(cell.style)
      for byte in text.utf8 { hasher.combine(byte) }
    }
  }
}
