import TerminalCore

/// The one table of keys: what they do is read from it, and so are the help and the hints.
enum KeyTable {
  /// Every binding, in the order in which the help shows them.
  static let bindings: [KeyBinding] = [
    KeyBinding(
      [Key(.up), character("k")], .up, "上へ", "move up"),
    KeyBinding(
      [Key(.down), character("j")], .down, "下へ", "move down"),
    KeyBinding([Key(.pageUp)], .pageUp, "1ページ上へ", "page up"),
    KeyBinding([Key(.pageDown)], .pageDown, "1ページ下へ", "page down"),
    KeyBinding([Key(.home), character("g")], .first, "先頭へ", "to the top"),
    KeyBinding([Key(.end), character("G")], .last, "末尾へ", "to the end"),
    KeyBinding(
      [Key(.enter), Key(.right), character("l")], .open, "開く", "open", isHinted: true),
    KeyBinding(
      (1...9).map { character(Character("\($0)")) }, .choose(1), "その番号を選ぶ",
      "choose that row"),
    KeyBinding(
      [Key(.escape), Key(.left), Key(.backspace), character("h")], .back, "戻る", "back",
      isHinted: true),
    KeyBinding([character("?"), Key(.function(1))], .help, "ヘルプ", "help", isHinted: true),
    KeyBinding(
      [character("q"), interrupt], .quit, "終了", "quit", isHinted: true),
    KeyBinding([Key(.character("l"), .control)], .redraw, "画面を描き直す", "redraw"),
    KeyBinding([Key(.character("z"), .control)], .suspend, "中断", "suspend"),
    KeyBinding([inspect], .inspect, "内部を見る", "inspect"),
  ]

  /// The keys that edit a field while there is one, and so do nothing else.
  static let fieldKeys: Set<Key> = [
    Key(.left), Key(.right), Key(.home), Key(.end), Key(.backspace), Key(.delete),
  ]

  /// The key that quits from anywhere, also while a dialog is open.
  static let interrupt = Key(.character("c"), .control)

  /// The key of the inspector, whoever has the others.
  static let inspect = Key(.function(12))

  /// What a key asks for, or `nil` when it asks for nothing.
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

/// Keys that mean the same, and what they mean in words.
struct KeyBinding {
  /// The keys, the one to advertise first.
  let keys: [Key]

  /// What they do; the first key of a run of digits stands for all of them.
  let command: Command

  /// What they do, in Japanese and in English.
  let words: (japanese: String, english: String)

  /// Whether the line at the bottom advertises the keys.
  let isHinted: Bool

  init(
    _ keys: [Key], _ command: Command, _ japanese: String, _ english: String,
    isHinted: Bool = false
  ) {
    self.keys = keys
    self.command = command
    words = (japanese, english)
    self.isHinted = isHinted
  }

  /// The keys that reach the program while a field takes what is typed.
  func keys(whileTyping: Bool) -> [Key] {
    whileTyping ? keys.filter { !$0.typesText && !KeyTable.fieldKeys.contains($0) } : keys
  }
}

extension Key {
  /// Whether the key puts a character into a field.
  var typesText: Bool {
    guard case .character = code else { return false }
    return modifiers.isDisjoint(with: [.control, .alt])
  }
}

extension Key {
  /// What the help calls the key: `Ctrl-C`, `PgDn`, `Up`.
  var label: String {
    let parts = name.split(separator: "+", omittingEmptySubsequences: false)
    if modifiers.isEmpty, case .character = code { return name }
    if name == "pgup" { return "PgUp" }
    if name == "pgdn" { return "PgDn" }
    return parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: "-")
  }
}

extension KeyBinding {
  /// The keys as the help shows them, a run of digits as `1...9`.
  func label(whileTyping: Bool) -> String {
    if case .choose = command { return whileTyping ? "" : "1-9" }
    return keys(whileTyping: whileTyping).map(\.label).joined(separator: " ")
  }
}

/// Something that a key, a click or a script can ask of the program.
public enum Command: Hashable, Sendable {
  /// Move the focus by one row, a page, or to an end.
  case up, down, pageUp, pageDown, first, last
  /// Choose the focused row.
  case open
  /// Choose the row with a number, counted from 1.
  case choose(Int)
  /// Go back one step.
  case back
  /// Show or close the list of keys.
  case help
  /// Leave the program.
  case quit
  /// Draw everything anew.
  case redraw
  /// Open the inspector, give it the keys, or close it.
  case inspect
  /// Stop the program until the shell continues it.
  case suspend
}
