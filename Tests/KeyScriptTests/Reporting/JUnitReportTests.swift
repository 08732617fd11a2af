import KeyScript
import KeyScriptTools
import Testing

@Suite("A JUnit report")
struct JUnitReportTests {
  private func report(_ results: ScriptResult...) -> String {
    var report = JUnitReport(name: "app <replay>")
    for result in results { report.add(result) }
    return report.text
  }

  @Test("has a suite for each folder, with the numbers of its cases and their time")
  func suites() throws {
    let text = report(
      ScriptResult("walks/a.keys", .played(.passed), time: .milliseconds(1_234)),
      ScriptResult("b.keys", .skipped("not today")),
      ScriptResult("walks/c.keys", .played(.reached(line: 3)), time: .microseconds(5_600)),
      ScriptResult("/abs.keys", .refused("cannot read it")))
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="app &lt;replay&gt;" tests="4" failures="0" errors="1" time="1.240">
          <testsuite name="walks" tests="2" failures="0" errors="0" time="1.240" skipped="0">
            <testcase name="a.keys" classname="walks" time="1.234"/>
            <testcase name="c.keys" classname="walks" time="0.006"/>
          </testsuite>
          <testsuite name="." tests="1" failures="0" errors="0" time="0.000" skipped="1">
            <testcase name="b.keys" classname="." time="0.000">
              <skipped message="not today"/>
            </testcase>
          </testsuite>
          <testsuite name="/" tests="1" failures="0" errors="1" time="0.000" skipped="0">
            <testcase name="abs.keys" classname="/" time="0.000">
              <error message="cannot read it" type="can’t be played">cannot read it</error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("has the place, the message and the report of a failure")
  func failure() throws {
    let played = try play("key down\nexpect title \"]]>\"\n", file: "in/a.keys")
    let text = report(ScriptResult(played))
    #expect(
      text.contains(
        """
              <failure message="line 4: the title is “places”, not “]]&gt;”" \
        type="expect title &quot;]]&gt;&quot;">in/a.keys:4: expect title &quot;]]&gt;&quot;

        """))
    #expect(text.contains("\n  |&gt; 東京都  "))
    #expect(text.contains(" in/a.keys\nin/a.keys:4: expect title &quot;]]&gt;&quot;</failure>\n"))
  }

  @Test("counts a script with a mistake as an error")
  func mistake() throws {
    let error = #expect(throws: ScriptError.self) {
      try Script(parsing: "keys 1\nkey entr\n", file: "a.keys")
    }
    let text = report(ScriptResult(PlayReport(try #require(error))))
    #expect(
      text.contains(
        """
              <error message="line 2: there is no key “entr”; did you mean “enter”?" \
        type="mistake in the script">a.keys:2:5: there is no key
        """))
    #expect(text.contains("tests=\"1\" failures=\"0\" errors=\"1\""))
  }

  @Test(
    "shows characters that XML does not permit, and escapes those with a meaning",
    arguments: [
      ("a\nb", "a\\nb"), ("\u{1b}[31m", "\\u{1b}[31m"), ("\u{0}", "\\u{0}"),
      ("\u{FFFE}\u{FFFF}", "\\u{fffe}\\u{ffff}"), ("\u{202E}", "\\u{202e}"), ("\r", "\\u{d}"),
      ("<\"&'>", "&lt;&quot;&amp;'&gt;"), ("]]>", "]]&gt;"), ("日本 é 🗾", "日本 é 🗾"),
    ])
  func escapes(name: String, shown: String) {
    let text = report(ScriptResult("\(name).keys", .refused(name)))
    #expect(text.contains("<testcase name=\"\(shown).keys\" "))
    #expect(text.contains("message=\"\(shown)\" "))
    #expect(text.contains(">\(shown)</error>"))
  }
}
