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
    var before = text.prefix(cursor)
    while String(before).displayWidth > room { before.removeFirst() }
    let shown = String(before) + text.dropFirst(cursor)
    canvas.write(shown, at: start, style: Style(attributes: .underline))
    canvas.setCursor(at: start + String(before).displayWidth)
  }
}
