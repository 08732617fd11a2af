extension Key {
  /// The name of the key that was probably meant by a name that no key has; `nil` if it resembles
  /// none.
  package static func nearestName(to name: String) -> String? {
    let lowered = name.lowercased()
    if Key(name: lowered) != nil { return lowered }
    let plus = name.dropLast().lastIndex(of: "+")
    let start = plus.map { name.index(after: $0) } ?? name.startIndex
    let (prefix, key) = (String(name[..<start]), String(name[start...]))
    if let modifier = modifiersElsewhere[prefix.lowercased()] { return modifier + key.lowercased() }
    // A suggestion keeps the modifiers if they are known, and replaces them otherwise.
    let isPrefixKnown = prefix.isEmpty || Key(name: prefix + "x") != nil
    let known =
      isPrefixKnown
      ? (allNames + ["return"]).map { prefix + $0 } : ["ctrl+", "alt+", "shift+"].map { $0 + key }
    let nearest = Suggestion.nearest(to: name, among: known)
    // Many keyboards and tools call Enter so.
    return nearest == prefix + "return" ? prefix + "enter" : nearest
  }

  /// What other tools and keyboards call the modifiers.
  private static let modifiersElsewhere = [
    "cmd+": "ctrl+", "command+": "ctrl+", "control+": "ctrl+", "meta+": "alt+", "opt+": "alt+",
    "option+": "alt+",
  ]
}
