import KeyScript
import KeyScriptTools
import TestFolders
import Testing

@Suite("A TAP report")
struct TAPReportTests {
  @Test("has the plan, and a numbered line for each script")
  func points() {
    var report = TAPReport(3)
    let lines = [
      ScriptResult("a b.keys", .played(.passed)),
      ScriptResult("c#d\\\n.keys", .played(.reached(line: 2))),
      ScriptResult("e.keys", .skipped("not\ntoday")),
    ].map { report.lines(for: $0) }
    #expect(
      report.opening + lines.joined() == """
        TAP version 14
        1..3
        ok 1 - a b.keys
        ok 2 - c\\#d\\\\\\\\n.keys
        ok 3 - e.keys # SKIP not\\ntoday

        """)
  }

  @Test("says why there are no scripts")
  func empty() {
    #expect(
      TAPReport(0, reason: "shard 2/2 is empty").opening.hasSuffix(
        "\n1..0 # SKIP shard 2/2 is empty\n"))
  }

  @Test("has the message, the place and the report of a failure in YAML")
  func failure() throws {
    var report = TAPReport(1)
    let played = try play("note \"say \\\"\\\\\"\nexpect title \"a: #b\"\n", file: "\"a\".keys")
    let text = report.lines(for: ScriptResult(played))
    #expect(
      text.hasPrefix(
        """
        not ok 1 - "a".keys
          ---
          message: "the title is “places”, not “a: #b”"
          severity: fail
          at:
            file: "\\"a\\".keys"
            line: 4
          report: |
            "a".keys:4: expect title "a: #b"
              the title is “places”, not “a: #b”
            \u{20}
              |places          |

        """.replacing("\u{20}\n", with: "\n").replacing("\n    \n", with: "\n    \n")))
    #expect(text.contains("\n    replay: app replay --until 4 '\"a\".keys'\n"))
    #expect(text.hasSuffix("\n    \"a\".keys:4: expect title \"a: #b\"\n  ...\n"))
    #expect(text.contains("\n    note: say \"\\\n"))
  }

  @Test("says where a report begins whose first line begins with a blank")
  func blank() {
    var report = TAPReport(1)
    let text = report.lines(for: ScriptResult(" a", .refused(" b \u{FFFE}")))
    #expect(text.contains("  report: |2\n     b \\u{fffe}\n"))
    #expect(text.contains("  message: \" b \\\\u{fffe}\"\n"))
  }
}

@Suite("Annotations of scripts")
struct AnnotationTests {
  @Test("name the file, the line, the directive and the message")
  func failure() throws {
    let played = try play("expect title \"100%, a:b\"\n", file: "walks/a.keys")
    #expect(
      ScriptResult(played).annotations == [
        "::error file=walks/a.keys,line=3,title=expect title \"100%25%2C a%3Ab\"::"
          + "the title is “places”, not “100%25, a:b”"
      ])
  }

  @Test("name the column of a mistake")
  func mistake() throws {
    let error = #expect(throws: ScriptError.self) {
      try Script(parsing: "keys 1\nkey entr\n", file: "a.keys")
    }
    #expect(
      ScriptResult(PlayReport(try #require(error))).annotations == [
        "::error file=a.keys,line=2,col=5,title=mistake in the script::"
          + "there is no key “entr”; did you mean “enter”?"
      ])
  }

  @Test("name each expectation that failed softly, as the whole report does")
  func several() throws {
    let result = ScriptResult(try play("soft expect depth 2\nsoft expect depth 3\n"))
    #expect(result.annotations.map { $0.contains("line=3") } == [true, false])
    #expect(result.annotations.map { $0.contains("expect depth 3") } == [false, true])
    #expect(result.reportText.contains("2 expectations failed:"))
  }

  @Test("name the included file that has the line")
  func included() throws {
    let folder = try TestFolder()
    try folder.write("keys 1\ninclude \"steps/b.steps\"\n", to: "a.keys")
    try folder.write("keys 1\n\nexpect depth 2\n", to: "steps/b.steps")
    let reader = try ScriptReader(contentsOf: folder.file("a.keys"))
    let result = ScriptResult(Player { FakeProgram($0) }.play(reader))
    let place = "file=\(folder.file("steps/b.steps")),line=3,"
    #expect(result.annotations.first?.contains(place) == true, "\(result.annotations)")
    var junit = JUnitReport(name: "x")
    junit.add(result)
    #expect(junit.text.contains("\(folder.file("steps/b.steps")):3: the depth is"))
  }

  @Test("keep the characters of a file's name that end a line or a property")
  func name() {
    let result = ScriptResult("a,b:\r\n%\u{1b}.keys", .refused("no\nway"))
    #expect(
      result.annotations == [
        "::error file=a%2Cb%3A%0D%0A%25\\u{1b}.keys,title=can’t be played::no\\nway"
      ])
  }

  @Test("are for failures only")
  func others() {
    #expect(ScriptResult("a", .played(.passed)).annotations.isEmpty)
    #expect(ScriptResult("a", .skipped("x")).annotations.isEmpty)
  }
}
