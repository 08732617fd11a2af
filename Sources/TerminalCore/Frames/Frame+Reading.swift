extension Frame {
  /// The text of a cell; empty in the second half of a wide glyph.
  public func text(of cell: Cell) -> String {
    if cell.width == 0 { return "" }
    if let character = character(of: cell) { return String(character) }
    return Unicode.Scalar(cell.code).map { String(Character($0)) } ?? ""
  }

  /// The text of a row from edge to edge, trailing blanks included.
  public func line(_ row: Int) -> String {
    var line = ""
    for column in 0..<size.columns { line += text(of: self[column: column, row: row]) }
    return line
  }

  /// The text of all rows, from the top.
  public var lines: [String] { (0..<size.rows).map(line) }

  /// The rows as a picture: each closed by a bar, so that trailing blanks show.
  public var picture: String { lines.map { $0 + "|" }.joined(separator: "\n") }

  /// Whether a row shows the same as that row of another frame of the same size.
  public func isRow(_ row: Int, equalTo other: Frame) -> Bool {
    precondition(size == other.size, "a frame of \(size) beside one of \(other.size)")
    let range = (row * size.columns)..<((row + 1) * size.columns)
    if clusters.isEmpty && other.clusters.isEmpty || clusters == other.clusters {
      return cells[range] == other.cells[range]
    }
    return range.allSatisfy { index in
      let (mine, theirs) = (cells[index], other.cells[index])
      guard mine.style == theirs.style, mine.width == theirs.width else { return false }
      return character(of: mine) == other.character(of: theirs)
        && (mine.code & Cell.clusterBit != 0 || mine.code == theirs.code)
    }
  }

  /// The grapheme that a cell names by index, or `nil` for one that holds its scalar.
  func character(of cell: Cell) -> Character? {
    guard cell.code & Cell.clusterBit != 0 else { return nil }
    return clusters[Int(cell.code & ~Cell.clusterBit)]
  }
}

extension Frame: Equatable {
  public static func == (first: Frame, second: Frame) -> Bool {
    first.size == second.size && first.cursor == second.cursor
      && (0..<first.size.rows).allSatisfy { first.isRow($0, equalTo: second) }
  }
}
