import TerminalCore

/// The text of a field with its cursor, as a value that keys edit.
struct FieldText: Equatable {
  /// The text.
  var text: String

  /// The cursor, in characters from the start.
  var cursor: Int

  init(_ text: String, cursor: Int) {
    self.text = text
    self.cursor = max(0, min(cursor, text.count))
  }

  /// Puts text where the cursor is; line ends and other controls become spaces.
  mutating func insert(_ inserted: String) {
    let clean = String(inserted.map { $0.isControl ? " " : $0 })
    // An accent or a sound mark may join the character before it, so the text after the cursor is
    // what stays, not the number of characters.
    let rest = text.count - cursor
    text.insert(contentsOf: clean, at: index)
    cursor = max(0, text.count - rest)
  }

  /// Carries out an edit; whether it changed anything.
  mutating func edit(_ edit: FieldEdit) -> Bool {
    let before = self
    switch edit {
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = text.count
    case .backspace: remove(from: cursor - 1, to: cursor)
    case .delete: remove(from: cursor, to: cursor + 1)
    case .clear: remove(from: 0, to: text.count)
    case .deleteWord: remove(from: startOfWord, to: cursor)
    }
    return self != before
  }

  private var index: String.Index { text.index(text.startIndex, offsetBy: cursor) }

  private var startOfWord: Int {
    let before = text.prefix(cursor)
    let trimmed = before.lastIndex { $0 != " " }.map { before[...$0] } ?? ""
    return trimmed.lastIndex(of: " ").map { text.distance(from: text.startIndex, to: $0) + 1 } ?? 0
  }

  private mutating func remove(from start: Int, to end: Int) {
    guard start >= 0, end <= text.count, start < end else { return }
    let first = text.index(text.startIndex, offsetBy: start)
    text.removeSubrange(first..<text.index(text.startIndex, offsetBy: end))
    cursor = start
  }
}

extension Character {
  /// Whether the character commands a terminal instead of showing something.
  fileprivate var isControl: Bool {
    isNewline || unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

/// A change of the field by a key that types nothing.
enum FieldEdit: Equatable {
  case left, right, home, end, backspace, delete, clear, deleteWord
}

extension FieldEdit {
  /// What a key does to a field.
  init?(_ key: Key) {
    switch key {
    case Key(.left), Key(.character("b"), .control): self = .left
    case Key(.right), Key(.character("f"), .control): self = .right
    case Key(.home), Key(.character("a"), .control): self = .home
    case Key(.end), Key(.character("e"), .control): self = .end
    case Key(.backspace): self = .backspace
    case Key(.delete), Key(.character("d"), .control): self = .delete
    case Key(.character("u"), .control): self = .clear
    case Key(.character("w"), .control): self = .deleteWord
    default: return nil
    }
  }
}
