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
    /// What the field of the screen is for, if it has one.
    let field: FieldPurpose?
    /// Whether there is a screen below to go back to.
    let canGoBack: Bool
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
      // At the first screen Escape asks whether to quit, which another hint says already.
      if binding.command == .back, !conditions.canGoBack { continue }
      guard let key = binding.keys(whileTyping: conditions.field != nil).first else { continue }
      let words =
        binding.command == .open && conditions.field == .entry
        ? Phrases(language: conditions.language).submit
        : conditions.language(binding.words.japanese, binding.words.english)
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
