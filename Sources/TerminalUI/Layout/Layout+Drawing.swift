import TerminalCore

/// What drawing a layout needs to know beside the lines.
struct Scene<Owner: Routed> {
  /// The screen.
  let owner: Owner

  /// The focus and the scroll positions.
  let viewport: Viewport

  /// The keys that the screen and the app have bound, which choose no rows.
  let bound: KeysInForce

  /// The field that gets the typed characters, if there is one.
  let typed: ViewID?

  /// Whether rows show the digits that choose them.
  let showsNumbers: Bool

  /// Whether rows show keys of their own.
  let showsKeys: Bool

  /// The region that is being drawn.
  var region = ViewID.root

  /// Whether that region has the focus.
  var isActive = true

  /// Whether the piece that is being drawn stands in another view, where rows have no numbers.
  var isInGroup = false
}

extension Layout {
  /// Draws some lines, the first on the canvas's row.
  ///
  /// - Complexity: O(*n*) in the number of these lines and of the pieces on them.
  func draw(_ visible: Range<Int>, on canvas: inout Canvas, scene: Scene<Owner>) {
    let firstRow = canvas.row
    for index in firstPiece(below: visible.lowerBound)..<pieces.count {
      let piece = pieces[index]
      if piece.start >= visible.upperBound { break }
      let lines = visible.clamped(to: piece.span)
      canvas.row = firstRow + lines.lowerBound - visible.lowerBound
      let shown = lines.lowerBound - piece.start..<lines.upperBound - piece.start
      piece.draw(shown, on: &canvas, scene: scene)
    }
  }

  /// The index of the first piece that reaches below a line.
  private func firstPiece(below line: Int) -> Int {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].span.upperBound <= line { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension PinnedLines {
  /// Draws the lines from the canvas's row on, above a row. Leaves the canvas below them.
  func draw(on canvas: inout Canvas, above end: Int, scene: Scene<Owner>) {
    for piece in pieces where canvas.row < end {
      let lines = min(piece.lines, end - canvas.row)
      let row = canvas.row
      piece.draw(0..<lines, on: &canvas, scene: scene)
      canvas.row = row + lines
    }
  }
}

// MARK: - Pieces

extension Piece {
  /// Draws some of the piece's lines, the first on the canvas's row.
  fileprivate func draw(_ lines: Range<Int>, on canvas: inout Canvas, scene: Scene<Owner>) {
    switch kind {
    case .run(let run) where run.targets > 0: draw(run, lines, on: &canvas, scene: scene)
    case .run(let run):
      for line in lines {
        run.draw(line, &canvas)
        canvas.row += 1
      }
    case .field(let field):
      draw(field, on: &canvas, scene: scene)
    case .control(let control): draw(control, lines, on: &canvas, scene: scene)
    case .group(let group): draw(group, lines, on: &canvas, scene: scene)
    case .region(let region): draw(region, lines, on: &canvas, scene: scene)
    }
  }

  /// Draws the targets of a list or a grid.
  private func draw(
    _ run: LineRun<Owner>, _ lines: Range<Int>, on canvas: inout Canvas, scene: Scene<Owner>
  ) {
    let focused = scene.viewport[scene.region].focus.flatMap { $0.stop == id ? $0.item : nil }
    for line in lines {
      for item in line * run.across..<min((line + 1) * run.across, run.targets) {
        canvas.isFocused = item == focused && scene.isActive
        canvas.isRemembered = item == focused && !scene.isActive
        canvas.key = key(of: item, in: run, scene: scene)
        if run.across == 1 {
          run.draw(item, &canvas)
        } else {
          let columns = run.columns(ofCell: item % run.across, width: canvas.width)
          canvas.inside(columns) { run.draw(item, &$0) }
        }
      }
      canvas.row += 1
    }
    (canvas.isFocused, canvas.isRemembered, canvas.key) = (false, false, nil)
  }

  /// The key that chooses a row, a blank if it has another meaning so that the texts of all rows
  /// stay below each other.
  private func key(of item: Int, in run: LineRun<Owner>, scene: Scene<Owner>) -> Character? {
    let key: Character?
    if let own = run.key {
      key = scene.showsKeys ? own : nil
    } else {
      key = scene.showsNumbers && !scene.isInGroup ? "\(numbersBefore + item + 1)".first : nil
    }
    return key.map { scene.bound.isBound($0) ? " " : $0 }
  }

  private func draw(
    _ field: Field<Owner>, line: Int = 0, on canvas: inout Canvas, scene: Scene<Owner>
  ) {
    let complains = scene.viewport.validation.complains(id)
    let columns = field.drawSurroundings(
      line, complaint: complains ? field.complaint?(scene.owner) : nil, on: &canvas)
    guard let columns else { return }
    canvas.inside(columns) {
      field.draw(
        scene.owner[keyPath: field.text], cursor: scene.viewport[cursorOf: id],
        isTyped: scene.typed == id, on: &$0)
    }
  }

  private func draw(
    _ control: Control<Owner>, _ lines: Range<Int>, on canvas: inout Canvas, scene: Scene<Owner>
  ) {
    let hasFocus = scene.viewport[scene.region].focus?.stop == id
    canvas.isFocused = hasFocus && scene.isActive
    canvas.isRemembered = hasFocus && !scene.isActive
    for line in lines {
      canvas.isFirstInSight = line == lines.lowerBound
      if let field = control.field {
        draw(field, line: line, on: &canvas, scene: scene)
      } else {
        control.draw(scene.owner, line, &canvas)
      }
      canvas.row += 1
    }
    (canvas.isFocused, canvas.isRemembered, canvas.isFirstInSight) = (false, false, true)
  }

  private func draw(
    _ group: PieceGroup<Owner>, _ lines: Range<Int>, on canvas: inout Canvas, scene: Scene<Owner>
  ) {
    let firstRow = canvas.row
    if let border = group.border {
      canvas.holdsFocus = scene.isActive && scene.viewport.focusedGroups.contains(id)
      for line in lines {
        border(line, self.lines, &canvas)
        canvas.row += 1
      }
      canvas.holdsFocus = false
    }
    let start = group.inset.above
    let inner = lines.clamped(to: start..<max(start, self.lines - group.inset.below))
    var scene = scene
    scene.isInGroup = true
    for child in group.children {
      canvas.row = firstRow + inner.lowerBound - lines.lowerBound
      canvas.inside(child.columns) {
        child.layout.draw(
          inner.lowerBound - start..<inner.upperBound - start, on: &$0, scene: scene)
      }
    }
  }

  private func draw(
    _ region: Region<Owner>, _ lines: Range<Int>, on canvas: inout Canvas, scene: Scene<Owner>
  ) {
    var inner = scene
    inner.isInGroup = true
    inner.isActive = scene.isActive && scene.viewport[scene.region].focus?.stop == id
    inner.region = region.id
    let top = scene.viewport[region.id].top
    let row = canvas.row
    canvas.inside(0..<region.layout.width) {
      region.layout.draw(top + lines.lowerBound..<top + lines.upperBound, on: &$0, scene: inner)
    }
    canvas.row = row
    ScrollBar(top: top, height: self.lines, lines: region.layout.lineCount)
      .draw(lines, at: region.layout.width, hasFocus: inner.isActive, on: &canvas)
  }
}
