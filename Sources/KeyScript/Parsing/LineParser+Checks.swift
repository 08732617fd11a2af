import TerminalCore

extension LineParser {
  /// Parses the arguments of `expect`; for a whole screen, only its first line.
  mutating func check() throws(ScriptError) -> Directive.Check {
    .expect(try expectation(), within: try scanner.duration(after: "within"))
  }

  /// Parses what follows `soft`.
  mutating func softExpectation() throws(ScriptError) -> Directive.Check {
    guard scanner.skip("expect") else { throw scanner.malformed(.expect, scanner.token()) }
    return .softly(try expectation(), within: try scanner.duration(after: "within"))
  }

  private mutating func expectation() throws(ScriptError) -> Expectation {
    try expectation(
      scanner.word(of: ExpectationName.self, .expectation, missing: .expectation))
  }

  private mutating func expectation(_ name: ExpectationName) throws(ScriptError) -> Expectation {
    switch name {
    case .text: return .text(try scanner.soughtText(), row: try row())
    case .no: return try absence()
    case .match: return .match(try scanner.pattern(), row: try row())
    case .route: return .route(try scanner.wordOrText(.route), mode: try mode())
    case .mode: return .mode(try scanner.wordOrText())
    case .active: return .active(try scanner.wordOrText())
    case .depth: return .depth(try scanner.number(.depth, from: 1))
    case .title: return .title(try scanner.text())
    case .focus: return .focus(try scanner.text())
    case .copied: return .copied(try scanner.text())
    case .cursor: return .cursor(scanner.skip("hidden") ? nil : try scanner.position(.cursor))
    case .style: return .style(try scanner.soughtText(), try styleTest(), row: try row())
    case .idle: return .idle
    case .events: return .events(try scanner.text())
    case .journal: return .journal(try journalWords())
    case .count: return .count(try scanner.soughtText(), try scanner.number())
    case .screen: return .screen([], masking: try mask())
    }
  }

  private mutating func absence() throws(ScriptError) -> Expectation {
    switch try scanner.word(of: AbsenceName.self, .expectation, missing: .expectation) {
    case .text: .noText(try scanner.soughtText(), row: try row())
    case .match: .noMatch(try scanner.pattern(), row: try row())
    case .leaks: .noLeaks
    }
  }

  /// Parses the row on which a text is looked for; `nil` for any.
  mutating func row() throws(ScriptError) -> Int? {
    scanner.skip("row") ? try scanner.number() : nil
  }

  private mutating func mode() throws(ScriptError) -> String? {
    scanner.skip("mode") ? try scanner.wordOrText() : nil
  }

  private mutating func mask() throws(ScriptError) -> RowPattern? {
    scanner.skip("masking") ? try scanner.pattern() : nil
  }

  /// Whether the next word is this one, which begins something else.
  private mutating func isBefore(_ word: String) -> Bool {
    let before = scanner.position
    defer { scanner.position = before }
    return scanner.skip(word)
  }

  private mutating func journalWords() throws(ScriptError) -> [String] {
    var words: [String] = []
    scanner.skipBlanks()
    while !scanner.isAtEnd, !isBefore("within") {
      words.append(try scanner.wordOrText())
      scanner.skipBlanks()
    }
    guard !words.isEmpty else { throw scanner.missing(.word) }
    return words
  }

  private mutating func styleTest() throws(ScriptError) -> StyleTest {
    var test = StyleTest([])
    var count = 0
    var plain: Range<Int>?
    scanner.skipBlanks()
    while !scanner.isAtEnd, !isBefore("within"), !isBefore("row") {
      let token = scanner.token()
      if scanner.isEqual(token, "plain") { plain = token }
      try styleWord(token, into: &test)
      count += 1
      scanner.skipBlanks()
    }
    guard count > 0 else { throw scanner.missing(.style) }
    if let plain, !test.attributes.isEmpty {
      throw scanner.error(.plainBesideAttributes, at: plain)
    }
    return test
  }

  private func styleWord(_ token: Range<Int>, into test: inout StyleTest) throws(ScriptError) {
    let word = scanner.string(token)
    if let attribute = StyleTest.names.first(where: { $0.name == word }) {
      test.attributes.insert(attribute.attribute)
    } else if word.hasPrefix("fg=") || word.hasPrefix("bg=") {
      let value = token.lowerBound + 3..<token.upperBound
      guard let index = scanner.digits(value).flatMap(UInt8.init(exactly:)) else {
        throw scanner.malformed(.color, value)
      }
      if word.hasPrefix("fg=") {
        test.foreground = Color(index: index)
      } else {
        test.background = Color(index: index)
      }
    } else if word != "plain" {
      let known = StyleTest.names.map(\.name) + ["plain", "fg=", "bg=", "row"]
      throw scanner.unknown(.attribute, token, known: known)
    }
  }

  /// Parses the argument of `snapshot`: a name without dots and slashes, so that the file stays in
  /// its folder.
  mutating func snapshotName() throws(ScriptError) -> String {
    let token = scanner.token()
    let isName = scanner.bytes[token].allSatisfy {
      switch $0 {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80..., UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard !token.isEmpty, isName else { throw scanner.malformed(.snapshotName, token) }
    return scanner.string(token)
  }
}

// MARK: - Rows of a screen

extension LineParser {
  /// Whether the line is the `end` line of a whole screen.
  var isEndOfScreen: Bool { scanner.isEqual(scanner.content, "end") }

  /// Whether the line begins as a row of a whole screen does.
  var beginsRow: Bool { scanner.bytes[scanner.content].first == UInt8(ascii: "|") }

  /// Parses the line as one row of a whole screen.
  func screenRow() throws(ScriptError) -> String {
    let row = scanner.content
    guard row.count >= 2, scanner.bytes[row.lowerBound] == UInt8(ascii: "|"),
      scanner.bytes[row.upperBound - 1] == UInt8(ascii: "|")
    else { throw scanner.error(.rowWithoutBars, at: row) }
    return scanner.string(row.lowerBound + 1..<row.upperBound - 1)
  }
}
