import TerminalCore

extension LineParser {
  /// Reads what follows `expect`; of a screen only its first line.
  mutating func expectation() throws(ScriptError) -> Directive {
    let name = try word(of: ExpectationName.self, .expectation, missing: .expectation)
    let expectation = try expectation(name)
    return .expect(expectation, within: try duration(after: "within"))
  }

  private mutating func expectation(_ name: ExpectationName) throws(ScriptError) -> Expectation {
    switch name {
    case .text: return .text(try text(), row: try row())
    case .no: return try absence()
    case .match: return .match(try pattern(), row: try row())
    case .route: return .route(try wordOrText())
    case .depth: return .depth(try number(.depth, from: 1))
    case .title: return .title(try text())
    case .focus: return .focus(try text())
    case .cursor: return .cursor(skip("hidden") ? nil : try position(.cursor))
    case .style: return .style(try text(), try styleTest())
    case .idle: return .idle
    case .events: return .events(try text())
    case .journal: return .journal(try journalWords())
    case .screen: return .screen([])
    }
  }

  private mutating func absence() throws(ScriptError) -> Expectation {
    switch try word(of: AbsenceName.self, .expectation, missing: .expectation) {
    case .text: .noText(try text(), row: try row())
    case .match: .noMatch(try pattern(), row: try row())
    case .leaks: .noLeaks
    }
  }

  private mutating func row() throws(ScriptError) -> Int? {
    skip("row") ? try number() : nil
  }

  private mutating func isBeforeLimit() -> Bool {
    let before = position
    defer { position = before }
    return skip("within")
  }

  private mutating func journalWords() throws(ScriptError) -> [String] {
    var words: [String] = []
    skipBlanks()
    while !isAtEnd, !isBeforeLimit() {
      words.append(try wordOrText())
      skipBlanks()
    }
    guard !words.isEmpty else { throw missing(.word) }
    return words
  }

  private mutating func styleTest() throws(ScriptError) -> StyleTest {
    var test = StyleTest([])
    var count = 0
    skipBlanks()
    while !isAtEnd, !isBeforeLimit() {
      try styleWord(token(), into: &test)
      count += 1
      skipBlanks()
    }
    guard count > 0 else { throw missing(.style) }
    return test
  }

  private func styleWord(_ token: Range<Int>, into test: inout StyleTest) throws(ScriptError) {
    let word = string(token)
    if let attribute = StyleTest.names.first(where: { $0.name == word }) {
      test.attributes.insert(attribute.attribute)
    } else if word.hasPrefix("fg=") || word.hasPrefix("bg=") {
      let value = token.lowerBound + 3..<token.upperBound
      guard let index = digits(value).flatMap(UInt8.init(exactly:)) else {
        throw malformed(.color, value)
      }
      if word.hasPrefix("fg=") {
        test.foreground = Color(index: index)
      } else {
        test.background = Color(index: index)
      }
    } else if word != "plain" {
      let known = StyleTest.names.map(\.name) + ["plain", "fg=", "bg="]
      throw unknown(.attribute, token, known: known)
    }
  }
}

extension LineParser {
  /// Whether the line ends a whole screen.
  var isEndOfScreen: Bool { isEqual(content, "end") }

  /// Reads the line as a row of a whole screen.
  mutating func screenRow() throws(ScriptError) -> String {
    let row = content
    guard row.count >= 2, bytes[row.lowerBound] == UInt8(ascii: "|"),
      bytes[row.upperBound - 1] == UInt8(ascii: "|")
    else { throw error(.rowWithoutBars, at: row) }
    return string(row.lowerBound + 1..<row.upperBound - 1)
  }
}
