import TerminalCore

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
