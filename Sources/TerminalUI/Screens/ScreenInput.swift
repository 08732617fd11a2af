/// What reaches a screen, after keys, clicks and wheels have been told apart.
enum ScreenInput: Equatable {
  /// Move the focus or choose, by key.
  case command(Command)
  /// A character that was typed.
  case text(Character)
  /// A text that was pasted.
  case paste(String)
  /// A key that edits the field.
  case edit(FieldEdit)
  /// The pointer went down on a row of the body, counted from the body's first.
  case press(row: Int)
  /// The pointer went up where it had gone down.
  case click(row: Int)
  /// The wheel turned, down when positive, in lines.
  case scroll(lines: Int)
}

/// A change of the field by a key that types nothing.
enum FieldEdit: Equatable {
  case left, right, home, end, backspace, delete, clear, deleteWord
}
