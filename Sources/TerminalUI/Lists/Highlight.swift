import TerminalCore

/// Parts of a text that stand out.
struct Highlight {
  /// The role of the parts.
  let role: Role

  /// Returns the parts of a text, in order.
  let parts: (String) -> [Range<String.Index>]
}

extension Canvas {
  /// Redraws the highlighted parts of a text. If the text is truncated, its ellipsis stays.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - columns: The columns in which it was drawn.
  ///   - highlights: The parts.
  mutating func highlight(_ text: String, in columns: Range<Int>, _ highlights: [Highlight]) {
    guard !highlights.isEmpty else { return }
    let isCut = text.displayWidth > columns.count
    let limit = columns.upperBound - (isCut ? appearance.glyphs.ellipsis.displayWidth : 0)
    for highlight in highlights {
      for part in highlight.parts(text) {
        let start = columns.lowerBound + String(text[..<part.lowerBound]).displayWidth
        guard start < limit else { break }
        write(String(text[part]), at: start, limit: limit, role: highlight.role)
      }
    }
  }
}
