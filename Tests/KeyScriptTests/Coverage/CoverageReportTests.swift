import Testing

@testable import KeyScriptTools
@testable import TerminalUI

@Suite("The report of coverage")
struct CoverageReportTests {
  private static let coverage: Coverage = {
    var coverage = Coverage(screens: ["home", "attic"])
    var home = Coverage.Screen()
    home.count = 12
    home.keys = Coverage.Counts(["d", "ctrl+x"])
    home.keys.add("d", 3)
    home.add([UsableControl(id: "#1", text: "[ ] 明かり"), UsableControl(id: "#2", text: "Name")])
    home.controls.add("#2")
    home.dialogs["How\u{1B}?"] = Coverage.Counts(["Deep", "Flat"])
    coverage.screens["home"] = home
    coverage.commands = Coverage.Counts(["up", "page-up"])
    coverage.commands.add("up")
    coverage.answers = Coverage.Counts(["leaving: stay"])
    return coverage
  }()

  @Test("is a table by screen, a table of the rest, and a list of what was not reached")
  func text() {
    #expect(
      "\(Self.coverage)" == """
        screen  shown  keys  controls  choices
        home       12   1/2       1/2      0/2
        attic   never

        everywhere            reached
        commands                  1/2
        answers to questions      0/1

        not reached:
          home: key ctrl+x
          home: control “[ ] 明かり”
          home: “Deep” in “How\\u{1b}?”
          home: “Flat” in “How\\u{1b}?”
          screen attic
          command page-up
          answer to leaving: stay
        """)
    #expect(Self.coverage.summary == "1 of 2 screens, 1 of 2 keys, 1 of 2 commands reached")
  }

  @Test("says so if everything was reached")
  func everything() {
    var coverage = Coverage()
    coverage.commands.add("up")
    #expect("\(coverage)".hasSuffix("\n\neverything that is known was reached"))
  }

  @Test("is JSON for other programs")
  func json() {
    #expect(
      Self.coverage.json == """
        {"screens":[{"name":"home","count":12,"keys":{"d":3,"ctrl+x":0},\
        "controls":[{"text":"[ ] 明かり","count":0},{"text":"Name","count":1}],\
        "dialogs":[{"message":"How\\u001b?","choices":{"Deep":0,"Flat":0}}]},\
        {"name":"attic","count":0,"keys":{},"controls":[],"dialogs":[]}],\
        "keys":{},"commands":{"up":1,"page-up":0},"causes":{},"outcomes":{},\
        "answers":{"leaving: stay":0}}
        """)
  }
}
