import TerminalCore

/// An editing command for multiline text.
enum EditorEdit: Equatable {
  case left, right, wordLeft, wordRight, up, down, pageUp, pageDown
  case lineStart, lineEnd, start, end
  case newline, backspace, delete, deleteWord, clearLine, deleteToLineEnd, undo, redo
}

extension EditorEdit {
  /// The edit for a key; `nil` if it isn't an editing key. The keys of single-line fields work here
  /// too, and apply to a line rather than to the whole text.
  init?(_ key: Key) {
    if let edit = FieldEdit(key) {
      self.init(edit)
      return
    }
    switch key {
    case Key(.up): self = .up
    case Key(.down): self = .down
    case Key(.pageUp): self = .pageUp
    case Key(.pageDown): self = .pageDown
    case Key(.home, .control): self = .start
    case Key(.end, .control): self = .end
    case Key(.enter): self = .newline
    // Terminals send the same byte for Ctrl-/ and Ctrl-_, and Ctrl-Z suspends the program.
    case Key(.character("_"), .control), Key(.character("/"), .control),
      Key(.character("u"), .alt):
      self = .undo
    case Key(.character("e"), .alt): self = .redo
    default: return nil
    }
  }

  /// The equivalent of a single-line field's edit.
  private init(_ edit: FieldEdit) {
    self =
      switch edit {
      case .left: .left
      case .right: .right
      case .wordLeft: .wordLeft
      case .wordRight: .wordRight
      case .home: .lineStart
      case .end: .lineEnd
      case .backspace: .backspace
      case .delete: .delete
      case .clear: .clearLine
      case .deleteWord: .deleteWord
      case .deleteToEnd: .deleteToLineEnd
      }
  }
}
