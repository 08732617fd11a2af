import TerminalCore
import TerminalUI
import Testing

/// Expects a frame to match a picture, in which each row ends with a bar.
func expect(
  _ frame: Frame, looksLike picture: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    frame.picture == picture, "\nshown:\n\(frame.picture)\nexpected:\n\(picture)\n",
    sourceLocation: sourceLocation)
}

extension Frame {
  /// The rows of the body, without the titles, the hints and the scroll bar.
  var body: [String] {
    lines.dropFirst().dropLast().map { line in
      String(line.dropLast().reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension App {
  /// Whether the screen shows a text.
  nonisolated func shows(_ text: String) -> Bool {
    compose().lines.contains { $0.contains(text) }
  }

  /// The column and row at which the screen shows a text without wide characters.
  nonisolated func place(of text: String) -> (column: Int, row: Int) {
    for (row, line) in compose().lines.enumerated() {
      for column in line.indices where line[column...].hasPrefix(text) {
        return (line.distance(from: line.startIndex, to: column), row)
      }
    }
    Issue.record("the screen does not show \(text)")
    return (0, 0)
  }
}
