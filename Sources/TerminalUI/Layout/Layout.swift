/// Where everything of a screen's body goes: pinned lines above, then lines that scroll.
public struct Layout<Owner: Routed> {
  /// The width that the views may use, in cells.
  public let width: Int

  /// Language, glyphs and motion.
  public let appearance: Appearance

  /// What stays at the top.
  private(set) var pinned: [LineRun<Owner>] = []

  /// What scrolls.
  private(set) var runs: [LineRun<Owner>] = []

  /// The field that the keyboard writes to.
  private(set) var field: Field<Owner>?

  /// How many of the pinned runs stand above the field.
  private(set) var runsAboveField = 0

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
  public mutating func add(_ run: LineRun<Owner>) {
    runs.append(run)
    lineCount += run.lines
    stopCount += run.stops
  }

  /// Adds lines that stay in sight at the top, whatever is scrolled, unless there is hardly room for more.
  public mutating func pin(_ run: LineRun<Owner>) {
    precondition(run.stops == 0, "pinned lines can't be chosen: \(run.stops) stops")
    pinned.append(run)
    pinnedLineCount += run.lines
  }

  /// Adds the field that the keyboard writes to; a screen has one at most.
  public mutating func add(_ field: Field<Owner>) {
    precondition(self.field == nil, "a screen has one field; \(Owner.self) has two")
    self.field = field
    runsAboveField = pinned.count
    pinnedLineCount += 1
  }

  /// Lets the pinned lines scroll with the others where they would take more than half the rows.
  mutating func makeRoom(rows: Int) {
    let lines = pinnedLineCount - (field == nil ? 0 : 1)
    guard lines > rows / 2 else { return }
    runs = pinned + runs
    lineCount += lines
    pinnedLineCount -= lines
    pinned = []
    runsAboveField = 0
  }
}

// MARK: - Stops

extension Layout {
  /// The stop with an index, counted from 0 over all runs.
  ///
  /// - Complexity: O(*n*) in the number of runs, whatever they hold.
  func stop(_ index: Int) -> Stop<Owner>? { look(atStop: index) { $0.stop($1) } }

  /// What tells the stop with an index from others.
  func id(ofStop index: Int) -> RowID? { look(atStop: index) { $0.id($1) } }

  /// Reads something of the run that has a stop, at the stop's place in it.
  private func look<Result>(
    atStop index: Int, _ read: (LineRun<Owner>, _ place: Int) -> Result
  ) -> Result? {
    var first = 0
    for run in runs where run.stops > 0 {
      if index >= first, index < first + run.stops { return read(run, index - first) }
      first += run.stops
    }
    return nil
  }

  /// The line that a stop stands on.
  func line(ofStop index: Int) -> Int? {
    var (stops, lines) = (0, 0)
    for run in runs {
      if index >= stops, index < stops + run.stops { return lines + index - stops }
      stops += run.stops
      lines += run.lines
    }
    return nil
  }

  /// The stop on a line, or `nil` where the line can't be chosen.
  func stop(onLine line: Int) -> Int? {
    var (stops, lines) = (0, 0)
    for run in runs {
      if line >= lines, line < lines + run.lines {
        return run.stops > 0 ? stops + line - lines : nil
      }
      stops += run.stops
      lines += run.lines
    }
    return nil
  }

  /// How many stops stand above a line, which is also the index of the first on or below it.
  func stopCount(aboveLine line: Int) -> Int {
    var (stops, lines) = (0, 0)
    for run in runs where lines < line {
      stops += min(run.stops, line - lines)
      lines += run.lines
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
  /// - Complexity: O(*n*) in the number of visible lines and of runs.
  func draw(on canvas: inout Canvas, rows: Range<Int>, viewport: Viewport, owner: Owner) {
    canvas.row = rows.lowerBound
    drawPinned(0..<runsAboveField, on: &canvas, above: rows.upperBound)
    if let field, canvas.row < rows.upperBound {
      field.draw(owner[keyPath: field.text], cursor: viewport.cursor, on: &canvas)
      canvas.row += 1
    }
    drawPinned(runsAboveField..<pinned.count, on: &canvas, above: rows.upperBound)
    drawScrolled(on: &canvas, rows: canvas.row..<rows.upperBound, viewport: viewport)
  }

  private func drawPinned(_ indices: Range<Int>, on canvas: inout Canvas, above end: Int) {
    for index in indices {
      let run = pinned[index]
      for line in 0..<run.lines where canvas.row < end {
        run.draw(line, &canvas)
        canvas.row += 1
      }
    }
  }

  private func drawScrolled(on canvas: inout Canvas, rows: Range<Int>, viewport: Viewport) {
    let visible = viewport.top..<(viewport.top + rows.count)
    let showsNumbers = field == nil && stopCount <= 9
    var (stops, lines) = (0, 0)
    for run in runs {
      for line in visible.clamped(to: lines..<(lines + run.lines)) {
        let stop = stops + line - lines
        canvas.row = rows.lowerBound + line - visible.lowerBound
        canvas.isFocused = run.stops > 0 && stop == viewport.focus
        canvas.number = run.stops > 0 && showsNumbers ? stop + 1 : nil
        run.draw(line - lines, &canvas)
      }
      stops += run.stops
      lines += run.lines
      if lines >= visible.upperBound { break }
    }
    canvas.isFocused = false
    canvas.number = nil
  }
}
