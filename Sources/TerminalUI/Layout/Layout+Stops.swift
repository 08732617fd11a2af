extension Layout {
  /// The stop with an index, counted from 0 over all pieces.
  ///
  /// - Complexity: O(*n*) in the number of pieces, whatever they hold.
  func stop(_ index: Int) -> Stop<Owner>? { look(atStop: index) { $0.stop($1) } }

  /// What tells the stop with an index from others.
  func id(ofStop index: Int) -> RowID? { look(atStop: index) { $0.id($1) } }

  /// Reads something of the piece that has a stop, at the stop's place in it.
  private func look<Result>(
    atStop index: Int, _ read: (Piece<Owner>, _ place: Int) -> Result
  ) -> Result? {
    var first = 0
    for piece in pieces where piece.stops > 0 {
      if index >= first, index < first + piece.stops { return read(piece, index - first) }
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
    if self.id(ofStop: index) == id { return index }
    guard case .named = id else { return nil }
    return (0..<stopCount).first { self.id(ofStop: $0) == id }
  }
}
