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

  /// The number of targets.
  private(set) var targetCount = 0

  init(width: Int, appearance: Appearance) {
    self.width = width
    self.appearance = appearance
  }

  /// Adds lines below those that are there.
  public mutating func add(_ run: LineRun<Owner>) {
    runs.append(run)
    lineCount += run.lines
    targetCount += run.targets
  }

  /// Adds lines that stay in sight at the top, whatever is scrolled, unless there is hardly room for more.
  public mutating func pin(_ run: LineRun<Owner>) {
    precondition(run.targets == 0, "pinned lines can't be chosen: \(run.targets) targets")
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
  mutating func unpinIfCrowded(rows: Int) {
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
  /// The target with an index, counted from 0 over all runs.
  ///
  /// - Complexity: O(*n*) in the number of runs, whatever they hold.
  func target(_ index: Int) -> FocusTarget<Owner>? { look(atTarget: index) { $0.target($1) } }

  /// What tells the target with an index from others.
  func id(ofTarget index: Int) -> RowID? { look(atTarget: index) { $0.id($1) } }

  /// Reads something of the run that has a target, at the target's place in it.
  private func look<Result>(
    atTarget index: Int, _ read: (LineRun<Owner>, _ place: Int) -> Result
  ) -> Result? {
    var first = 0
    for run in runs where run.targets > 0 {
      if index >= first, index < first + run.targets { return read(run, index - first) }
      first += run.targets
    }
    return nil
  }

  /// The line that a target stands on.
  func line(ofTarget index: Int) -> Int? {
    var (targets, lines) = (0, 0)
    for run in runs {
      if index >= targets, index < targets + run.targets { return lines + index - targets }
      targets += run.targets
      lines += run.lines
    }
    return nil
  }

  /// The target on a line, or `nil` where the line can't be chosen.
  func target(onLine line: Int) -> Int? {
    var (targets, lines) = (0, 0)
    for run in runs {
      if line >= lines, line < lines + run.lines {
        return run.targets > 0 ? targets + line - lines : nil
      }
      targets += run.targets
      lines += run.lines
    }
    return nil
  }

  /// How many targets stand above a line, which is also the index of the first on or below it.
  func targetCount(aboveLine line: Int) -> Int {
    var (targets, lines) = (0, 0)
    for run in runs where lines < line {
      targets += min(run.targets, line - lines)
      lines += run.lines
    }
    return targets
  }

  /// Where the target with an identity is now, looked for only when it is not where it was.
  ///
  /// - Complexity: O(1) while the row is where it was, or is told by its place; else O(*n*) in the
  ///   number of targets.
  func index(of id: RowID, near index: Int) -> Int? {
    if self.id(ofTarget: index) == id { return index }
    guard case .named = id else { return nil }
    return (0..<targetCount).first { self.id(ofTarget: $0) == id }
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
    let showsNumbers = field == nil && targetCount <= 9
    var (targets, lines) = (0, 0)
    for run in runs {
      for line in visible.clamped(to: lines..<(lines + run.lines)) {
        let target = targets + line - lines
        canvas.row = rows.lowerBound + line - visible.lowerBound
        canvas.isFocused = run.targets > 0 && target == viewport.focus
        canvas.number = run.targets > 0 && showsNumbers ? target + 1 : nil
        run.draw(line - lines, &canvas)
      }
      targets += run.targets
      lines += run.lines
      if lines >= visible.upperBound { break }
    }
    canvas.isFocused = false
    canvas.number = nil
  }
}
