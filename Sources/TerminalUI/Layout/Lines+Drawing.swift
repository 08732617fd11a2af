import TerminalCore

/// The context in which lines are drawn.
struct DrawingContext {
  /// Draws a line of the control with an index among the body's actions, or of the screen's own
  /// field for `nil`.
  let drawControl: (_ number: Int?, _ id: ViewID, _ line: Int, inout Canvas) -> Void

  /// Draws some lines of an editable multiline text, which has a height.
  let drawText:
    (_ number: Int, _ id: ViewID, _ lines: Range<Int>, _ height: Int, inout Canvas) -> Void

  /// The focus and the scroll positions.
  let viewport: Viewport

  /// The keys bound by the screen and the app, which don't choose rows.
  let bound: KeysInForce

  /// Whether rows show the digits that choose them.
  let showsNumbers: Bool

  /// Whether rows show their own keys.
  let showsKeys: Bool

  /// Whether a field takes these keys now, as texts.
  var keysAreTyped = false

  /// The name of the row that leads to what is open beside the screen; `nil` if there is none.
  var openedRow: String?

  /// The region being drawn.
  var region = ViewID.root

  /// Whether that region has the focus.
  var isActive = true

  /// The number of lines of the screen where it is read; `nil` where it is looked at.
  var readLines: Int?
}

extension Lines {
  /// Draws some of the lines, starting at the canvas's row.
  ///
  /// - Complexity: O(*n*), where *n* is the number of these lines and of the items on them.
  func draw(_ visible: Range<Int>, on canvas: inout Canvas, in context: DrawingContext) {
    let firstRow = canvas.row
    for index in firstItem(below: visible.lowerBound)..<items.count {
      let item = items[index]
      if item.start >= visible.upperBound { break }
      let lines = visible.clamped(to: item.span)
      canvas.row = firstRow + lines.lowerBound - visible.lowerBound
      let shown = lines.lowerBound - item.start..<lines.upperBound - item.start
      item.draw(shown, on: &canvas, in: context)
    }
  }
}

extension PinnedLines {
  /// Draws the lines from the canvas's row down to another row. Leaves the canvas below them.
  func draw(on canvas: inout Canvas, above end: Int, in context: DrawingContext) {
    for item in items where canvas.row < end {
      let lines = min(item.lines, end - canvas.row)
      let row = canvas.row
      item.draw(0..<lines, on: &canvas, in: context)
      canvas.row = row + lines
    }
  }
}

// MARK: - Items

extension LayoutItem {
  /// Draws some of the item's lines, starting at the canvas's row.
  fileprivate func draw(_ lines: Range<Int>, on canvas: inout Canvas, in context: DrawingContext) {
    let visible = lines
    let lines = readLines(of: visible, in: context)
    canvas.row += lines.lowerBound - visible.lowerBound
    if isVolatile { canvas.markVolatile(lines: lines.count) }
    if isDisabled, let height = targetHeight {
      canvas.drawDisabled(lines, ofHeight: height) { drawContent(lines, on: &$0, in: context) }
    } else {
      drawContent(lines, on: &canvas, in: context)
    }
  }

  private func drawContent(
    _ lines: Range<Int>, on canvas: inout Canvas, in context: DrawingContext
  ) {
    switch kind {
    case .run(let run) where run.targets > 0: draw(run, lines, on: &canvas, in: context)
    case .run(let run):
      for line in lines {
        run.draw(line, &canvas)
        canvas.row += 1
      }
    case .field: context.drawControl(nil, id, 0, &canvas)
    case .control(let control): draw(control, lines, on: &canvas, in: context)
    case .group(let group): draw(group, lines, on: &canvas, in: context)
    case .region(let region): draw(region, lines, on: &canvas, in: context)
    }
  }

  /// Those of the visible lines that are read.
  private func readLines(of visible: Range<Int>, in context: DrawingContext) -> Range<Int> {
    guard let readLines = context.readLines, case .run(let run) = kind else { return visible }
    return run.linesToRead(of: visible, onScreenOf: readLines)
  }

  /// The number of lines of each target; `nil` if the item has no targets of its own.
  private var targetHeight: Int? {
    switch kind {
    case .run(let run): run.targets > 0 ? run.height : nil
    case .control: self.lines
    case .field, .group, .region: nil
    }
  }

  /// Draws the targets of a list, a grid or a map.
  private func draw(
    _ run: RunShape, _ lines: Range<Int>, on canvas: inout Canvas, in context: DrawingContext
  ) {
    let focused = context.viewport[context.region].focus.flatMap { $0.stop == id ? $0.item : nil }
    func draw(_ item: Int, columns: Range<Int>?) {
      canvas.isFocused = item == focused && context.isActive
      canvas.isRemembered = item == focused && !context.isActive
      canvas.isOpened = context.openedRow.map { run.id(item) == .named($0) } ?? false
      canvas.key = key(of: item, in: run, in: context)
      if let columns {
        canvas.inside(columns) { run.draw(item, &$0) }
      } else {
        run.draw(item, &canvas)
      }
    }
    for line in lines {
      canvas.line = line % run.height
      canvas.isFirstInSight = canvas.line == 0 || line == lines.lowerBound
      if let tiles = run.tiles {
        tiles.background?(line, &canvas)
        for item in tiles.items(onLine: line) { draw(item, columns: tiles.rect(of: item).columns) }
      } else {
        let first = line / run.height * run.across
        for item in first..<min(first + run.across, run.targets) {
          let cell = item % run.across
          draw(item, columns: run.across > 1 ? run.columns(ofCell: cell, width: canvas.width) : nil)
        }
      }
      (canvas.isFocused, canvas.isRemembered, canvas.isOpened) = (false, false, false)
      canvas.key = nil
      canvas.row += 1
    }
    (canvas.line, canvas.isFirstInSight) = (0, true)
  }

  /// The key that chooses a row; a space if the key has another meaning, so that the texts of all
  /// rows stay aligned.
  private func key(of item: Int, in run: RunShape, in context: DrawingContext) -> Character? {
    if isDisabled {
      return (run.keys.isEmpty ? context.showsNumbers : context.showsKeys) ? " " : nil
    }
    let key: Character?
    if !run.keys.isEmpty {
      key = context.showsKeys ? run.key(of: item) ?? " " : nil
    } else {
      key = context.showsNumbers ? run.digit(of: item, after: numbersBefore) ?? " " : nil
    }
    return key.map { context.keysAreTyped || context.bound.isBound($0) ? " " : $0 }
  }

  private func draw(
    _ control: ControlShape, _ lines: Range<Int>, on canvas: inout Canvas,
    in context: DrawingContext
  ) {
    if control.isText { return context.drawText(control.number, id, lines, self.lines, &canvas) }
    let hasFocus = context.viewport[context.region].focus?.stop == id
    canvas.isFocused = hasFocus && context.isActive
    canvas.isRemembered = hasFocus && !context.isActive
    for line in lines {
      canvas.isFirstInSight = line == lines.lowerBound
      context.drawControl(control.number, id, line, &canvas)
      canvas.row += 1
    }
    (canvas.isFocused, canvas.isRemembered, canvas.isFirstInSight) = (false, false, true)
  }

  private func draw(
    _ group: LayoutGroup, _ lines: Range<Int>, on canvas: inout Canvas, in context: DrawingContext
  ) {
    let firstRow = canvas.row
    if let border = group.border {
      canvas.holdsFocus = context.isActive && context.viewport.focusedGroups.contains(id)
      for line in lines {
        border(line, self.lines, &canvas)
        canvas.row += 1
      }
      canvas.holdsFocus = false
    }
    let start = group.inset.above
    let inner = lines.clamped(to: start..<max(start, self.lines - group.inset.below))
    for child in group.children {
      canvas.row = firstRow + inner.lowerBound - lines.lowerBound
      canvas.inside(child.columns) {
        child.lines.draw(
          inner.lowerBound - start..<inner.upperBound - start, on: &$0, in: context)
      }
    }
  }

  private func draw(
    _ region: Region, _ lines: Range<Int>, on canvas: inout Canvas, in context: DrawingContext
  ) {
    var inner = context
    inner.isActive = context.isActive && context.viewport[context.region].focus?.stop == id
    inner.region = region.id
    let top = context.viewport.firstLine(of: region)
    let row = canvas.row
    canvas.inside(0..<region.lines.width) {
      region.lines.draw(top + lines.lowerBound..<top + lines.upperBound, on: &$0, in: inner)
    }
    canvas.row = row
    // Where nothing can be chosen, only the bar shows the focus.
    ScrollBar(top: top, height: self.lines, lines: region.lines.count)
      .draw(
        lines, at: region.lines.width, hasFocus: inner.isActive,
        showsFocus: region.targetCount == 0, on: &canvas)
  }
}
