/// The lines of a screen's body: pinned lines and a field at the top, then lines that scroll.
public struct Layout<Owner: Routed> {
  /// The width for the views, in cells.
  public let width: Int

  /// Language, glyphs and motion.
  public let appearance: Appearance

  /// The lines that stay at the top.
  private(set) var pinned: [LineRun<Owner>] = []

  /// The lines that scroll.
  private(set) var runs: [LineRun<Owner>] = []

  /// The field, if the screen has one.
  private(set) var field: Field<Owner>?

  /// The number of pinned runs above the field.
  private(set) var runsAboveField = 0

  /// The number of lines that stay at the top, the field included.
  private(set) var pinnedLineCount = 0

  /// The number of lines that scroll.
  private(set) var lineCount = 0

  /// The number of targets among the scrolling lines.
  private(set) var targetCount = 0

  /// The number of targets that numbers choose; the others have keys of their own.
  private(set) var numberedTargetCount = 0

  /// The keys that the screen and the app have bound, which choose no rows.
  var bound = KeysInForce()

  init(width: Int, appearance: Appearance) {
    self.width = width
    self.appearance = appearance
  }

  /// Adds lines at the end.
  public mutating func add(_ run: LineRun<Owner>) {
    runs.append(run)
    lineCount += run.lines
    targetCount += run.targets
    numberedTargetCount += run.numberedTargets
  }

  /// Adds lines that stay at the top. They scroll if the pinned lines would fill more than half the
  /// rows.
  ///
  /// - Precondition: The lines have no targets.
  public mutating func pin(_ run: LineRun<Owner>) {
    precondition(run.targets == 0, "pinned lines can't be chosen: \(run.targets) targets")
    pinned.append(run)
    pinnedLineCount += run.lines
  }

  /// Adds the field.
  ///
  /// - Precondition: The screen has no other field.
  public mutating func add(_ field: Field<Owner>) {
    precondition(self.field == nil, "a screen has one field; \(Owner.self) has two")
    self.field = field
    runsAboveField = pinned.count
    pinnedLineCount += 1
  }

  /// Lets the pinned lines scroll if they would fill more than half the rows.
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

// MARK: - Targets

extension Layout {
  /// The target with an index, counted from 0 over all runs, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the number of runs, however long they are.
  func target(_ index: Int) -> FocusTarget<Owner>? { look(atTarget: index) { $0.target($1) } }

  /// The identity of the target with an index.
  func id(ofTarget index: Int) -> RowID? { look(atTarget: index) { $0.id($1) } }

  /// Finds the run with a target, and reads something at the target's place in the run.
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

  /// The index of the target with a number, counted from 1, or `nil` if there is none.
  func target(numbered number: Int) -> Int? {
    var (targets, numbers) = (0, 0)
    for run in runs {
      if number > numbers, number <= numbers + run.numberedTargets {
        return targets + number - numbers - 1
      }
      targets += run.targets
      numbers += run.numberedTargets
    }
    return nil
  }

  /// The index of the target with a key of its own, or `nil` if there is none.
  func target(withKey key: Character) -> Int? {
    var targets = 0
    for run in runs {
      if run.key == key { return targets }
      targets += run.targets
    }
    return nil
  }

  /// The line of a target, counted from the first scrolling line.
  func line(ofTarget index: Int) -> Int? {
    var (targets, lines) = (0, 0)
    for run in runs {
      if index >= targets, index < targets + run.targets { return lines + index - targets }
      targets += run.targets
      lines += run.lines
    }
    return nil
  }

  /// The index of the target on a line, or `nil` if the line can't be chosen.
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

  /// The number of targets above a line, which is the index of the first one on or below it.
  func targetCount(aboveLine line: Int) -> Int {
    var (targets, lines) = (0, 0)
    for run in runs where lines < line {
      targets += min(run.targets, line - lines)
      lines += run.lines
    }
    return targets
  }

  /// The index of the target with an identity.
  ///
  /// - Parameters:
  ///   - id: The identity to look for.
  ///   - index: The index that the target had before, where it is looked for first.
  /// - Returns: `nil` if the target is gone.
  /// - Complexity: O(1) if the target is still there or is identified by its place; otherwise
  ///   O(*n*) in the number of targets.
  func index(of id: RowID, near index: Int) -> Int? {
    if self.id(ofTarget: index) == id { return index }
    guard case .named = id else { return nil }
    return (0..<targetCount).first { self.id(ofTarget: $0) == id }
  }
}

// MARK: - Drawing

extension Layout {
  /// Draws the pinned lines, the field and the visible lines into some rows of a canvas.
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
    let showsNumbers = field == nil && numberedTargetCount <= 9
    var (targets, numbers, lines) = (0, 0, 0)
    for run in runs {
      for line in visible.clamped(to: lines..<(lines + run.lines)) {
        let target = targets + line - lines
        canvas.row = rows.lowerBound + line - visible.lowerBound
        canvas.isFocused = run.targets > 0 && target == viewport.focus
        let number = showsNumbers && run.numberedTargets > 0 ? line - lines + numbers + 1 : nil
        let key = field == nil ? run.key ?? number.flatMap { "\($0)".first } : nil
        // A blank keeps the texts of all rows below each other.
        canvas.key = key.map { bound.isBound($0) ? " " : $0 }
        run.draw(line - lines, &canvas)
      }
      targets += run.targets
      numbers += run.numberedTargets
      lines += run.lines
      if lines >= visible.upperBound { break }
    }
    canvas.isFocused = false
    canvas.key = nil
  }
}
