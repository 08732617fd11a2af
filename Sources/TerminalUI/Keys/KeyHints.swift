import TerminalCore

/// The line at the bottom: the most useful keys and their commands, each of which can be clicked.
struct KeyHints {
  /// One key with its description.
  struct Hint {
    /// The key, such as `Esc`.
    let key: String
    /// What the key does, such as `back`.
    let words: String
    /// The columns of both, with a blank between them.
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
    /// Whether there is anything that Enter could open or submit.
    var canOpen = true
    let columns: Int
    /// The keys that the screen and the app have bound.
    let own: KeysInForce
    /// Whether the modes have a hint, because there is no bar with them.
    var namesModes = false
  }

  /// The conditions that the hints were made for.
  let conditions: Conditions

  /// The hints that fit, from the left.
  private(set) var hints: [Hint] = []

  /// Creates the hints: going on and back, then the keys of the screen and the app, then the rest.
  ///
  /// What does not fit is left out. All keys of the screen but the first leave room for the hint at
  /// the list of keys, which has them all.
  ///
  /// - Parameters:
  ///   - conditions: The conditions to make them for.
  ///   - table: The library's keys.
  ///   - phrases: The words in the language of the conditions.
  init(_ conditions: Conditions, table: KeyTable, phrases: Phrases.Keys) {
    self.conditions = conditions
    let all = conditions.libraryHints(table, phrases)
    // The keys of the screen, and the list of all keys, matter more than those of the other modes.
    let modes = all.filter { $0.command == .nextMode }
    let library = all.filter { $0.command != .nextMode }
    let help = library.firstIndex { $0.command == .help } ?? library.endIndex
    let helpWidth = library[help...].first.map { Self.gap + Self.width(of: $0) } ?? 0
    for hint in library[..<help] { add(hint, endingBy: conditions.columns) }
    var named: Set<String?> = [conditions.own.openWords]
    // A key that does what another one does needs no hint beside it.
    let own = conditions.own.lines.filter { named.insert($0.words).inserted }
    for (index, line) in own.enumerated() {
      // The first of them is what the screen is about.
      add(
        (line.key.label, line.words, .custom(line.key)),
        endingBy: conditions.columns - (index == 0 ? 0 : helpWidth))
    }
    let last = library[help...]
    for hint in last.prefix(1) + modes + last.dropFirst() {
      add(hint, endingBy: conditions.columns)
    }
  }

  /// The number of columns between two hints.
  private static let gap = 2

  /// A hint without a place.
  fileprivate typealias Unplaced = (key: String, words: String, command: Command)

  private static func width(of hint: Unplaced) -> Int {
    hint.key.displayWidth + 1 + hint.words.displayWidth
  }

  private mutating func add(_ hint: Unplaced, endingBy limit: Int) {
    let start = hints.last.map { $0.columns.upperBound + Self.gap } ?? 1
    let end = start + Self.width(of: hint)
    guard end <= limit else { return }
    hints.append(
      Hint(key: hint.key, words: hint.words, columns: start..<end, command: hint.command))
  }

  /// The command of the hint at a column.
  func command(atColumn column: Int) -> Command? {
    hints.first { $0.columns.contains(column) }?.command
  }
}

extension KeyHints.Conditions {
  /// The hints at the library's own keys, whether they fit or not.
  fileprivate func libraryHints(
    _ table: KeyTable, _ phrases: Phrases.Keys
  ) -> [KeyHints.Unplaced] {
    table.bindings.filter(\.isHinted).compactMap { binding in
      // At the root, Escape asks whether to quit, and there is a hint for quitting already.
      if binding.command == .back, !canGoBack { return nil }
      if case .mode = binding.command { return modeHint(binding, phrases) }
      // Enter begins a new line there.
      if binding.command == .open, field == .text || !canOpen { return nil }
      guard let key = binding.keys(whileTyping: field != nil, besides: own.bound).first
      else { return nil }
      guard binding.command == .open else {
        return (key.label, binding.words(phrases), binding.command)
      }
      let usual = field == .entry ? phrases.submit : binding.words(phrases)
      return (key.label, own.openWords ?? usual, binding.command)
    }
  }

  /// The hint at the keys of all modes. A click shows the next one.
  private func modeHint(_ binding: CommandKeys, _ phrases: Phrases.Keys) -> KeyHints.Unplaced? {
    guard namesModes,
      let label = binding.labels(whileTyping: field != nil, besides: own.bound).first
    else { return nil }
    return (label, binding.words(phrases), .nextMode)
  }
}
