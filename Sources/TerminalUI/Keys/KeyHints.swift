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
    /// What the key does, such as `back`.
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
    /// Whether Enter can open or submit anything.
    let canOpen: Bool
    /// What keys do with a part that only scrolls; `nil` if there is none.
    let scrollingPart: ScrollingPart?
    let columns: Int
    /// The keys bound by the screen and the app.
    let own: KeysInForce
    /// Whether to show a hint for the modes, because there is no mode bar.
    let namesModes: Bool
  }

  /// The conditions that the hints were made for.
  let conditions: Conditions

  /// The hints that fit, from the left.
  private(set) var hints: [Hint] = []

  /// Creates the hints: going forward and back, then the keys of the screen and the app, then the
  /// rest.
  ///
  /// Hints that don't fit are omitted, each with its words. The screen's first key and the list of
  /// keys, which contains all others, come before going back, which the titles show too. All of the
  /// screen's other keys leave room for the list of keys. Where no bar shows the modes, their hint
  /// comes before the screen's third key, and where nothing leads back, before the first: nothing
  /// else on the screen says that there are modes. Of a part that only scrolls, they say how it
  /// gets the focus, and what works once it has it.
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
    let shown = conditions.shown(library[..<help], besides: helpHint)
    for hint in shown { add(hint, endingBy: conditions.columns) }
    let own = conditions.ownHints
    addOwnHints(own, modes: modes, leaving: helpWidth)
    if let helpHint { add(helpHint, endingBy: conditions.columns) }
    if own.count <= Self.ownBeforeModes, let modes { add(modes, endingBy: conditions.columns) }
    // Less important ones don't take the place of those that made room.
    for hint in library[help...].dropFirst() where shown.count == help {
      add(hint, endingBy: conditions.columns)
    }
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
    hint.key.displayWidth + 1 + hint.words.displayWidth
  }

  /// The number of hints of the screen and the app before that for the modes.
  private static let ownBeforeModes = 2

  /// Adds the hints of the screen and the app, with that for the modes among them, and leaves some
  /// columns for the list of keys.
  private mutating func addOwnHints(_ own: [Unplaced], modes: Unplaced?, leaving helpWidth: Int) {
    let start = room(for: modes, besides: helpWidth)
    for (index, hint) in own.enumerated() {
      if index == Self.ownBeforeModes, let modes {
        add(modes, endingBy: conditions.columns - helpWidth)
      }
      // The first one is the screen's main action, which comes before the list of keys.
      let isMain = conditions.hasMainHint && index == 0 && start == 0
      add(hint, endingBy: conditions.columns - (isMain ? 0 : helpWidth + start))
    }
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

  /// The columns to leave for the hint for the modes where nothing leads back to them; 0 if it has
  /// no room anyway.
  private func room(for modes: Unplaced?, besides helpWidth: Int) -> Int {
    guard let modes, !conditions.own.canGoBack else { return 0 }
    let width = Self.gap + Self.width(of: modes)
    let end = hints.last?.columns.upperBound ?? 1
    return end + helpWidth + width <= conditions.columns ? width : 0
  }

  /// The command of the hint at a column.
  func command(atColumn column: Int) -> Command? {
    hints.first { $0.columns.contains(column) }?.command
  }
}

extension KeyHints.Conditions {
  /// The library's hints before those of the screen: all, or without going back, so that there is
  /// room for the screen's first key and for the list of keys, or at least for the former.
  fileprivate func shown(
    _ hints: ArraySlice<KeyHints.Unplaced>, besides help: KeyHints.Unplaced?
  ) -> [KeyHints.Unplaced] {
    let (all, others) = (Array(hints), hints.filter { $0.command != .back })
    let main = Array(ownHints.prefix(1))
    guard hasMainHint, !main.isEmpty else { return all }
    let rest = main + (help.map { [$0] } ?? [])
    let choices = [all, others]
    return choices.first { fit($0 + rest) } ?? choices.first { fit($0 + main) } ?? all
  }

  /// Whether the first of these hints is for the screen's main action. A key that the app has bound
  /// for all screens is less important than the way back.
  fileprivate var hasMainHint: Bool { own.lines.first?.isOfApp == false }

  /// The hints for the keys of the screen and the app. A key with the same action as Enter, or as
  /// an earlier one, needs none.
  fileprivate var ownHints: [KeyHints.Unplaced] {
    // No set, whose type would be made when the program starts.
    var said = [own.enterAction.ownWords]
    return own.lines.compactMap { line in
      guard !said.contains(line.words) else { return nil }
      said.append(line.words)
      return (line.key.label, line.words, .custom(line.key))
    }
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
      if binding.command == .back, own.isBackToQuit { return nil }
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
