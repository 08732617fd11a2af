import TerminalCore

/// An editing command for multiline text.
enum EditorEdit: Equatable {
  /// A command of single-line fields, which applies to a line rather than to the whole text.
  case inLine(FieldEdit)
  case up, down, pageUp, pageDown, start, end, newline, undo, redo
}

extension EditorEdit {
  /// The edit for a key; `nil` if it isn't an editing key. The keys of single-line fields work here
  /// too.
  init?(_ key: Key) {
    if let edit = FieldEdit(key) {
      self = .inLine(edit)
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
}
