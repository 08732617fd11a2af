extension LineParser {
  /// Reads one of the words of a list.
  mutating func word<Name: RawRepresentable<String> & CaseIterable>(
    of list: Name.Type, _ kind: ScriptProblem.WordKind, missing value: ScriptProblem.ValueKind
  ) throws(ScriptError) -> Name {
    let token = token()
    guard !token.isEmpty else { throw missing(value) }
    guard let name = Name(rawValue: string(token)) else {
      throw unknown(kind, token, known: Name.allCases.map(\.rawValue))
    }
    return name
  }

  /// Reads the directive that the line begins with.
  mutating func directiveName() throws(ScriptError) -> DirectiveName {
    let token = token()
    guard let name = Self.directiveNames[packed(token)] else {
      throw unknown(.directive, token, known: DirectiveName.allCases.map(\.rawValue))
    }
    return name
  }

  /// The bytes of a short word as a number, so that a table finds it without making a string; 0
  /// for a long one.
  func packed(_ token: Range<Int>) -> UInt64 {
    guard token.count <= 8 else { return 0 }
    return bytes[token].reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The same number for a word of a table, which must be short.
  static func packed(_ word: String) -> UInt64 {
    word.utf8.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static let directiveNames: [UInt64: DirectiveName] = Dictionary(
    uniqueKeysWithValues: DirectiveName.allCases.map { name in
      (packed(name.rawValue), name)
    })
}
