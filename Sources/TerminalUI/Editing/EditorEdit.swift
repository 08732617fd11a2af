import TerminalCore

/// An editing command of a text of several lines.
enum EditorEdit: Equatable {
  case left, right, wordLeft, wordRight, up, down, pageUp, pageDown
  case lineStart, lineEnd, start, end
  case newline, backspace, delete, deleteWord, clearLine, undo, redo
}

extension EditorEdit {
  /// The edit of a key, or `nil` if it is not an editing key.
  init?(_ key: Key) {
    switch key {
    case Key(.left), Key(.character("b"), .control): self = .left
    case Key(.right), Key(.character("f"), .control): self = .right
    case Key(.left, .control), Key(.left, .alt), Key(.character("b"), .alt): self = .wordLeft
    case Key(.right, .control), Key(.right, .alt), Key(.character("f"), .alt): self = .wordRight
    case Key(.up): self = .up
    case Key(.down): self = .down
    case Key(.pageUp): self = .pageUp
    case Key(.pageDown): self = .pageDown
    case Key(.home), Key(.character("a"), .control): self = .lineStart
    case Key(.end), Key(.character("e"), .control): self = .lineEnd
    case Key(.home, .control): self = .start
    case Key(.end, .control): self = .end
    case Key(.enter): self = .newline
    default: self.init(changing: key)
    }
  }

  private init?(changing key: Key) {
    switch key {
    case Key(.backspace): self = .backspace
    case Key(.delete), Key(.character("d"), .control): self = .delete
    case Key(.character("w"), .control): self = .deleteWord
    case Key(.character("u"), .control): self = .clearLine
    // Terminals send the same for Ctrl-/ and Ctrl-_; Ctrl-Z stops the program.
    case Key(.character("_"), .control), Key(.character("/"), .control),
      Key(.character("u"), .alt):
      self = .undo
    case Key(.character("e"), .alt): self = .redo
    default: return nil
    }
  }
}
