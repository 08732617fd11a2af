import KeyScript
import KeyScriptTools
import TerminalCore
import TestFolders
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
        a.keys:4:6: “5” is not a time up to 1000000s such as 150ms or 2s; write `5s` or `5ms`
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
      ("key up\nset seed 1\nset now 2026-01-01T00:00:00Z\nkye", [4, 5]),
      ("term 80x24\nterm 80x24\nkey up\nlocale ja\nkye\nset seed 1\nterm 80x24", [5, 6]),
      ("dfine a\nkey up\nend\nset seed 1", []),
      ("kye\ntype \"\\q\"\nkye", [3, 4]),
    ])
  func kinds(lines: String, later: [Int]) {
    #expect(mistake(lines)?.later.map(\.line) == later)
  }

  @Test("list the words that are allowed once")
  func lists() {
    let report = mistake("xyzzyx\nmouse shake 1,1\nzyxxyz\nkey xyzzyx ctrl+zyxxyz").map {
      String(describing: $0).split(separator: "\n").filter { $0.hasPrefix("a.keys") }
    }
    #expect(report?[0].hasPrefix("a.keys:2:1: there is no directive “xyzzyx”, only keys, ") == true)
    #expect(report?[1].hasSuffix("“shake”, only press, move, release") == true)
    #expect(report?[2] == "a.keys:4:1: there is no directive “zyxxyz”")
  }

  @Test(
    "say of a second word that it isn't there, not that there are none",
    arguments: [
      ("let a = \"x\"\ntype \"${zzz}\"\ntype \"${yyy}\"", "there is no variable “yyy”"),
      ("define a\nkey up\nend\ncall zzz\ncall yyy", "there is no definition “yyy”"),
    ])
  func secondWord(lines: String, problem: String) throws {
    let folder = try TestFolder()
    try folder.write("keys 1\n" + lines, to: "a.keys")
    let source = try ScriptSource(folder.file("a.keys"))
    let error = #expect(throws: ScriptError.self) { try source.check() }
    let report = error.map {
      String(describing: $0).split(separator: "\n").filter { $0.contains("a.keys:") }
    }
    #expect(report?.last?.hasSuffix(problem) == true, "\(report ?? [])")
  }

  @Test("are no more than nineteen")
  func limit() {
    let lines = String(repeating: "kye\n", count: 100)
    let error = mistake(lines)
    #expect(error?.later.map(\.line) == Array(3...21))
    #expect(error?.description.hasSuffix("\n  ^~~\nmore mistakes follow") == true)
    #expect(error.map { PlayReport($0).json }?.contains("],\"more\":true}") == true)
    let twenty = mistake(String(repeating: "kye\n", count: 20))
    #expect(twenty?.later.count == 19)
    #expect(twenty?.description.contains("more") == false)
  }

  @Test(
    "are also those in the use of variables and definitions",
    arguments: [
      ("type \"${a}\"\nkey up\ntype \"${b}${c}\"\nterm 80x24", [4, 5]),
      ("let a = \"${b}\"\ntype \"${a}\"\ntype \"${c}\"", [4]),
      ("let a = \"${a}\"\nkey up", []),
      ("call a\ncall b\ncall c", [3, 4]),
      ("define a x\nkey dwon\ntype \"${y}\"\nend\ncall a \"1\"\nkey dwon", [7]),
      ("define a x\ntype \"${y}\"\ncall a \"1\"\nend\ncall a\ncall a \"1\"", [4, 6]),
      ("define a\ntype \"${y}\"\nend\ndefine a\nend\ncall a\nkye", [5, 8]),
      ("define a\ntype \"${y}\"\nkey up", [2]),
      ("define f a a\ntype \"${a}\"\nend\ncall f \"x\"\nkye", [6]),
      ("define a\ndefine b\nkey up\nend\nend\nkye", [7]),
      ("include \"none.steps\"\ncall a\ntype \"${b}\"\nkye", [5]),
      ("kye\ntype \"${b}\"\ncall a", []),
      ("define a\ntype \"${y}\"\nend\ncall a\ncall a", []),
    ])
  func sharing(lines: String, later: [Int]) throws {
    let folder = try TestFolder()
    try folder.write("keys 1\n" + lines, to: "a.keys")
    let source = try ScriptSource(folder.file("a.keys"))
    let error = #expect(throws: ScriptError.self) { try source.check() }
    #expect(error?.later.map(\.line) == later)
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
        1000000s such as 150ms or 2s; write `5s` or `5ms`"}]
        """))
    #expect(
      ScriptResult(report).annotations.map { $0.prefix(29) } == [
        "::error file=a.keys,line=2,co", "::error file=a.keys,line=3,co",
      ])
  }
}
