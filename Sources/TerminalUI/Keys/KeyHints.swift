import TerminalCore

/// What keys do with a part of a screen that only scrolls.
enum ScrollingPart {
  /// Tab reaches it.
  case isReached
  /// The arrow keys scroll it, because it has the focus.
  case isFocused
}

/// The line at the bottom that shows the most useful keys and their commands, each of them
/// clickable.
struct KeyHints {
  /// A key with its description.
  struct Hint {
    /// The key, such as `Esc`.
    let key: String
    /// What the key does, such as `back`; empty if only the key has room.
    let words: String
    /// The columns of both, including the space between them.
    let columns: Range<Int>
    /// The command that a click performs.
    let command: Command
  }

  /// The inputs of the hints. Hints are reused as long as their conditions are equal.
  struct Conditions: Equatable {
    let language: Language
    /// The purpose of the screen's field; `nil` if it has none.
    let field: FieldPurpose?
    /// Whether there is a screen to go back to.
    let canGoBack: Bool
    /// Whether Enter can open or submit anything.
    var canOpen = true
    /// What keys do with a part that only scrolls; `nil` if there is none.
    var scrollingPart: ScrollingPart?
    let columns: Int
    /// The keys bound by the screen and the app.
    let own: KeysInForce
    /// Whether to show a hint for the modes, because there is no mode bar.
    var namesModes = false
  }

  /// The conditions that the hints were made for.
  let conditions: Conditions

  /// The hints that fit, from the left.
  private(set) var hints: [Hint] = []

  /// Creates the hints: going forward and back, then the keys of the screen and the app, then the
  /// rest.
  ///
  /// Hints that don't fit are omitted. Where the screen's first key fits only without the hint for
  /// going back, which the titles show too, it takes its place. All of the screen's other keys
  /// leave room for the hint for the list of keys, which contains them all. Where that has no room
  /// after the first one, it is its key alone. Where no bar shows the modes, their hint comes
  /// before the screen's third key: nothing else on the screen says that there are modes. Of a part
  /// that only scrolls, they say how it gets the focus, and what works once it has it.
  ///
  /// - Parameters:
  ///   - conditions: The conditions for which to make the hints.
  ///   - table: The library's keys.
  ///   - phrases: The words in the language of the conditions.
  init(_ conditions: Conditions, table: KeyTable, phrases: Phrases.Keys) {
    self.conditions = conditions
    let all = conditions.libraryHints(table, phrases)
    let modes = all.first { $0.command == .nextMode }
    let library = all.filter { $0.command != .nextMode }
    let help = library.firstIndex { $0.command == .help } ?? library.endIndex
    let helpHint = library[help...].first
    let helpWidth = helpHint.map { Self.gap + Self.width(of: $0) } ?? 0
    for hint in conditions.shown(library[..<help], besides: helpHint) {
      add(hint, endingBy: conditions.columns)
    }
    var named = [conditions.own.enterAction.ownWords]
    // A key with the same action as an earlier one needs no hint.
    for line in conditions.own.lines where !named.contains(line.words) {
      if named.count == 3, let modes { add(modes: modes, besides: helpHint) }
      // The first one is the screen's main action.
      add(
        (line.key.label, line.words, .custom(line.key)),
        endingBy: conditions.columns - (named.count == 1 ? 0 : helpWidth))
      named.append(line.words)
    }
    let rest = library[help...]
    for hint in rest.prefix(1) {
      if add(hint, endingBy: conditions.columns) { continue }
      // The list of keys has those that had no room, so at least its key is here.
      add((hint.key, "", hint.command), endingBy: conditions.columns)
    }
    if named.count <= 3, let modes { add(modes: modes, besides: nil) }
    for hint in rest.dropFirst() { add(hint, endingBy: conditions.columns) }
    let part: Unplaced? =
      switch conditions.scrollingPart {
      case .isReached: (Key(.tab).label, phrases.next, .next)
      case .isFocused: ("\(Key(.up).label) \(Key(.down).label)", phrases.scroll, .down)
      case nil: nil
      }
    if let part { add(part, endingBy: conditions.columns) }
  }

  /// The number of columns between two hints.
  fileprivate static let gap = 2

  /// A hint without its columns.
  fileprivate typealias Unplaced = (key: String, words: String, command: Command)

  /// The number of columns of a hint.
  fileprivate static func width(of hint: Unplaced) -> Int {
    hint.key.displayWidth + (hint.words.isEmpty ? 0 : 1 + hint.words.displayWidth)
  }

  /// Adds a hint if it fits.
  @discardableResult
  private mutating func add(_ hint: Unplaced, endingBy limit: Int) -> Bool {
    let start = hints.last.map { $0.columns.upperBound + Self.gap } ?? 1
    let end = start + Self.width(of: hint)
    guard end <= limit else { return false }
    hints.append(
      Hint(key: hint.key, words: hint.words, columns: start..<end, command: hint.command))
    return true
  }

  /// Adds the hint for the modes, its key alone if its words have no room beside the hint for the
  /// list of keys.
  private mutating func add(modes: Unplaced, besides help: Unplaced?) {
    let brief: Unplaced = (modes.key, "", modes.command)
    let helpWidth = help.map { Self.gap + Self.width(of: $0) } ?? 0
    let keyWidth = help.map { Self.gap + $0.key.displayWidth } ?? 0
    for (hint, kept) in [(modes, helpWidth), (brief, helpWidth), (brief, keyWidth)]
    where add(hint, endingBy: conditions.columns - kept) { return }
  }

  /// The command of the hint at a column.
  func command(atColumn column: Int) -> Command? {
    hints.first { $0.columns.contains(column) }?.command
  }
}

extension KeyHints.Conditions {
  /// The library's hints before those of the screen: without the one for going back if only then
  /// the screen's first key has room, beside the key of the list of keys.
  fileprivate func shown(
    _ hints: ArraySlice<KeyHints.Unplaced>, besides help: KeyHints.Unplaced?
  ) -> [KeyHints.Unplaced] {
    guard let first = own.lines.first(where: { $0.words != own.enterAction.ownWords }) else {
      return Array(hints)
    }
    let main: KeyHints.Unplaced = (first.key.label, first.words, .custom(first.key))
    let others = hints.filter { $0.command != .back }
    let brief: [KeyHints.Unplaced] = help.map { [($0.key, "", $0.command)] } ?? []
    return !fit(hints + [main]) && fit(others + [main] + brief) ? others : Array(hints)
  }

  /// Whether hints fit side by side.
  private func fit(_ hints: some Collection<KeyHints.Unplaced>) -> Bool {
    hints.reduce(1 - KeyHints.gap) { $0 + KeyHints.gap + KeyHints.width(of: $1) } <= columns
  }

  /// The hints for the library's own keys, whether they fit or not.
  fileprivate func libraryHints(
    _ table: KeyTable, _ phrases: Phrases.Keys
  ) -> [KeyHints.Unplaced] {
    table.bindings.filter(\.isHinted).compactMap { binding in
      // At the root, Escape asks whether to quit, and quitting already has a hint.
      if binding.command == .back, !canGoBack { return nil }
      if case .mode = binding.command { return modeHint(binding, phrases) }
      // In multiline text, Enter starts a new line.
      if binding.command == .open, field == .text || !canOpen { return nil }
      guard let key = binding.keys(whileTyping: field != nil, besides: own.bound).first
      else { return nil }
      return (key.label, own.words(of: binding, phrases), binding.command)
    }
  }

  /// The hint for the keys of all modes. A click shows the next mode.
  private func modeHint(_ binding: CommandKeys, _ phrases: Phrases.Keys) -> KeyHints.Unplaced? {
    guard namesModes,
      let label = binding.labels(whileTyping: field != nil, besides: own.bound).first
    else { return nil }
    return (label, binding.words(phrases), .nextMode)
  }
}
