import TerminalCore

/// A value between two marks that show in which directions it can change, and with which keys:
/// `‹ 3 ›`, or `- 3 +` where Left and Right move the focus.
struct SteppedValue {
  /// The text before the value.
  let label: ControlLabel

  /// The width of the longest value, in cells.
  private let widest: Int

  /// The width of the line, in cells.
  private let lineWidth: Int

  /// Creates a layout for a value.
  ///
  /// - Parameters:
  ///   - label: The text before the value.
  ///   - widest: The width of the longest value, in cells.
  ///   - width: The width of the line, in cells.
  init(label: ControlLabel, widest: Int, width: Int) {
    self.label = label
    self.widest = max(1, widest)
    lineWidth = width
    label.takeValue(self.widest)
  }

  /// The number of lines.
  var lines: Int { label.lines + 1 }

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
  func draw(
    _ line: Int, value: String, steps: Set<Int>, place: (Phrases) -> String,
    on canvas: inout Canvas
  ) {
    label.draw(line, on: &canvas)
    guard line == label.lines else { return }
    // Where frames are read, the marks would be read too, and can't be clicked.
    guard !canvas.appearance.readsFrames else {
      return drawRead("\(value) \(place(canvas.phrases))", on: &canvas)
    }
    let arrows = canvas.appearance.glyphs.stepSigns
    // The same kind of sign at both sides, even if only one arrow is taken.
    let (less, more) = canvas.sidesTaken.isEmpty ? (arrows.less, arrows.more) : ("-", "+")
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

  /// The step of a click at a position: -1 or 1 on a mark, otherwise 0.
  func step(at position: Position) -> Int {
    guard position.row == label.lines else { return 0 }
    switch position.column {
    case columns.lowerBound - 2..<columns.lowerBound: return -1
    case columns.upperBound...columns.upperBound + 1: return 1
    default: return 0
    }
  }
}

extension GlyphSet {
  /// The marks for less and more, beside a value that changes in steps.
  var stepSigns: (less: String, more: String) {
    self == .ascii ? ("<", ">") : ("‹", "›")
  }
}
