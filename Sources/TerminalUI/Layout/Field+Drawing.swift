import TerminalCore

extension Field {
  /// Draws label, text and cursor, with the part of the text in sight that holds the cursor.
  func draw(_ text: String, cursor: Int, on canvas: inout Canvas) {
    let start = canvas.write(label + " ", style: .bold)
    guard !text.isEmpty else {
      canvas.write(placeholder, at: start, style: .dim)
      canvas.setCursor(at: start)
      return
    }
    let room = max(1, canvas.width - start - 1)
    let end = text.index(text.startIndex, offsetBy: cursor, limitedBy: text.endIndex)
    var (first, used) = (end ?? text.endIndex, 0)
    while first > text.startIndex {
      let before = text.index(before: first)
      let width = String(text[before]).displayWidth
      guard used + width <= room else { break }
      (first, used) = (before, used + width)
    }
    canvas.write(String(text[first...]), at: start, style: Style(attributes: .underline))
    canvas.setCursor(at: start + used)
  }
}
