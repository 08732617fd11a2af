import TerminalCore
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
