import Testing

@testable import KeyScript

@Suite("A regular expression for a row")
struct RowPatternTests {
  private static let rows = [
    "", "a", "ab", "abc", "> 東京都", "aaa", "a-b", "x1 y22", "がか\u{3099}", "a/b\\", "[]",
    "ab\u{301}c",
    "  12 ", "cab", "_",
  ]

  @Test("that is empty fails, in a script that was not parsed", arguments: [true, false])
  func fails(isSought: Bool) throws {
    let empty = try RowPattern("")
    let expectation: KeyScript.Expectation =
      isSought ? .match(empty, row: nil) : .noMatch(empty, row: nil)
    let directives: [Directive] = [.header(.version), .check(.expect(expectation, within: nil))]
    let report = Player { FakeProgram($0) }.play(
      Script(lines: directives.map { ScriptLine($0) }))
    guard case .failed = report.outcome else {
      Issue.record("\(report)")
      return
    }
  }

  @Test(
    "finds what Swift's own expressions find, if both know the syntax",
    arguments: [
      "", "a", "^a", "a$", "^$", ".", "^.$", "b|東", "^(a|ab)(c|bcd)?$", "a*", "^a+$", "a?b",
      "[a-c]+$",
      "[^a]", "[^a-z ]", "[\\]a]", "\\d{2}", "\\d{1,2} ", "^\\D+$", "\\bb", "\\Bb",
      "\\w\\W\\w",
      "\\s", "\\S\\s", "(?:ab)+", "^(a*)*$", "(a|a)*b", "が{2}", "a/b\\\\", "\\[\\]", "^ {2}",
      "a{0}b", "a{2,}",
      "(|a)b", "a.*?c", "東京.", "\\.|-", "[\\d-]", "^[^\\s]*$",
    ])
  func findings(text: String) throws {
    let pattern = try RowPattern(text)
    let other = try Regex(text)
    for row in Self.rows {
      #expect(pattern.matches(row) == row.contains(other), "in “\(row)”")
    }
  }

  @Test(
    "is refused if it is malformed or not supported",
    arguments: [
      "(", ")", "a)", "[", "[a", "[]", "[]a]", "*", "+a", "a**", "a{", "a{2", "a{,2}", "a{3,2}",
      "\\", "\\q",
      "\\1", "(?=a)",
      "(?<n>a)(?<n>b)", "a++", "[z-a]", "|*",
    ])
  func malformed(text: String) {
    #expect {
      try RowPattern(text)
    } throws: { error in
      if case RowPattern.Fault.malformed(let reason) = error { !reason.isEmpty } else { false }
    }
  }

  @Test(
    "takes time proportional to its length for each character",
    arguments: ["(a*)*b", "(a|a)*b", "(a|aa)+$b", "a*a*a*a*a*a*a*a*b", "(.*)(.*)(.*)(.*)(.*)b"])
  func cost(text: String) throws {
    let row = String(repeating: "a", count: 1_000)
    #expect(try !RowPattern(text).matches(row))
  }

  @Test("is refused if it is too large, however short its text is")
  func tooLarge() {
    for text in [
      String(repeating: "a", count: 1_001), "(((((a{9}){9}){9}){9}){9}){9}",
      "a{99999999999999999999}",
      String(repeating: "(", count: 200), String(repeating: "|", count: 2_000),
    ] {
      #expect(throws: RowPattern.Fault.tooLarge) { try RowPattern(text) }
    }
  }
}
