import KeyScript
import TerminalCore
import Testing

@Suite("Variables")
struct VariableTests {
  @Test(
    "a reference stands for the text, in any text in quotes",
    arguments: [
      ("let a = \"x\"\ntype \"${a}\"", "type \"x\""),
      ("let a=\"x\"\ntype \"b${a}${a}c\"", "type \"bxxc\""),
      ("let a = \"\"\npaste \"1${a}2\"", "paste \"12\""),
      ("let a = \"x\"\nlet a = \"y\"\nnote \"${a}\"", "note \"y\""),
      ("let a = \"x\"\nlet b = \"${a}y\"\nlet a = \"z\"\nnote \"${b}\"", "note \"xy\""),
      ("let 市 = \"豊橋市\"\nclick at \"${市}\"", "click at \"豊橋市\""),
      ("let a-1 = \"list\"\nexpect route \"${a-1}/x\"", "expect route list/x"),
      ("let a = \"x\"\nexpect journal pop \"${a}\" within 2s", "expect journal pop x within 2s"),
      ("let a = \"x\"\nraw \"\\xff${a}\\u{1b}\"", "raw \"\\xffx\\u{1b}\""),
      ("let a = \"\\\"#\\\\ \"\ntype \"${a}\" # x", "type \"\\\"#\\\\ \" # x"),
      ("let a = \"${b}\"\nnote \"${a}\"\n".replacing("${b}", with: "\\${b}"), "note \"\\${b}\"\n"),
    ])
  func references(lines: String, expanded: String) throws {
    let script = try Script(parsing: "keys 1\n" + lines).expanded()
    let expected = try Script(parsing: "keys 1\n" + expanded)
    #expect(script.text == expected.text)
    #expect(script == expected)
  }

  @Test(
    "a dollar before a brace is written with a backslash",
    arguments: ["\\${", "$\\${a}", "\\${a}", "$5", "{a}", "a$", "$ {a}", "\\u{1b}$"])
  func dollars(text: String) throws {
    let line = "keys 1\ntype \"\(text)\"\nraw \"\(text)\"\n"
    let script = try Script(parsing: line)
    #expect(script.text == line)
    #expect(try script.expanded() == script)
    #expect(
      script.lines[1].directive
        == .input(
          .type(
            text.replacing("\\u{1b}", with: "\u{1B}")
              .replacing("\\", with: ""))))
  }

  @Test("a word with a dollar and a brace is printed in quotes")
  func words() throws {
    let script = Script(
      lines: [ScriptLine(.header(.version)), ScriptLine(.header(.link("${a}")))])
    #expect(script.text == "keys 1\nopen \"\\${a}\"\n")
    #expect(try Script(parsing: script.text) == script)
  }

  @Test("texts given from outside win over those in the script, and reach its header")
  func given() throws {
    let script = try Script(
      parsing: """
        keys 1
        let a = "x"
        open "${link}"
        let b = "${a}"
        type "${a}${b}"
        """)
    let expanded = try script.expanded(defining: ["a": "y", "link": "z"])
    #expect(expanded.text == "keys 1\nopen z\ntype \"yy\"\n")
    #expect(script.settings.link == nil)
    var player = Player { FakeProgram($0) }
    player.variables = ["a": "y", "link": "z", "unused": ""]
    #expect(player.play(script).target?.frame.line(23).hasPrefix("link zyy") == true)
  }

  @Test("a line with references is printed as it was written")
  func printing() throws {
    let text = """
      keys 1
      let city = "豊橋市"
      type  "${city}"   # typed
      expect text "${city}" row 3 within 2000ms

      """
    let script = try Script(parsing: text.replacing("\ntype", with: "\n  type"))
    #expect(script.text == text)
    #expect(try Script(parsing: script.text) == script)
  }

  @Test("expanding a script twice changes nothing more")
  func twice() throws {
    let script = try Script(parsing: "keys 1\nlet a = \"\\${a}\"\ntype \"${a}\"").expanded()
    #expect(script.lines.last?.directive == .input(.type("${a}")))
    #expect(try script.expanded() == script)
  }

  @Test("the directive in a failure has the texts of variables")
  func failure() throws {
    let failure = try play("expect title \"${a}\"") { $0.variables = ["a": "x y", "b": "1"] }
      .failure
    #expect(failure?.message == "the title is “places”, not “x y”")
    #expect(failure?.directive == "expect title \"x y\"")
  }
}
