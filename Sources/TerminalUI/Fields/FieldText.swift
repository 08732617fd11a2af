import TerminalCore

/// The text and the cursor of a field, with its editing commands.
struct FieldText: Equatable {
  /// The longest text that can be typed, in Unicode scalars. The cost of a key is proportional to
  /// the length of the text.
  static let limit = 1_000

  var text: String

  /// The position of the cursor, in characters from the start.
  var cursor: Int

  init(_ text: String, cursor: Int) {
    self.text = text
    self.cursor = max(0, min(cursor, text.count))
  }

  /// Whether hardly anything can be added to a text with a limit in characters.
  static func isNearlyFull(_ text: String, limit: Int) -> Bool {
    let rest = min(10, max(1, limit / 4))
    guard text.utf8.count > limit - rest else { return false }
    return limit < Self.limit
      ? text.count > limit - rest : text.unicodeScalars.count > limit - rest
  }

  /// Inserts text at the cursor, up to ``limit`` and a limit in characters. Newlines and tabs
  /// become spaces; other control characters are dropped.
  mutating func insert(_ inserted: String, limit: Int = limit) {
    var room = Self.limit - text.unicodeScalars.count
    var characters = limit - text.count
    var clean = ""
    for character in inserted.lazy.compactMap(\.inField) {
      room -= character.unicodeScalars.count
      characters -= 1
      guard room >= 0, characters >= 0 else { break }
      clean.append(character)
    }
    let index = index
    let end = text[..<index].utf8.count + clean.utf8.count
    text.insert(contentsOf: clean, at: index)
    // The inserted text may combine with the character before or after it.
    cursor = text.distance(from: text.startIndex, to: text.characterStart(from: end))
  }

  /// Applies an edit. Returns `false` if nothing changed.
  mutating func edit(_ edit: FieldEdit) -> Bool {
    let before = self
    switch edit {
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .wordLeft: cursor = startOfWord
    case .wordRight: cursor = endOfWord
    case .home: cursor = 0
    case .end: cursor = text.count
    case .backspace: remove(from: cursor - 1, to: cursor)
    case .delete: remove(from: cursor, to: cursor + 1)
    case .clear: remove(from: 0, to: text.count)
    case .deleteWord: remove(from: startOfWord, to: cursor)
    case .deleteToEnd: remove(from: cursor, to: text.count)
    }
    return self != before
  }

  private var index: String.Index { text.index(text.startIndex, offsetBy: cursor) }

  private var startOfWord: Int {
    text.distance(from: text.startIndex, to: text.wordStart(before: index))
  }

  private var endOfWord: Int {
    text.distance(from: text.startIndex, to: text.wordEnd(after: index))
  }

  private mutating func remove(from start: Int, to end: Int) {
    guard start >= 0, end <= text.count, start < end else { return }
    let first = text.index(text.startIndex, offsetBy: start)
    text.removeSubrange(first..<text.index(text.startIndex, offsetBy: end))
    cursor = start
  }
}

extension Character {
  /// The character as a field of one line keeps it; `nil` for one that it drops.
  fileprivate var inField: Character? {
    if self == "\t" || isNewline { return " " }
    let isControl = unicodeScalars.contains { $0.properties.generalCategory == .control }
    return isControl ? nil : self
  }
}

/// An editing command of a field. `deleteWord` deletes back to the start of a word, `deleteToEnd`
/// from the cursor on.
enum FieldEdit: Equatable {
  case left, right, wordLeft, wordRight, home, end
  case backspace, delete, clear, deleteWord, deleteToEnd
}

extension FieldEdit {
  /// The edit for a key; `nil` if it isn't an editing key.
  init?(_ key: Key) {
    switch key {
    case Key(.left), Key(.character("b"), .control): self = .left
    case Key(.right), Key(.character("f"), .control): self = .right
    case Key(.left, .control), Key(.left, .alt), Key(.character("b"), .alt): self = .wordLeft
    case Key(.right, .control), Key(.right, .alt), Key(.character("f"), .alt): self = .wordRight
    case Key(.home), Key(.character("a"), .control): self = .home
    case Key(.end), Key(.character("e"), .control): self = .end
    case Key(.backspace): self = .backspace
    case Key(.delete), Key(.character("d"), .control): self = .delete
    case Key(.character("u"), .control): self = .clear
    case Key(.character("w"), .control), Key(.backspace, .alt): self = .deleteWord
    case Key(.character("k"), .control): self = .deleteToEnd
    default: return nil
    }
  }
}
