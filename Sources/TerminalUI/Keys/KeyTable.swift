import TerminalCore

/// The table of all keys, from which the commands, the list of keys and the hints are made.
enum KeyTable {
  /// All bindings, in the order of the list of keys.
  static let bindings: [KeyBinding] = [
    KeyBinding([Key(.up), character("k")], .up, \.up),
    KeyBinding([Key(.down), character("j")], .down, \.down),
    KeyBinding([Key(.pageUp)], .pageUp, \.pageUp),
    KeyBinding([Key(.pageDown)], .pageDown, \.pageDown),
    KeyBinding([Key(.home), character("g")], .first, \.first),
    KeyBinding([Key(.end), character("G")], .last, \.last),
    KeyBinding(
      [Key(.enter), Key(.right), character("l")], .open, \.open, isHinted: true),
    KeyBinding(
      (1...9).map { character(Character("\($0)")) }, .choose(1), \.choose),
    KeyBinding(
      [Key(.escape), Key(.left), Key(.backspace), character("h")], .back, \.back,
      isHinted: true),
    KeyBinding([character("?"), Key(.function(1))], .help, \.help, isHinted: true),
    KeyBinding(
      [character("q"), interrupt], .quit, \.quit, isHinted: true),
    KeyBinding([Key(.character("l"), .control)], .redraw, \.redraw),
    KeyBinding([Key(.character("z"), .control)], .suspend, \.suspend),
    KeyBinding([inspect], .inspect, \.inspect),
  ]

  /// The keys that edit a field and so stand for no command while there is one.
  static let fieldKeys: Set<Key> = [
    Key(.left), Key(.right), Key(.home), Key(.end), Key(.backspace), Key(.delete),
  ]

  /// The key that quits from anywhere, even from a dialog.
  static let interrupt = Key(.character("c"), .control)

  /// The key of the inspector, which works whatever has the keys.
  static let inspect = Key(.function(12))

  /// The command of a key, or `nil` if it has none.
  static func command(for key: Key, whileTyping: Bool) -> Command? {
    guard
      let binding = bindings.first(where: { $0.keys(whileTyping: whileTyping).contains(key) })
    else { return nil }
    guard case .choose = binding.command, let index = binding.keys.firstIndex(of: key) else {
      return binding.command
    }
    return .choose(index + 1)
  }

  private static func character(_ character: Character) -> Key { Key(.character(character)) }
}

/// The keys of one command, with its description.
struct KeyBinding {
  /// The keys. Hints show the first.
  let keys: [Key]

  /// The command. For a run of digits, it is the command of the first.
  let command: Command

  /// The description, among the phrases.
  let words: any KeyPath<Phrases.Keys, String> & Sendable

  /// Whether the hints at the bottom show the command.
  let isHinted: Bool

  init(
    _ keys: [Key], _ command: Command, _ words: any KeyPath<Phrases.Keys, String> & Sendable,
    isHinted: Bool = false
  ) {
    self.keys = keys
    self.command = command
    self.words = words
    self.isHinted = isHinted
  }

  /// The keys that stand for the command, without those that a field needs while there is one.
  func keys(whileTyping: Bool) -> [Key] {
    whileTyping ? keys.filter { !$0.typesText && !KeyTable.fieldKeys.contains($0) } : keys
  }
}

extension Key {
  /// Whether the key types a character into a field.
  var typesText: Bool {
    guard case .character = code else { return false }
    return modifiers.isDisjoint(with: [.control, .alt])
  }
}

extension Key {
  /// The name of the key for people: `Ctrl-C`, `PgDn`, `Up`.
  var label: String {
    let parts = name.split(separator: "+", omittingEmptySubsequences: false)
    if modifiers.isEmpty, case .character = code { return name }
    if name == "pgup" { return "PgUp" }
    if name == "pgdn" { return "PgDn" }
    return parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: "-")
  }
}

extension KeyBinding {
  /// The keys for the list of keys, a run of digits as `1-9`.
  func label(whileTyping: Bool) -> String {
    if case .choose = command { return whileTyping ? "" : "1-9" }
    return keys(whileTyping: whileTyping).map(\.label).joined(separator: " ")
  }
}

/// Something that the person can tell the program to do, by a key or a click.
public enum Command: Hashable, Sendable {
  /// Move the focus by a row, by a page, or to the first or last row.
  case up, down, pageUp, pageDown, first, last
  /// Choose the focused row.
  case open
  /// Choose the row with this number, counted from 1.
  case choose(Int)
  /// Choose the row whose own key this is.
  case chooseKey(Character)
  /// Go back one step.
  case back
  /// Show the list of keys.
  case help
  /// Quit the program.
  case quit
  /// Redraw the whole terminal.
  case redraw
  /// Open the inspector, give it the keys, or close it.
  case inspect
  /// Stop the process until the shell continues it.
  case suspend
}
