import TerminalCore

/// A value between two signs, `‹ 3 ›`, which show in what directions it can be changed.
struct SteppedValue {
  /// The words before it.
  let label: ControlLabel

  /// The cells that are kept for the value, so that the signs stay where they are.
  private let valueWidth: Int

  /// The cells of the line.
  private let lineWidth: Int

  /// Makes the place of a value.
  ///
  /// - Parameters:
  ///   - label: The words before it.
  ///   - widest: The cells that the longest value takes.
  ///   - width: The cells of the line.
  init(label: ControlLabel, widest: Int, width: Int) {
    self.label = label
    valueWidth = max(1, widest)
    lineWidth = width
  }

  /// The number of lines.
  var lines: Int { label.lines + 1 }

  /// The columns of the value, between the signs.
  private var columns: Range<Int> {
    let start = label.end + 2
    return start..<max(start + 1, min(start + valueWidth, lineWidth - 2))
  }

  /// Draws a line.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 0.
  ///   - value: The words for the value.
  ///   - steps: The directions in which it can be changed, each -1 or 1.
  ///   - canvas: The line to draw on.
  func draw(_ line: Int, value: String, steps: Set<Int>, on canvas: inout Canvas) {
    label.draw(line, on: &canvas)
    guard line == label.lines else { return }
    let signs = canvas.appearance.glyphs.stepSigns
    let columns = columns
    if steps.contains(-1) { canvas.write(signs.less, at: columns.lowerBound - 2) }
    canvas.write(
      value, at: columns.lowerBound, limit: columns.upperBound)
    if steps.contains(1) { canvas.write(signs.more, at: columns.upperBound + 1) }
  }

  /// The step that a click on a cell makes: -1 or 1 on a sign, otherwise 0.
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
  /// The signs for less and more, beside a value that can be changed in steps.
  var stepSigns: (less: String, more: String) {
    self == .ascii ? ("<", ">") : ("‹", "›")
  }
}
