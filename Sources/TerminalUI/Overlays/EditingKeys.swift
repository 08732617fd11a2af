import TerminalCore

/// Keys that edit a text, as a line of the list of keys. The arrow keys, Backspace and Delete go
/// without saying.
struct EditingKeys {
  /// The keys. The first ones are those that a narrow window has room for.
  let keys: [Key]

  /// Finds what they do among the phrases.
  let words: (Phrases.Keys) -> String

  private init(_ keys: [Key], _ words: @escaping (Phrases.Keys) -> String) {
    self.keys = keys
    self.words = words
  }

  /// The keys of a field; none without one.
  static func all(of field: FieldPurpose?) -> [EditingKeys] {
    switch field {
    case nil: []
    case .search, .entry, .line: moving + [clearing(\.deleteAll)] + [cutting]
    case .text: moving + [clearing(\.deleteToStart)] + [cutting] + history
    }
  }

  private static var moving: [EditingKeys] {
    [
      EditingKeys(
        [
          Key(.character("b"), .alt), Key(.character("f"), .alt), Key(.left, .control),
          Key(.right, .control),
        ], \.moveByWord),
      EditingKeys(
        [
          Key(.home), Key(.end), Key(.character("a"), .control), Key(.character("e"), .control),
        ], \.moveToEnds),
      EditingKeys([Key(.character("w"), .control), Key(.backspace, .alt)], \.deleteWord),
    ]
  }

  private static func clearing(_ words: @escaping (Phrases.Keys) -> String) -> EditingKeys {
    EditingKeys([Key(.character("u"), .control)], words)
  }

  private static var cutting: EditingKeys {
    EditingKeys([Key(.character("k"), .control)], \.deleteToEnd)
  }

  private static var history: [EditingKeys] {
    [
      EditingKeys([Key(.character("u"), .alt), Key(.character("_"), .control)], \.undo),
      EditingKeys([Key(.character("e"), .alt)], \.redo),
    ]
  }
}
