import TerminalCore
import Testing

@testable import KeyScript
import KeyScriptTools

@Suite("Tolerance")
struct ToleranceTests {
  @Test(
    "rows are equal if they are outside of what matches",
    arguments: [
      ("12秒", "7秒", "[0-9]+秒", true), ("12秒", "7分", "[0-9]+秒", false),
      ("12秒  ", "7秒   ", "[0-9]+秒", true), ("a 12秒 b", "a 7秒 b", "[0-9]+秒", true),
      ("a 12秒 b", "a 7秒 c", "[0-9]+秒", false), ("a  7秒", "a 12秒", "[0-9]+秒", false),
      ("a  7秒", "a 12秒", " *[0-9]+秒", true), ("1-2", "3-4", "[0-9]", true),
      ("1-2", "3-", "[0-9]", false), ("12", "3", "[0-9]", true), ("", "3", "[0-9]", false),
      ("abc", "abd", "x*", false), ("abc", "abc", "x*", true), ("ab", "ac", "^a", false),
      ("1a1", "2a2", "^1|2$|^2|1$", true), ("1a1", "2a1", "^[0-9]", true),
      ("xaab", "xab", "a+b", true), ("xaac", "xac", "a+b", false),
      ("a1 b2", "a3 b4", "\\b[a-z][0-9]\\b", true), ("(ab)", "(abab)", "(ab)+", true),
      ("(ab)", "(aba)", "(ab)+", false), ("e\u{301}1", "e\u{301}2", "\\d", true),
      ("a", "b", ".", true),
      ("a", "b", "(a|ab)(c|bcd)", false), ("abcd!", "abc!", "(a|ab)(c|bcd)", true),
    ])
  func masking(first: String, second: String, pattern: String, isEqual: Bool) throws {
    let pattern = try RowPattern(pattern)
    #expect(pattern.masks(differencesOf: first, second) == isEqual)
    #expect(pattern.masks(differencesOf: second, first) == isEqual)
  }

  @Test("masking takes time proportional to the lengths of the row and of the expression")
  func maskingTime() throws {
    let rows = ["b", "c"].map { String(repeating: "a", count: 1_000) + $0 }
    #expect(try !RowPattern("(a?){100}(a|a.*x){60}").masks(differencesOf: rows[0], rows[1]))
  }

  @Test("a masked screen shows only the rows that differ otherwise, and is rewritten if one does")
  func maskedScreen() throws {
    let screen = { (mask: String) in
      """
      resize 10x4
      type "12"
      expect screen masking /\(mask)/
      |places    |
      |> 北海道  |
      |  東京都  |
      |7         |
      end
      """
    }
    #expect(try play(screen("[0-9]+")).outcome.exitStatus == 0)
    let failure = try play(screen("[0-5]+")).failure
    #expect(failure?.message == "the screen differs")
    #expect(failure?.directive == "expect screen masking /[0-5]+/")
    let other = try play(screen("[0-9]+").replacing("東京", with: "京")).failure
    #expect(other?.expectedRows?.last == "12        ")
    #expect(other?.description.contains("… 1 equal row\n") == true)
    let updated = try play(screen("[0-9]+").replacing("東京", with: "京")) { $0.isUpdating = true }
    #expect(updated.screenUpdates.map(\.rows.last) == ["12        "])
    #expect(try play(screen("[0-9]+")) { $0.isUpdating = true }.screenUpdates.isEmpty)
  }

  @Test("in a row that differs otherwise, what is masked is not marked, if it is on both sides")
  func maskedCarets() throws {
    let lines = { (row: String) in
      "resize 10x2\ntype \"12秒 a\"\nexpect screen masking /[0-9]+秒/\n|places    |\n|\(row)|\nend"
    }
    let failure = try play(lines("7秒 b    ")).failure
    #expect(failure?.expectedRows?.last == "12秒 b    ")
    #expect(
      failure?.description.contains(
        "  |12秒 b    | ≠ |12秒 a    |\n" + String(repeating: " ", count: 23) + "^\n") == true)
    #expect(try play(lines("7 b")).failure?.expectedRows?.last == "7 b")
  }

  @Test("the play goes on after a soft expectation, and fails at its end with all of them")
  func soft() throws {
    let report = try play(
      """
      soft expect title "a"
      key down
      soft expect focus "東京都"
      soft expect depth 2 within 1s
      key down
      """)
    #expect(report.target?.focusedText == "京都府")
    #expect(report.outcome.exitStatus == 1)
    #expect(report.failures.map(\.line) == [3, 6])
    #expect(report.failure == report.failures.first)
    let lines = report.description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "walk.keys:3: soft expect title \"a\"")
    #expect(
      lines.suffix(4) == [
        "", "2 expectations failed:", "  walk.keys:3: soft expect title \"a\"",
        "  walk.keys:6: soft expect depth 2 within 1s",
      ])
    #expect(
      report.json.contains(
        #""failures":[{"line":3,"directive":"soft expect title \"a\"","message":"the title is "#
          + #"“places”, not “a”"},{"line":6,"#))
    #expect(try play("soft expect depth 1").outcome.exitStatus == 0)
  }

  @Test("the failure that ends a play comes after the soft ones, and a single one is as any other")
  func hard() throws {
    let report = try play("soft expect depth 3\nexpect depth 2\nexpect depth 4")
    #expect(report.failures.map(\.message) == [3, 2].map { "the depth is “1”, not “\($0)”" })
    let single = try play("soft expect depth 3")
    #expect(!single.json.contains("failures"))
    #expect(single.description.hasSuffix("\nwalk.keys:3: soft expect depth 3"))
    let stopped = try play("soft expect depth 3\nkey down") { $0.stopLine = 4 }
    #expect(stopped.failure?.line == 3)
  }

  @Test("a play ends with the twentieth failure, and says so")
  func many() throws {
    let report = try play(String(repeating: "soft expect depth 2\nkey down\n", count: 30))
    #expect(report.failures.count == 20)
    #expect(arrivals(in: report).count == 19)
    #expect(report.description.hasSuffix("\nno more is played after 20 failures"))
    let fewer = try play(String(repeating: "soft expect depth 2\n", count: 19))
    #expect(!fewer.description.contains("no more is played"))
  }

  @Test("a soft screen is rewritten, and a mistake is not soft")
  func others() throws {
    let report = try play("resize 6x1\nsoft expect screen\n|no|\nend") { $0.isUpdating = true }
    #expect(report.outcome.exitStatus == 0)
    #expect(
      ScreenUpdate.applying(report.screenUpdates, to: "\n\n\nsoft expect screen\n|no|\nend")
        == "\n\n\nsoft expect screen\n|places|\nend")
    #expect(try play("soft expect depth 2\nmouse release").outcome.exitStatus == 2)
  }
}
