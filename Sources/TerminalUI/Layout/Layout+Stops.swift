extension Layout {
  /// The stop with an index, counted from 0 over all pieces.
  ///
  /// - Complexity: O(*n*) in the number of pieces, whatever they hold.
  func stop(_ index: Int) -> Stop<Owner>? {
    var first = 0
    for piece in pieces where piece.stops > 0 {
      if index >= first, index < first + piece.stops { return piece.stop(index - first) }
      first += piece.stops
    }
    return nil
  }

  /// The line that a stop stands on.
  func line(ofStop index: Int) -> Int? {
    var (stops, lines) = (0, 0)
    for piece in pieces {
      if index >= stops, index < stops + piece.stops { return lines + index - stops }
      stops += piece.stops
      lines += piece.lines
    }
    return nil
  }

  /// The stop on a line, or `nil` where the line can't be chosen.
  func stop(onLine line: Int) -> Int? {
    var (stops, lines) = (0, 0)
    for piece in pieces {
      if line >= lines, line < lines + piece.lines {
        return piece.stops > 0 ? stops + line - lines : nil
      }
      stops += piece.stops
      lines += piece.lines
    }
    return nil
  }

  /// How many stops stand above a line, which is also the index of the first on or below it.
  func stopCount(aboveLine line: Int) -> Int {
    var (stops, lines) = (0, 0)
    for piece in pieces where lines < line {
      stops += min(piece.stops, line - lines)
      lines += piece.lines
    }
    return stops
  }

  /// Where the stop with an identity is now, looked for only when it is not where it was.
  ///
  /// - Complexity: O(1) while the row is where it was, or is told by its place; else O(*n*) in the
  ///   number of stops.
  func index(of id: RowID, near index: Int) -> Int? {
    if stop(index)?.id == id { return index }
    guard case .named = id else { return nil }
    return (0..<stopCount).first { stop($0)?.id == id }
  }
}
