import TerminalCore

/// The line at the bottom: a few keys and what they do, each of which can be clicked.
struct KeyHints {
  /// One key with its words, and where it stands.
  struct Hint {
    /// What is written.
    let text: String
    /// The columns that can be clicked.
    let columns: Range<Int>
    /// What a click does.
    let command: Command
  }

  /// What hints depend on: while it is equal, they still hold.
  struct Conditions: Equatable {
    let language: Language
    let whileTyping: Bool
    let columns: Int
  }

  /// What the hints were made for.
  let conditions: Conditions

  /// The hints that fit.
  private(set) var hints: [Hint] = []

  init(_ conditions: Conditions) {
    self.conditions = conditions
    var column = 1
    for binding in KeyTable.bindings where binding.isHinted {
      guard let key = binding.keys(whileTyping: conditions.whileTyping).first else { continue }
      let words = conditions.language(binding.words.japanese, binding.words.english)
      let text = "\(key.label) \(words)"
      let end = column + text.displayWidth
      guard end <= conditions.columns else { continue }
      hints.append(Hint(text: text, columns: column..<end, command: binding.command))
      column = end + 2
    }
  }

  /// What a click on a column asks for.
  func command(atColumn column: Int) -> Command? {
    hints.first { $0.columns.contains(column) }?.command
  }
}
