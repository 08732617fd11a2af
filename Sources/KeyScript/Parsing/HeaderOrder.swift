/// Watches that the header comes first, each part of it once, the version before all.
struct HeaderOrder {
  private var seen: Set<String> = []
  private var isOver = false

  /// What is wrong with a directive that comes now.
  mutating func problem(with directive: Directive) -> ScriptProblem? {
    guard directive.isHeader else {
      if seen.isEmpty { return .versionMissing }
      if !isOver { isOver = directive.endsHeader }
      return nil
    }
    let name = Self.name(of: directive)
    if seen.isEmpty, directive != .version { return .versionMissing }
    if isOver { return .late(name) }
    return seen.insert(name).inserted ? nil : .repeated(name)
  }

  /// What is wrong with a script that ends now.
  var problemAtEnd: ScriptProblem? { seen.isEmpty ? .versionMissing : nil }

  private static func name(of directive: Directive) -> String {
    switch directive {
    case .set(let setting): "set " + setting.name.rawValue
    case .terminal: "term"
    case .locale: "locale"
    case .open: "open"
    default: "keys"
    }
  }
}
