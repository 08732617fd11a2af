extension Key {
  /// The name of the key that was probably meant by a name that no key has; `nil` if it resembles
  /// none.
  package static func nearestName(to name: String) -> String? {
    let (modifiers, rest) = modifiersElsewhere(in: name.lowercased())
    let plain = rest.filter { $0 != "-" && $0 != "_" }
    for key in [rest, plain, namesElsewhere.first { $0.name == plain }?.key] {
      if let key, let meant = Key(name: modifiers + key) { return meant.name }
    }
    // It means a function key that this keyboard lacks.
    if plain.first == "f", Int(plain.dropFirst()) != nil { return nil }
    return similarName(to: name)
  }

  /// The name with the fewest differences.
  private static func similarName(to name: String) -> String? {
    let plus = name.dropLast().lastIndex(of: "+")
    let start = plus.map { name.index(after: $0) } ?? name.startIndex
    let (prefix, key) = (String(name[..<start]), String(name[start...]))
    // A suggestion keeps the modifiers if they are known, and replaces them otherwise.
    let isPrefixKnown = prefix.isEmpty || Key(name: prefix + "x") != nil
    guard isPrefixKnown else {
      let known = ["ctrl+", "alt+", "shift+"].map { $0 + key }
      return Suggestion.nearest(to: name, among: known)
    }
    // Short names resemble everything.
    let elsewhere = namesElsewhere.filter { $0.name.count > 4 }.map(\.name)
    let nearest = Suggestion.nearest(to: name, among: (allNames + elsewhere).map { prefix + $0 })
    let meant = namesElsewhere.first { prefix + $0.name == nearest }
    return meant.map { prefix + $0.key } ?? nearest
  }

  /// Splits a name as other programs write it, such as `ctrl-x` or `cmd+x`, into its modifiers, as
  /// this library writes them, and the rest.
  private static func modifiersElsewhere(in name: String) -> (modifiers: String, rest: String) {
    var (modifiers, rest) = ("", name[...])
    while let end = rest.dropLast().firstIndex(where: { $0 == "+" || $0 == "-" }),
      let modifier = modifiersElsewhere[String(rest[..<end])]
    {
      modifiers += modifier
      rest = rest[rest.index(after: end)...]
    }
    return (modifiers, String(rest))
  }

  /// What other tools and keyboards call the modifiers.
  private static let modifiersElsewhere = [
    "ctrl": "ctrl+", "control": "ctrl+", "cmd": "ctrl+", "command": "ctrl+", "c": "ctrl+",
    "alt": "alt+", "meta": "alt+", "opt": "alt+", "option": "alt+", "m": "alt+",
    "shift": "shift+", "s": "shift+",
  ]

  /// What other tools and keyboards call the keys, without hyphens and underscores.
  private static let namesElsewhere: [(name: String, key: String)] = [
    ("return", "enter"), ("ret", "enter"), ("cr", "enter"), ("escape", "esc"),
    ("pageup", "pgup"), ("ppage", "pgup"), ("pagedown", "pgdn"), ("pgdown", "pgdn"),
    ("npage", "pgdn"), ("del", "delete"), ("ins", "insert"), ("bksp", "backspace"),
    ("bspace", "backspace"), ("bs", "backspace"), ("spc", "space"), ("spacebar", "space"),
    ("btab", "backtab"), ("arrowup", "up"), ("arrowdown", "down"), ("arrowleft", "left"),
    ("arrowright", "right"),
  ]
}
