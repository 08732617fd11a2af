extension Key {
  /// The names of keys that type no character.
  private static let names: [(name: String, code: Code)] =
    [
      ("enter", .enter), ("esc", .escape), ("tab", .tab), ("backspace", .backspace),
      ("insert", .insert), ("delete", .delete), ("up", .up), ("down", .down), ("left", .left),
      ("right", .right), ("home", .home), ("end", .end), ("pgup", .pageUp), ("pgdn", .pageDown),
      ("space", .character(" ")),
    ] + (1...20).map { ("f\($0)", .function($0)) }

  private static let modifierNames: [(name: String, modifier: KeyModifiers)] = [
    ("ctrl", .control), ("alt", .alt), ("shift", .shift),
  ]

  /// The names of the modifiers held down, followed by that of the key alone.
  package var nameParts: (modifiers: [String], key: String) {
    let held = Self.modifierNames.filter { modifiers.contains($0.modifier) }.map(\.name)
    if let named = Self.names.first(where: { $0.code == code }) { return (held, named.name) }
    switch code {
    case .character(let character): return (held, String(character))
    case .function(let number): return (held, "f\(number)")
    default: return (held, "\(code)")
    }
  }

  /// All key names longer than one character, including `backtab`; modifiers are not listed.
  public static var allNames: [String] { names.map(\.name) + ["backtab"] }

  /// The name of the key, such as `enter`, `f1`, `ctrl+l`, or `backtab`.
  public var name: String {
    if self == Key(.tab, .shift) { return "backtab" }
    let (held, key) = nameParts
    return held.reduce("") { $0 + $1 + "+" } + key
  }

  /// Creates the key with a name such as `ctrl+l`; `nil` if there is no such key.
  public init?(name: String) {
    if name == "backtab" {
      self.init(.tab, .shift)
      return
    }
    var rest = Substring(name)
    var modifiers: KeyModifiers = []
    while let (prefix, modifier) = Self.modifierNames.first(where: {
      rest.hasPrefix($0.name + "+") && rest.count > $0.name.count + 1
    }) {
      guard !modifiers.contains(modifier) else { return nil }
      modifiers.insert(modifier)
      rest = rest.dropFirst(prefix.count + 1)
    }
    if let named = Self.names.first(where: { $0.name == rest }) {
      self.init(named.code, modifiers)
    } else if let character = rest.first, rest.count == 1, character != " " {
      self.init(.character(character), modifiers)
    } else {
      return nil
    }
  }
}
