import TerminalCore

/// Keys that mean the same, and what they mean in words.
struct KeyBinding {
  /// The keys, the one to advertise first.
  let keys: [Key]

  /// What they do; the first key of a run of digits stands for all of them.
  let command: Command

  /// What they do, in Japanese and in English.
  let words: (japanese: String, english: String)

  /// Whether the line at the bottom advertises the keys.
  let isHinted: Bool

  init(
    _ keys: [Key], _ command: Command, _ japanese: String, _ english: String,
    isHinted: Bool = false
  ) {
    self.keys = keys
    self.command = command
    words = (japanese, english)
    self.isHinted = isHinted
  }

  /// The keys that reach the program while a field takes what is typed.
  func keys(whileTyping: Bool) -> [Key] {
    whileTyping ? keys.filter { !$0.typesText && !KeyTable.fieldKeys.contains($0) } : keys
  }
}

extension Key {
  /// Whether the key puts a character into a field.
  var typesText: Bool {
    guard case .character = code else { return false }
    return modifiers.isDisjoint(with: [.control, .alt])
  }
}
