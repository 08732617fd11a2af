import TerminalCore

/// A line of text that the keyboard writes to.
public struct Field<Owner: Routed> {
  /// Where the text is kept.
  let text: WritableKeyPath<Owner, String>

  /// What the field is for.
  let purpose: FieldPurpose

  /// What stands before the text.
  let label: String

  /// What an empty field shows.
  let placeholder: String

  /// What Enter does in a field for an answer.
  let submit: ((inout Owner, Context<Owner>) -> Void)?
}

/// What a field is for, which decides what some keys mean in it.
enum FieldPurpose: Hashable {
  /// Narrows the rows below it: Escape empties it, Enter chooses the focused row.
  case search
  /// Takes an answer: Enter hands it in.
  case entry
}

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
