import TerminalCore

/// A line of text that the person edits.
public struct Field<Owner: Routed> {
  /// The property with the text.
  let text: WritableKeyPath<Owner, String>

  /// The purpose, on which the meaning of some keys depends.
  let purpose: FieldPurpose

  /// The text before the field.
  let label: String

  /// The text in an empty field.
  let placeholder: String

  /// The action of Enter in an entry field.
  let submit: ((inout Owner, Context<Owner>) -> Void)?
}

/// The purpose of a field, on which the meaning of some keys depends.
enum FieldPurpose: Hashable {
  /// A search, which filters the rows below: Escape clears it, Enter chooses the focused row.
  case search
  /// An answer: Enter submits it.
  case entry
}

extension Field {
  /// Draws label, text and cursor. Of a long text, the part up to the cursor is shown, and the
  /// limit once it is near.
  func draw(_ text: String, cursor: Int, on canvas: inout Canvas) {
    let start = canvas.write(label + " ", style: .bold)
    guard !text.isEmpty else {
      canvas.write(placeholder, at: start, style: .dim)
      canvas.setCursor(at: start)
      return
    }
    let right = drawLimit(of: text, on: &canvas)
    let room = max(1, right - start - 1)
    let end = text.index(text.startIndex, offsetBy: cursor, limitedBy: text.endIndex)
    var (first, used) = (end ?? text.endIndex, 0)
    while first > text.startIndex {
      let before = text.index(before: first)
      let width = String(text[before]).displayWidth
      guard used + width <= room else { break }
      (first, used) = (before, used + width)
    }
    canvas.write(
      String(text[first...]), at: start, limit: right, style: Style(attributes: .underline))
    canvas.setCursor(at: start + used)
  }

  /// Draws the limit at the right edge if the text is nearly that long. Returns the column at which
  /// the text must end.
  private func drawLimit(of text: String, on canvas: inout Canvas) -> Int {
    guard FieldText.isNearlyFull(text) else { return canvas.width }
    let words = canvas.phrases.fieldLimit(FieldText.limit)
    let start = max(0, canvas.width - words.displayWidth)
    canvas.write(words, at: start, style: .dim)
    return max(0, start - 1)
  }
}
