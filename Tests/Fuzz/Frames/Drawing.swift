import TerminalCore

/// One thing that is drawn on a frame.
enum Drawing {
  case write(String, at: Position, limit: Int?, style: Style)
  case fill(Range<Int>, row: Int, style: Style)
  /// The frame itself, moved to the right over an empty one or over the frame before the last slide.
  case slide(columns: Int, isOverLast: Bool)
  case clear
  case cursor(Position)

  /// The text that is written, if any is.
  var text: String? {
    if case .write(let text, _, _, _) = self { text } else { nil }
  }
}
