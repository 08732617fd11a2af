import TerminalCore

/// The line at the bottom: the most useful keys and their commands, each of which can be clicked.
struct KeyHints {
  /// One key with its description.
  struct Hint {
    /// The text, such as `Esc back`.
    let text: String
    /// The columns of the text.
    let columns: Range<Int>
    /// The command of a click.
    let command: Command
  }

  /// The inputs of the hints. Hints made for equal conditions still hold.
  struct Conditions: Equatable {
    let language: Language
    /// The purpose of the screen's field, or `nil` if it has none.
    let field: FieldPurpose?
    /// Whether there is a screen to go back to.
    let canGoBack: Bool
    let columns: Int
  }

  /// The conditions that the hints were made for.
  let conditions: Conditions

  /// The hints that fit, from the left.
  private(set) var hints: [Hint] = []

  /// Makes the hints.
  ///
  /// - Parameters:
  ///   - conditions: The conditions to make them for.
  ///   - phrases: The words in the language of the conditions.
  init(_ conditions: Conditions, phrases: Phrases.Keys) {
    self.conditions = conditions
    var column = 1
    for binding in KeyTable.bindings where binding.isHinted {
      // At the root, Escape asks whether to quit, and there is a hint for quitting already.
      if binding.command == .back, !conditions.canGoBack { continue }
      guard let key = binding.keys(whileTyping: conditions.field != nil).first else { continue }
      let words =
        binding.command == .open && conditions.field == .entry
        ? phrases.submit : phrases[keyPath: binding.words]
      let text = "\(key.label) \(words)"
      let end = column + text.displayWidth
      guard end <= conditions.columns else { continue }
      hints.append(Hint(text: text, columns: column..<end, command: binding.command))
      column = end + 2
    }
  }

  /// The command of the hint at a column.
  func command(atColumn column: Int) -> Command? {
    hints.first { $0.columns.contains(column) }?.command
  }
}
