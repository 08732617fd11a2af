import TerminalCore

/// A value between two marks that show in which directions it can change, and with which keys:
/// `‹ 3 ›`, or `- 3 +` where Left and Right move the focus.
struct SteppedValue {
  /// The text before the value.
  private let label: ControlLabel

  /// The width of the longest value, in cells.
  private let widest: Int

  /// The width of the line, in cells.
  private let lineWidth: Int

  /// Creates the value of a control in a layout.
  ///
  /// - Parameters:
  ///   - label: The text before the value.
  ///   - widest: The width of the longest value, in cells.
  ///   - layout: The layout to which the control will be added.
  init(_ label: String, widest: Int, in layout: Layout<some Routed>) {
    self.label = ControlLabel(label, in: layout, hasSigns: true, widest: widest)
    self.widest = max(1, widest)
    lineWidth = layout.width
    self.label.takeValue(self.widest)
  }

  /// Creates the control that shows the value and changes it.
  ///
  /// - Parameters:
  ///   - words: The text of the value.
  ///   - place: What line mode reads after the value: its place among the others.
  ///   - canStep: Whether the value can change in a direction, -1 or 1.
  ///   - step: Changes the value in a direction.
  ///   - press: What Enter does.
  /// - Returns: The control.
  func control<Owner>(
    words: @escaping (Owner) -> String, place: @escaping (Owner, Phrases) -> String,
    canStep: @escaping (Owner, Int) -> Bool, step: @escaping (inout Owner, Int) -> Void,
    press: @escaping (inout Owner) -> Void
  ) -> Control<Owner> {
    Control(
      lines: label.lines + 1,
      text: { [label] in "\(label.text) \(words($0))" },
      press: { screen, _ in press(&screen) },
      adjust: { screen, steps, _ in step(&screen, steps) },
      click: { screen, position, _ in
        let direction = direction(at: position)
        if direction != 0 { step(&screen, direction) }
      },
      draw: { screen, line, canvas in
        let steps = [-1, 1].filter { canStep(screen, $0) }
        draw(
          line, value: words(screen), steps: Set(steps), place: { place(screen, $0) }, on: &canvas)
      }
    ).enter(.change)
  }

  /// The columns reserved for the value, between the marks, so that these don't move. In a form,
  /// they are known only once all values are.
  private var columns: Range<Int> {
    let start = label.signStart + ControlLabel.signWidth
    let valueWidth = label.valueWidth ?? widest
    return start..<max(start + 1, min(start + valueWidth, lineWidth - 2))
  }

  /// Draws a line.
  ///
  /// - Parameters:
  ///   - line: The index of the line, from 0.
  ///   - value: The text of the value.
  ///   - steps: The directions in which the value can change, each -1 or 1.
  ///   - place: What is read after the value: its place among the others.
  ///   - canvas: The line to draw on.
  private func draw(
    _ line: Int, value: String, steps: Set<Int>, place: (Phrases) -> String,
    on canvas: inout Canvas
  ) {
    label.draw(line, on: &canvas)
    guard line == label.lines else { return }
    // Where frames are read, the marks would be read too, and can't be clicked.
    guard !canvas.appearance.readsFrames else {
      return drawRead("\(value) \(place(canvas.phrases))", on: &canvas)
    }
    // The same kind of sign at both sides, even if only one arrow is taken.
    let (less, more) = canvas.sidesTaken.isEmpty ? canvas.appearance.glyphs.sideMarks : ("-", "+")
    let columns = columns
    // A mark at an end of the range stays, but hardly visible: without it, the value would look
    // like another kind of control.
    let role = { (step: Int) -> Role in steps.contains(step) ? .text : .border }
    canvas.write(less, at: columns.lowerBound - 2, role: role(-1))
    canvas.write(value, truncatedTo: columns)
    canvas.write(more, at: columns.upperBound + 1, role: role(1))
  }

  /// Writes the value and its place, two spaces after its label, as between all parts of a line.
  private func drawRead(_ value: String, on canvas: inout Canvas) {
    let gap = label.isColumn || label.lines > 0 ? 0 : 1
    canvas.write(value, at: label.end + gap)
  }

  /// The direction of a click at a position: -1 or 1 on a mark, otherwise 0.
  private func direction(at position: Position) -> Int {
    guard position.row == label.lines else { return 0 }
    switch position.column {
    case columns.lowerBound - 2..<columns.lowerBound: return -1
    case columns.upperBound...columns.upperBound + 1: return 1
    default: return 0
    }
  }
}
