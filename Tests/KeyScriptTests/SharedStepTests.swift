import KeyScript
import KeyScriptTools
import TerminalCore
import Testing

@Suite("Definitions and calls")
struct SharedStepTests {
  static let text = """
    keys 1
    # Opens a place.
    define open-place name key
      # how
      click at "${name}"

      key enter   # in 180 ms
      settle
      expect screen
      |${key}    |
      end
    end
    define twice
      call open-place "東京都" "a"
      call open-place "京都府" "b"
    end

    call twice # both
    call open-place "${x}" "\\n"

    """

  @Test("are printed as they were read, with the lines of a definition indented")
  func printing() throws {
    let script = try Script(parsing: Self.text)
    #expect(script.text == Self.text)
    let flat = Self.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }.joined(separator: "\n")
    #expect(try Script(parsing: flat) == script)
    #expect(try Script(parsing: flat).text == Self.text)
  }

  @Test("put the lines of the definition in place of the call")
  func expanding() throws {
    let script = try Script(
      parsing: """
        keys 1
        let x = "1"
        define one a b
        type "${a}${x}"
        # comment
        note "${b}"
        end
        let x = "2"
        define two a
        call one "${a}." "b"
        key up
        end
        call two "y"
        """, file: "a.keys"
    ).expanded()
    #expect(script.text == "keys 1\ntype \"y.2\"\nnote \"b\"\nkey up\n")
    #expect(script.lines.map(\.span.line) == [1, 4, 6, 11])
    #expect(script.lines.map(\.span.file) == [nil, "a.keys", "a.keys", "a.keys"])
    #expect(
      script.lines[1].span.origins == [
        ScriptOrigin(.called, file: "a.keys", line: 10),
        ScriptOrigin(.called, file: "a.keys", line: 13),
      ])
    #expect(script.lines[3].span.origins == [ScriptOrigin(.called, file: "a.keys", line: 13)])
  }

  @Test("are named with both places when an expectation fails")
  func failure() throws {
    let report = try play(
      """
      define open place
        click at "${place}"
        key enter
        settle
        expect title "${place}"
        expect depth 9
      end
      key down
      call open "京都府"
      """)
    let lines = report.description.split(separator: "\n")
    #expect(lines.first == "walk.keys:8, called at walk.keys:11: expect depth 9")
    #expect(lines.contains("  line 5, at 0s: key enter"))
    #expect(lines.last == lines.first)
    #expect(lines.contains("replay: app replay --until 11 walk.keys"))
    #expect(report.json.contains(#""line":11,"places":["walk.keys:8","walk.keys:11"],"#))
    #expect(report.outcome.exitStatus == 1)
  }

  @Test("stop before the line of the script that calls them")
  func stopping() throws {
    let lines = "define a\nkey down\nend\nkey down\ncall a\nkey down"
    #expect("\(try play(lines) { $0.stopLine = 7 })" == "walk.keys:7: reached")
    let report = try play(lines) { $0.stopLine = 8 }
    #expect("\(report)" == "walk.keys:8: reached")
    #expect(report.target?.focusedText == "京都府")
  }

  @Test("do not end the header where they are defined, but where they are called")
  func header() throws {
    let script = try Script(
      parsing: "keys 1\ndefine a\nkey up\nend\nlet b = \"c\"\nopen \"${b}\"\ncall a")
    #expect(script.settings.link == "c")
    let problem = { (lines: String) in
      (#expect(throws: ScriptError.self) { try Script(parsing: "keys 1\n" + lines) })?.problem
    }
    #expect(problem("define a\nend\ncall a\nopen b") == .late("open"))
    #expect(problem("define a\nopen b\nend") == .late("open"))
    #expect(problem("include \"a\"\nopen b") == .late("open"))
  }

  @Test("have screens that updating leaves as they are")
  func updating() throws {
    let lines = """
      define look
        expect screen
        |no|
        end
      end
      expect screen
      |no|
      end
      call look
      """
    let report = try play(lines) { $0.isUpdating = true }
    #expect(report.failure?.message == "the screen differs; updating changes no shared lines")
    #expect(report.screenUpdates.map(\.lines) == [8...10])
    #expect(try play(lines).failure?.message == "the screen differs")
  }

  @Test("keep their inputs in the copies without an input, unless they are expanded")
  func mutations() throws {
    let script = try Script(
      parsing: "keys 1\ndefine a\nkey down\nend\nkey up\ncall a\nexpect focus \"東京都\"")
    #expect(script.droppingLastInputs().isEmpty)
    let mutations = try script.expanded().droppingLastInputs()
    #expect(mutations.map(\.dropped.span.line) == [3])
    #expect(mutations.map { $0.guardedBy.map(\.line) } == [[7]])
  }
}
