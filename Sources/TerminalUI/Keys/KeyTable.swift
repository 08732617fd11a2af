import TerminalCore

/// The table of the library's keys, from which the commands, the list of keys, and the hints are
/// derived.
struct KeyTable: Sendable {
  /// All bindings, in the order of each group of the list of keys.
  private(set) var bindings: [CommandKeys]

  /// The table of every app before remapping.
  static let standard = KeyTable(bindings: [
    CommandKeys([Key(.up), character("k")], .up, \.up),
    CommandKeys([Key(.down), character("j")], .down, \.down),
    CommandKeys([Key(.pageUp)], .pageUp, \.pageUp),
    CommandKeys([Key(.pageDown)], .pageDown, \.pageDown),
    CommandKeys([Key(.home), character("g")], .first, \.first),
    CommandKeys([Key(.end), character("G")], .last, \.last),
    CommandKeys([Key(.tab)], .next, \.next),
    CommandKeys([Key(.tab, .shift)], .previous, \.previous),
    CommandKeys([Key(.function(6)), Key(.character("w"), .control)], .nextPane, \.nextPane),
    CommandKeys(
      [Key(.enter), Key(.right), character("l")], .open, \.open, isHinted: true),
    CommandKeys(
      (1...9).map { character(Character("\($0)")) }, .choose(1), \.choose),
    CommandKeys(
      [character(">"), Key(.character(">"), .alt)], .nextOrder, \.nextOrder),
    CommandKeys(
      [character("<"), Key(.character("<"), .alt)], .previousOrder, \.previousOrder),
    CommandKeys(
      [Key(.escape), Key(.left), Key(.backspace), character("h")], .back, \.back,
      isHinted: true),
    CommandKeys([character("?"), Key(.function(1))], .help, \.help, isHinted: true),
    CommandKeys(
      [character("q"), interrupt], .quit, \.quit, isHinted: true),
    CommandKeys([Key(.character("l"), .control)], .redraw, \.redraw),
    CommandKeys([Key(.character("z"), .control)], .suspend, \.suspend),
    CommandKeys([Key(.character("m"), .alt)], .releaseMouse, \.releaseMouse),
    CommandKeys([Key(.character("t"), .control)], .deck, \.deck),
    CommandKeys([inspect], .inspect, \.inspect),
  ])

  /// Creates the table of an app with a number of modes.
  init(modes count: Int) {
    self = .standard
    guard count > 1, let help = bindings.firstIndex(where: { $0.command == .help }) else { return }
    bindings.insert(
      contentsOf: [
        CommandKeys(
          (1...count).map { Key(.character(Character("\($0)")), .alt) }, .mode(1), \.mode,
          isHinted: true),
        CommandKeys([Key(.pageDown, .control)], .nextMode, \.nextMode),
        CommandKeys([Key(.pageUp, .control)], .previousMode, \.previousMode),
      ], at: help)
  }

  private init(bindings: [CommandKeys]) { self.bindings = bindings }

  /// The table after a remapping, including the keys that no command can lose.
  func remapped(by remapping: KeyRemapping) -> KeyTable {
    var table = self
    for index in bindings.indices {
      let command = bindings[index].command
      guard let name = command.name, let keys = remapping.keys(of: name) else { continue }
      table.bindings[index].keys = keys + command.keptKeys.filter { !keys.contains($0) }
    }
    return table
  }

  /// The keys that move the focus sideways or operate the focused control before they act as
  /// commands.
  static let controlKeys: Set<Key> = [
    Key(.left), Key(.right), character("h"), character("l"), character("-"), character("+"),
    character(" "),
  ]

  /// The keys that no control gets: with them, people leave it, press it, ask for help,
  /// inspect, or quit.
  static let keysBeyondControls = Set(
    standard.bindings.flatMap { binding in
      [.up, .down].contains(binding.command) ? [] : binding.command.keptKeys
    })

  /// The keys that change a value wherever it is.
  static let stepKeys = [character("-"), character("+")]

  /// The keys that go back but never ask whether to quit: it is easy to press them once too often.
  static let keysThatOnlyGoBack = [Key(.left), Key(.backspace), character("h")]

  /// The key that quits from anywhere, even from a dialog.
  static let interrupt = Key(.character("c"), .control)

  /// The key of the inspector, which always works.
  static let inspect = Key(.function(12))

  /// The characters that always mean a command of the library, unless they are typed.
  static let reservedCharacters: [Character] = standard.bindings.flatMap { binding in
    binding.command.canBeReplaced ? [] : binding.keys.compactMap(\.typedCharacter)
  }

  /// The command of a key; `nil` if it has none.
  func command(for key: Key, whileTyping: Bool) -> Command? {
    guard
      let binding = bindings.first(where: { $0.keys(whileTyping: whileTyping).contains(key) })
    else { return nil }
    guard let index = binding.keys.firstIndex(of: key) else { return binding.command }
    return switch binding.command {
    case .choose: .choose(index + 1)
    case .mode: .mode(index + 1)
    default: binding.command
    }
  }

  private static func character(_ character: Character) -> Key { Key(.character(character)) }
}

/// The keys of one command, with its description.
struct CommandKeys {
  /// The keys. Hints show the first one, or a run of digits.
  fileprivate(set) var keys: [Key]

  /// The command; for a run of digits, the command of the first one.
  let command: Command

  /// Finds the description among the phrases. A closure, because key paths would be created at
  /// every launch.
  let words: @Sendable (Phrases.Keys) -> String

  /// Whether the hints at the bottom show the command.
  let isHinted: Bool

  init(
    _ keys: [Key], _ command: Command, _ words: @escaping @Sendable (Phrases.Keys) -> String,
    isHinted: Bool = false
  ) {
    self.keys = keys
    self.command = command
    self.words = words
    self.isHinted = isHinted
  }

  /// The keys that stand for the command, except those that a field uses while there is one, and
  /// those that are bound to something else.
  func keys(whileTyping: Bool, besides bound: Set<Key> = []) -> [Key] {
    guard whileTyping || !bound.isEmpty else { return keys }
    return keys.filter { key in
      !bound.contains(key)
        && !(whileTyping && (key.typesText || FieldEdit(key) != nil))
    }
  }
}

extension Key {
  /// Whether the key types a character into a field.
  var typesText: Bool {
    guard case .character = code else { return false }
    return modifiers.isDisjoint(with: [.control, .alt])
  }

  /// Whether the key types a character of ASCII.
  var isASCII: Bool { typedCharacter?.isASCII ?? false }

  /// The key that somebody means who has left an input method on: `2` for the full-width `２`.
  var halfWidth: Key {
    guard case .character(let character) = code, character.unicodeScalars.count == 1,
      let scalar = character.unicodeScalars.first
    else { return self }
    return Key(.character(Character(scalar.halfWidth)), modifiers)
  }

  /// The character that the key types; `nil` if it types none.
  var typedCharacter: Character? {
    guard typesText, case .character(let character) = code else { return nil }
    // With Shift, some terminals report the key, and others what it types.
    let capital = character.uppercased()
    return modifiers.contains(.shift) && capital.count == 1 ? Character(capital) : character
  }
}

extension Key {
  /// The name of the key as shown to users: `Ctrl-C`, `PgDn`, `Up`, `Alt-Shift-D`.
  var label: String {
    var (modifiers, key) = nameParts
    if case .character(let character) = code, key.count == 1 {
      // Keyboards show capitals, so next to a modifier they can't tell `d` from `D`.
      if modifiers.isEmpty { return key }
      if character.isUppercase, !modifiers.contains("shift") { modifiers.append("shift") }
    }
    let name =
      switch key {
      case "pgup": "PgUp"
      case "pgdn": "PgDn"
      default: key.capitalizedFirst
      }
    return modifiers.reduce("") { $0 + $1.capitalizedFirst + "-" } + name
  }
}

extension String {
  /// The word with a capital.
  fileprivate var capitalizedFirst: String { String(prefix(1)).uppercased() + String(dropFirst()) }
}

extension Key {
  /// The digit that the key types, regardless of modifiers.
  fileprivate var digit: Int? {
    guard case .character(let character) = code, character.isASCII else { return nil }
    return character.wholeNumberValue
  }

  /// Whether the key's digit is one more than that of another key.
  fileprivate func isDigit(after other: Key) -> Bool {
    guard let digit, let before = other.digit else { return false }
    return digit == before + 1 && modifiers == other.modifiers
  }
}

extension CommandKeys {
  /// The keys as shown in the list of keys, with runs of digits as `1-9`, `Alt-1..4` and `Alt-1,2`.
  func labels(whileTyping: Bool, besides bound: Set<Key>) -> [String] {
    var runs: [(first: Key, last: Key)] = []
    for key in keys(whileTyping: whileTyping, besides: bound) {
      if let run = runs.last, key.isDigit(after: run.last) {
        runs[runs.count - 1].last = key
      } else {
        runs.append((key, key))
      }
    }
    return runs.map { first, last in
      guard first != last else { return first.label }
      let mark = first.modifiers.isEmpty ? "-" : last.isDigit(after: first) ? "," : ".."
      return first.label + mark + "\(last.digit ?? 0)"
    }
  }
}
