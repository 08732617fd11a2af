import Navigation
import TerminalCore

/// The text field of a dialog.
struct PromptField {
  /// The text and its cursor.
  var text: FieldText

  /// The narrowest field, in cells, in a window that is wide enough.
  static let width = 36

  init(_ text: String) {
    self.text = FieldText(text, cursor: text.count)
  }

  /// Edits the text with a key. Returns `false` if it isn't an editing key.
  mutating func edit(with key: Key) -> Bool {
    if let character = key.typedCharacter {
      text.insert(String(character))
      return true
    }
    guard let edit = FieldEdit(key) else { return false }
    _ = text.edit(edit)
    return true
  }

  /// Moves the cursor to a column of a field that is looked at.
  mutating func moveCursor(toColumn column: Int, width: Int) {
    text.cursor = window(width: width, hasMarks: true).cursor(atColumn: column)
  }

  private func window(width: Int, hasMarks: Bool) -> FieldWindow {
    // The dialog has a free cell before its border.
    FieldWindow(text.text, cursor: text.cursor, width: width, spare: 1, hasMarks: hasMarks)
  }

  /// Draws the part of the text around the cursor, and places the terminal's cursor.
  func draw(
    on frame: inout Frame, columns: Range<Int>, row: Int, style: Style, _ appearance: Appearance
  ) {
    frame.fill(columns, row: row, style: style)
    let window = window(width: columns.count, hasMarks: !appearance.readsFrames)
    func write(_ text: String, at column: Int) {
      frame.write(
        text, at: Position(column: columns.lowerBound + column, row: row),
        limit: columns.upperBound, style: style)
    }
    let marks = appearance.glyphs.sideMarks
    if window.start > 0 { write(marks.left, at: 0) }
    write(window.text, at: window.start)
    if let end = window.endMark { write(marks.right, at: end) }
    frame.cursor = Position(column: columns.lowerBound + window.cursor, row: row)
  }
}

extension Context {
  /// Asks the user for a line of text, in a dialog over the screen.
  ///
  /// Enter answers and Escape cancels; both are also choices below the field. The closure is called
  /// exactly once, however the dialog ends: if the screen is removed while the dialog is open, the
  /// dialog is cancelled.
  ///
  /// - Parameters:
  ///   - message: The question. Long text is wrapped.
  ///   - text: The initial text of the field.
  ///   - answer: Called with the screen and the text; `nil` if the user cancelled.
  public func prompt(
    _ message: String, text: String = "",
    answer: @escaping (inout Owner, String?, Context) -> Void
  ) {
    let words = phrases.dialogs
    let dialog = DialogContent(message, choices: [words.accept, words.cancel])
    let box = DialogBox(dialog: dialog, field: PromptField(text), on: host.session.appearance)
    present(box) { screen, choice, text, context in
      answer(&screen, choice == dialog.cancelling ? nil : text, context)
    }
  }
}
