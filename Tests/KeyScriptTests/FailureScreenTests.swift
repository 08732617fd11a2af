import KeyScript
import TerminalCore
import Testing

@Suite("The screen in the report of a failure")
struct FailureScreenTests {
  /// The lines of the screen.
  private func screen(_ lines: String) throws -> [String] {
    let report = try #require(try play(lines).failure).description
    #expect(report.split(separator: "\n").allSatisfy { String($0).displayWidth <= 80 }, "\(report)")
    return report.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.isEmpty }.dropFirst().prefix { !$0.isEmpty }.map { String($0.dropFirst(2)) }
  }

  @Test("is whole if it fits in 80 columns, but for many blank rows")
  func narrow() throws {
    let rows = [
      "|places      |", "|> 北海道    |", "|  東京都    |", "|  京都府    |", "|  Kyoto     |",
      "|  ｶﾞ        |",
    ]
    let blank = "|            |"
    #expect(try screen("resize 12x9\nexpect depth 2") == rows + [blank, blank, blank])
    #expect(try screen("resize 12x10\nexpect depth 2") == rows + ["… 4 blank rows"])
  }

  @Test("is as wide as its text in a wide window, and cut at 80 columns")
  func wide() throws {
    let text = String(repeating: "x", count: 85)
    #expect(
      try screen("resize 90x6\ntype \"\(text)\"\nexpect depth 2") == [
        "|places", "|> 北海道", "|  東京都", "|  京都府", "|  Kyoto", "|\(text.prefix(76))…",
      ])
  }

  @Test("is cut around a text that was found, with carets under it")
  func found() throws {
    let text = String(repeating: "x", count: 80)
    let lines = try screen("resize 90x3\ntype \"\(text)都\"\nexpect no text \"x都\"")
    #expect(
      lines == [
        "…", "…", "…" + String(repeating: "x", count: 66) + "都",
        String(repeating: " ", count: 66) + "^^^",
      ])
    #expect(
      try screen("key down\nexpect style \"東\" bold").contains("   ^"))
  }

  @Test("is not repeated for the next failure at the same time")
  func repeated() throws {
    let report = try play("soft expect depth 2\nsoft expect depth 3\nkey down\nexpect depth 4")
    #expect(report.failures.count == 3)
    let lines = report.description.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("  |places") } == 2)
    #expect(lines.count { $0 == "  the same screen" } == 1)
  }

  @Test("stands below a message that takes several lines")
  func message() throws {
    let report = try play("click at \"京\"") { $0.isStrict = true }.description
    #expect(
      report.hasPrefix(
        """
        walk.keys:3: click at "京"
          “京” is on the screen 2 times; click at a longer text, on a row such as `row
          5`, or at a cell such as `click at 10,5`

          |places
        """), "\(report)")
  }
}
