import TerminalCore

/// One drawing step on a frame.
enum Drawing {
  case write(String, at: Position, limit: Int?, style: Style)
  case fill(Range<Int>, row: Int, style: Style)
  /// The frame itself, moved to the right over an empty one or over the frame before the last
  /// slide.
  case slide(columns: Int, isOverLast: Bool)
  case clear
  case cursor(Position)

  /// Draws the step.
  ///
  /// - Parameters:
  ///   - frame: The frame to draw on.
  ///   - last: The frame before the last slide.
  /// - Returns: The column after the written text, if any.
  func draw(on frame: inout Frame, last: inout Frame) -> Int? {
    switch self {
    case .write(let text, let position, let limit, let style):
      return frame.write(text, at: position, limit: limit, style: style)
    case .fill(let columns, let row, let style): frame.fill(columns, row: row, style: style)
    case .slide(let columns, let isOverLast):
      var below = isOverLast ? last : Frame(size: frame.size)
      below.draw(frame, movedRightBy: columns)
      last = frame
      frame = below
    case .clear: frame.clear()
    case .cursor(let position): frame.cursor = position
    }
    return nil
  }
}
