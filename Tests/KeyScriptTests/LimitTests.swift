import TerminalCore
import Testing

@testable import KeyScript

@Suite("Limits of a script")
struct LimitTests {
  private static func letters(_ count: Int) -> String { String(repeating: "a", count: count) }

  /// The description of a script's mistake.
  private static func problem(_ lines: String) -> String? {
    do {
      _ = try Script(parsing: "keys 1\n" + lines)
      return nil
    } catch {
      return "\(error.line):\(error.column): \(error.problem)"
    }
  }

  @Test(
    "values within them are accepted, and values beyond are reported with their place",
    arguments: [
      ("key down*10000", nil), ("key down*10001", "2:10: “10001” is not a number from 1 to 10000"),
      ("key a*5000 b*5000", nil),
      ("key a*5000 b*5001", "2:12: at most 10000 keys are pressed at once"),
      ("frame 10000", nil), ("frame 10001", "2:7: “10001” is not a number from 1 to 10000"),
      ("scroll up 10000", nil),
      ("scroll up 10001", "2:11: “10001” is not a number from 1 to 10000"),
      ("wait 1000000s", nil),
      ("wait 1000001s", "2:6: “1000001s” is not a time up to 1000000s such as 150ms or 2s"),
      (
        "expect idle within 9999999s",
        """
        2:20: “9999999s” is not a time up to 1000000s such as 150ms or 2s
        """
      ),
      ("type \"\(letters(10_000))\"", nil),
      ("type \"\(letters(10_001))\"", "2:6: at most 10000 characters are typed at once"),
      ("paste \"\(letters(1 << 20))\"", nil),
      ("note \"\(letters(1 + 1 << 20))\"", "2:7: a text has at most 1048576 bytes"),
      ("raw \"\(letters(1 + 1 << 20))\"", "2:6: a text has at most 1048576 bytes"),
      ("# \(letters(1 << 22 - 2))", nil),
      ("# \(letters(1 << 22))", "2:1: a line has at most 4194304 bytes"),
      ("expect screen\n" + String(repeating: "|a|\n", count: 1_000) + "end", nil),
      (
        "expect screen\n" + String(repeating: "|a|\n", count: 1_001) + "end",
        "1003:1: a screen has at most 1000 rows"
      ),
      (
        "expect screen\n|\(letters(1_001))|\nend",
        "3:1: a row of a screen has at most 1000 cells"
      ),
      ("expect match /a{1000}/", nil),
      (
        "expect match /a{1001}/",
        """
        2:14: a regular expression has at most 1000 parts, repeated ones counted
        """
      ),
      (
        "expect match /((a{99}){99}){99}/",
        """
        2:14: a regular expression has at most 1000 parts, repeated ones counted
        """
      ),
    ] as [(String, String?)])
  func limits(lines: String, problem: String?) {
    #expect(Self.problem(lines) == problem)
  }

  @Test("an endless line is refused as soon as it is too long")
  func endlessLine() {
    var chunks = 0
    var reader = ScriptReader(file: "a.keys") {
      chunks += 1
      return chunks == 1 ? Array("keys 1\n".utf8) : Array(repeating: 0x61, count: 1 << 16)
    }
    #expect(throws: Never.self) { try reader.next() }
    let error = #expect(throws: ScriptError.self) { try reader.next() }
    #expect(error?.problem == .tooMuch(.line))
    #expect(chunks <= 70)
    #expect(throws: Never.self) { try reader.next() }
  }

  @Test("the clock of a play ends before its numbers overflow")
  func clock() throws {
    let wait = "wait 1000000s\n"
    #expect(try play(String(repeating: wait, count: 1_000)).duration == .seconds(1_000_000_000))
    let failure = try play(String(repeating: wait, count: 1_001)).failure
    #expect(failure?.message == "the clock of a play ends at 1000000000s")
    #expect(failure?.line == 1_003)
  }

  @Test("a recording stays within them, whatever arrives at once")
  func recording() throws {
    var text = "keys 1\n"
    let recorder = Recorder { text += $0 }
    let events: [InputEvent] =
      Array(repeating: .text("a"), count: 10_001) + Array(repeating: .key(Key(.up)), count: 10_001)
    recorder.record(events, at: .seconds(2_500_000))
    let script = try Script(parsing: text)
    #expect(script.lines.count == 8)
    #expect(script.text == text)
  }

  @Test(
    "a word is compared only with words of similar length",
    arguments: ["", "ctrl+", "shift+ctrl+"])
  func longWord(prefix: String) {
    let word = prefix + Self.letters(1_000_000)
    let error = #expect(throws: ScriptError.self) { try Script(parsing: "keys 1\nkey \(word)") }
    #expect((error?.description.count ?? .max) < 900)
    #expect(error?.problem.description.contains("did you mean") == false)
    #expect(Suggestion.nearest(to: word, among: ["down", word + "b"]) == nil)
  }

  @Test("only the part of a long line around the mistake is shown")
  func longLine() {
    let line = "key " + String(repeating: "up ", count: 1_000) + "dwon " + Self.letters(500)
    let error = #expect(throws: ScriptError.self) { try Script(parsing: "keys 1\n" + line) }
    let lines = error?.description.split(separator: "\n").map(String.init) ?? []
    #expect(lines.first == "script.keys:2:3005: there is no key “dwon”; did you mean “down”?")
    let shown = lines.count == 3 ? lines[1] : ""
    #expect(shown.count == 2 + 1 + 100 + 4 + 100 + 1)
    #expect(shown.hasPrefix("  …") && shown.hasSuffix("a…"))
    #expect(lines.last == String(repeating: " ", count: 103) + "^~~~")
  }

  @Test("quotations in a failure are shortened")
  func longText() throws {
    let long = Self.letters(9_000)
    for line in ["expect text \"\(long)\"", "expect title \"\(long)\"", "click at \"\(long)\""] {
      let report = try play("type \"\(long)\"\n" + line)
      #expect(report.failure != nil)
      #expect(report.description.count < 6_000)
    }
  }
}
