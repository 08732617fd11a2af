/// Where everything of a screen's body goes: pinned lines above, then lines that scroll.
public struct Layout<Owner: Routed> {
  /// The width that the views may use, in cells.
  public let width: Int

  /// Language, glyphs and motion.
  public let appearance: Appearance

  /// What stays at the top.
  private(set) var pinned: [Piece<Owner>] = []

  /// What scrolls.
  private(set) var pieces: [Piece<Owner>] = []

  /// The field that the keyboard writes to.
  private(set) var field: Field<Owner>?

  /// How many of the pinned pieces stand above the field.
  private(set) var piecesAboveField = 0

  /// The number of lines at the top that stay.
  private(set) var pinnedLineCount = 0

  /// The number of lines that scroll.
  private(set) var lineCount = 0

  /// The number of stops.
  private(set) var stopCount = 0

  init(width: Int, appearance: Appearance) {
    self.width = width
    self.appearance = appearance
  }

  /// Adds lines below those that are there.
  public mutating func add(_ piece: Piece<Owner>) {
    pieces.append(piece)
    lineCount += piece.lines
    stopCount += piece.stops
  }

  /// Adds lines that stay in sight at the top, whatever is scrolled, unless there is hardly room for more.
  public mutating func pin(_ piece: Piece<Owner>) {
    precondition(piece.stops == 0, "pinned lines can't be chosen: \(piece.stops) stops")
    pinned.append(piece)
    pinnedLineCount += piece.lines
  }

  /// Adds the field that the keyboard writes to; a screen has one at most.
  public mutating func add(_ field: Field<Owner>) {
    precondition(self.field == nil, "a screen has one field; \(Owner.self) has two")
    self.field = field
    piecesAboveField = pinned.count
    pinnedLineCount += 1
  }

  /// Lets the pinned lines scroll with the others where they would take more than half the rows.
  mutating func makeRoom(rows: Int) {
    let lines = pinnedLineCount - (field == nil ? 0 : 1)
    guard lines > rows / 2 else { return }
    pieces = pinned + pieces
    lineCount += lines
    pinnedLineCount -= lines
    pinned = []
    piecesAboveField = 0
  }
}

// MARK: - Stops

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

// MARK: - Drawing

extension Layout {
  /// Draws the pinned lines and the lines in sight, from row `first` on.
  ///
  /// - Complexity: O(*n*) in the number of visible lines and of pieces.
  func draw(on canvas: inout Canvas, rows: Range<Int>, viewport: Viewport, owner: Owner) {
    canvas.row = rows.lowerBound
    drawPinned(0..<piecesAboveField, on: &canvas, above: rows.upperBound)
    if let field, canvas.row < rows.upperBound {
      field.draw(owner[keyPath: field.text], cursor: viewport.cursor, on: &canvas)
      canvas.row += 1
    }
    drawPinned(piecesAboveField..<pinned.count, on: &canvas, above: rows.upperBound)
    drawScrolled(on: &canvas, rows: canvas.row..<rows.upperBound, viewport: viewport)
  }

  private func drawPinned(_ indices: Range<Int>, on canvas: inout Canvas, above end: Int) {
    for index in indices {
      let piece = pinned[index]
      for line in 0..<piece.lines where canvas.row < end {
        piece.draw(line, &canvas)
        canvas.row += 1
      }
    }
  }

  private func drawScrolled(on canvas: inout Canvas, rows: Range<Int>, viewport: Viewport) {
    let visible = viewport.top..<(viewport.top + rows.count)
    let showsNumbers = field == nil && stopCount <= 9
    var (stops, lines) = (0, 0)
    for piece in pieces {
      for line in visible.clamped(to: lines..<(lines + piece.lines)) {
        let stop = stops + line - lines
        canvas.row = rows.lowerBound + line - visible.lowerBound
        canvas.isFocused = piece.stops > 0 && stop == viewport.focus
        canvas.number = piece.stops > 0 && showsNumbers ? stop + 1 : nil
        piece.draw(line - lines, &canvas)
      }
      stops += piece.stops
      lines += piece.lines
      if lines >= visible.upperBound { break }
    }
    canvas.isFocused = false
    canvas.number = nil
  }
}
