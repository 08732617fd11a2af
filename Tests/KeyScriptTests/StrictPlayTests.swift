import KeyScript
import TerminalCore
import Testing

@Suite("A strict play")
struct StrictPlayTests {
  private func play(_ lines: String, _ defined: [String: String] = [:]) throws -> PlayReport {
    var player = Player { FakeProgram($0) }
    player.isStrict = true
    player.variables = defined
    return player.play(try Script(parsing: "keys 1\nterm 16x8\n" + lines, file: "a.keys"))
  }

  @Test(
    "passes if every expectation needs the input before it",
    arguments: [
      "key down\nexpect focus \"東京都\"",
      "key enter\nsettle\nexpect depth 2\nexpect idle",
      "expect depth 1\nkey down",
      "type \"z\"\nexpect text \"z\"\nexpect depth 1",
      "click at \"東京都\"\nexpect focus \"東京都\"",
    ])
  func passing(lines: String) throws {
    let report = try play(lines)
    #expect(report.outcome.exitStatus == 0, "\(report)")
  }

  @Test(
    "fails where expectations hold without the input before them, although later ones don't",
    arguments: [
      ("key down\nexpect depth 1", [4], "this holds without line 3 as well: key down"),
      (
        "key down\nexpect depth 1\nexpect title \"places\"\nkey up", [5],
        "this and line 4 hold without line 3 as well: key down"
      ),
      (
        "key down\nexpect depth 1\nexpect route list\nsoft expect text \"東京都\"\nkey enter\n"
          + "settle\nexpect depth 2", [6],
        "this and line 4, line 5 hold without line 3 as well: key down"
      ),
      (
        "key down\nexpect depth 1\nkey up\nexpect depth 1", [4, 6],
        "this holds without line 3 as well: key down"
      ),
    ])
  func failing(lines: String, places: [Int], message: String) throws {
    let report = try play(lines)
    #expect(report.outcome.exitStatus == 1)
    #expect(report.failures.map(\.line) == places)
    #expect(report.failures.first?.message == message)
  }

  @Test("names the lines of the script for what a definition contains")
  func definition() throws {
    let report = try play(
      "define look place\nkey down\nexpect depth 1\nexpect text \"${place}\"\nend\n"
        + "call look \"${city}\"", ["city": "東京都"])
    #expect(report.failures.map(\.line) == [6])
    #expect(report.failures.map { $0.origins.map(\.line) } == [[8]])
    #expect(
      report.failures.first?.message == "this and line 5 hold without line 4 as well: key down")
  }

  @Test("reports at most twenty, and nothing of this kind about a script that fails anyhow")
  func limits() throws {
    let weak = String(repeating: "key down\nexpect depth 1\n", count: 30)
    #expect(try play(weak).failures.count == 20)
    let failing = try play(weak + "expect depth 2")
    #expect(failing.failures.map(\.directive) == ["expect depth 2"])
  }

  @Test("takes a click on a text that is on its row only once")
  func clickOnRow() throws {
    #expect(try play("click at \"京\" row 3\nexpect focus \"京都府\"").failures.isEmpty)
  }

  @Test("fails a click on a text that is on the screen several times")
  func ambiguousClick() throws {
    let report = try play("click at \"京\"")
    let count = report.failures.first?.actualRows.joined().count { $0 == "京" } ?? 0
    #expect(count > 1)
    #expect(
      report.failures.first?.message
        == "“京” is on the screen \(count) times; click at a longer text, on a row such as `row 5`, "
        + "or at a cell such as `click at 10,5`")
  }

  @Test("fails an expectation of the style of a text that is on the screen several times")
  func ambiguousStyle() throws {
    let report = try play("key down\nexpect style \"京\" plain")
    #expect(report.failures.first?.message.hasSuffix(" times; name a longer text or a row") == true)
    #expect(try play("expect style \"京\" plain row 3").failures.isEmpty)
  }

  @Test("fails an input after which the screen isn't the one drawn from scratch")
  func staleScreen() throws {
    var player = Player {
      let program = FakeProgram($0)
      program.stale = ("> 北海道", 1)
      return program
    }
    player.isStrict = true
    let script = try Script(parsing: "keys 1\nterm 16x8\nkey down\nkey down", file: "a.keys")
    let report = player.play(script)
    #expect(report.failures.map(\.line) == [3])
    #expect(
      report.failures.first?.message
        == "the screen differs from the same one drawn from scratch in row 1, which is "
        + "“  北海道        ”; a view may only draw what the screen and the model contain")
  }

  @Test("reads a whole script before it plays it")
  func reader() throws {
    var player = Player { FakeProgram($0) }
    player.isStrict = true
    let reader = ScriptReader(text: "keys 1\nkey down\nexpect depth 1\nkye\nwait")
    let report = player.play(reader)
    #expect(report.target == nil)
    #expect("\(report)".split(separator: "\n").count { $0.contains("script.keys:") } == 2)
  }
}
