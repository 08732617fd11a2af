import KeyScript
import KeyScriptTools
import TerminalCore
import Testing

@Suite("Later mistakes in a script")
struct LaterMistakeTests {
  private func mistake(_ lines: String) -> ScriptError? {
    #expect(throws: ScriptError.self) { try Script(parsing: "keys 1\n" + lines, file: "a.keys") }
  }

  @Test("are reported after the first one, each with its line")
  func description() {
    #expect(
      mistake("kye down\nkey up\nwait 5").map(String.init(describing:)) == """
        a.keys:2:1: there is no directive “kye”; did you mean “key”?
          kye down
          ^~~
        a.keys:4:6: “5” is not a time up to 1000000s such as 150ms or 2s
          wait 5
               ^
        """)
  }

  @Test(
    "are lines that can't be parsed, not those that the first one made wrong",
    arguments: [
      ("kye down\nkey up", []),
      ("kye down\nterm 0x0\nkeys 2", [3, 4]),
      ("expect scren\n|kye|\n|wait|\nend\nkye", [6]),
      ("expect screen\n|kye|\n|wait\n|kye|\nend\nkye", [7]),
      ("expect screen\n|kye|\nkey down\n|kye|\nend\nkye\nkye", [7, 8]),
      ("kye\nexpect screen\n|kye|\nend\nwait", [6]),
      ("kye\nexpect screen\n|kye|\nkye", [5]),
      ("define “a”\nkey down\nend\ncall \"a\"", []),
      ("define a\nkye\nend\ncall b", []),
      ("key up\nset seed 1\nset now 2026-01-01T00:00:00Z\nkye", [5]),
      ("kye\ntype \"\\q\"\nkye", [3, 4]),
    ])
  func kinds(lines: String, later: [Int]) {
    #expect(mistake(lines)?.later.map(\.line) == later)
  }

  @Test("are no more than nineteen")
  func limit() {
    let lines = String(repeating: "kye\n", count: 100)
    #expect(mistake(lines)?.later.map(\.line) == Array(3...21))
  }

  @Test("aren't looked for in a file that isn't a script, or one of another version or system")
  func noScript() {
    for text in ["", "import Testing\nwait", "keys 2\nkye", "keys 1\r\nkye\r\nkye\r\n"] {
      let error = #expect(throws: ScriptError.self) { try Script(parsing: text) }
      #expect(error?.later == [])
    }
  }

  @Test("are in what other programs read")
  func reports() throws {
    let report = PlayReport(try #require(mistake("kye\nwait 5")))
    #expect(
      report.json.contains(
        """
        "mistakes":[{"line":2,"column":1,"message":"a.keys:2:1: there is no directive “kye”; did you \
        mean “key”?"},{"line":3,"column":6,"message":"a.keys:3:6: “5” is not a time up to \
        1000000s such as 150ms or 2s"}]
        """))
    #expect(
      ScriptResult(report).annotations.map { $0.prefix(29) } == [
        "::error file=a.keys,line=2,co", "::error file=a.keys,line=3,co",
      ])
  }
}
