import TerminalCore

/// The keys that a screen and its app have bound for the moment.
struct KeysInForce: Equatable {
  /// A key that does something now.
  struct Line: Equatable {
    /// The key.
    let key: Key
    /// What the key does, in words for the user.
    let words: String
  }

  /// The keys that do something now, in the order of hints and of the list of keys.
  private(set) var lines: [Line] = []

  /// What Enter does, if the screen says so.
  var openWords: String?

  /// All keys that are bound. Those without a line do nothing now.
  private(set) var bound: Set<Key> = []

  /// Adds a binding, unless its key is bound already or does not work while typing.
  ///
  /// - Parameters:
  ///   - declaration: The binding.
  ///   - isTyping: Whether the screen has a field.
  ///   - words: What the key does, or `nil` if it does nothing now.
  mutating func add(_ declaration: KeyDeclaration, isTyping: Bool, words: String?) {
    guard let key = declaration.key, declaration.isInForce(whileTyping: isTyping),
      bound.insert(key).inserted, let words
    else { return }
    lines.append(Line(key: key, words: words))
  }

  /// Whether a key does something now.
  func hasAction(for key: Key) -> Bool { lines.contains { $0.key == key } }

  /// Whether a character is bound, so that it chooses no row.
  func isBound(_ character: Character) -> Bool { bound.contains(Key(.character(character))) }
}
