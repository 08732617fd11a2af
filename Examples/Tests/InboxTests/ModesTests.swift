import ScreenStack
import ScreenStackTesting
import Testing

@testable import Inbox

@Suite("The modes of the mail reader")
struct ModesTests {
  /// Launches the program with a letter that was kept.
  private func launchWithDraft() async -> TestApp<Place> {
    let stage = await InboxTests.launch()
    stage.press("c")
    await stage.settle()
    stage.type("anna@example.org").press("tab*2").type("Rain").press("tab*3", "enter")
    await stage.settle()
    return stage
  }

  @Test("a letter that is kept twice is one draft, as it was the last time")
  func keepingTwice() async {
    let stage = await launchWithDraft()
    stage.press("alt+2", "enter")
    await stage.settle()
    stage.press("tab*2").type("!").press("tab*3", "enter")
    await stage.settle()
    #expect(stage.text.contains("Drafts 1"))
    #expect(stage.focusedText == "Rain!")
    #expect(stage.leaks.isEmpty)
  }

  @Test("a draft that is sent is no draft any more, and the list of letters has it")
  func sendingDraft() async {
    let stage = await launchWithDraft()
    stage.press("alt+2", "enter")
    await stage.settle()
    stage.press("tab*4", "enter")
    await stage.settle()
    #expect(stage.text.contains("Nothing is waiting") && !stage.text.contains("Drafts 1"))
    stage.press("alt+1")
    await stage.settle()
    #expect(stage.text.contains("20,001 letters"))
    stage.press("home")
    #expect(stage.focusedText?.hasPrefix("Me Rain") == true)
  }

  @Test("a draft is thrown away after a question, and a letter that leaves it stays one")
  func throwingAway() async {
    let stage = await launchWithDraft()
    stage.press("alt+2", "enter")
    await stage.settle()
    stage.press("esc")
    await stage.settle()
    stage.press("d", "enter")
    #expect(stage.text.contains("Drafts 1"))
    stage.press("d", "up", "enter")
    #expect(stage.text.contains("Nothing is waiting") && !stage.text.contains("Drafts 1"))
  }

  @Test(
    "a person can be chosen for a letter, which is as it was if nobody is",
    arguments: [true, false])
  func choosing(isChosen: Bool) async {
    let stage = await InboxTests.launch()
    stage.press("c")
    await stage.settle()
    stage.type("me").press("tab*2").type("Rain").press("ctrl+o")
    await stage.settle()
    #expect(stage.titles == ["People", "To whom?"])
    stage.press(isChosen ? "enter" : "esc")
    await stage.settle()
    #expect(stage.titles == ["Inbox", "New letter"])
    #expect(stage.focusedText == "Subject Rain")
    #expect(stage.text.contains(isChosen ? "To      anna.abel@example.org" : "To      me"))
    #expect(stage.violations.isEmpty && stage.leaks.isEmpty)
  }

  @Test("a letter stays open while another mode is looked at")
  func lookingElsewhere() async {
    let stage = await InboxTests.launch()
    stage.press("c")
    await stage.settle()
    stage.type("me").press("alt+3")
    await stage.settle()
    #expect(stage.titles == ["People"])
    stage.press("alt+1")
    await stage.settle()
    #expect(stage.focusedText == "To me")
  }

  private static let walks = ["by-keys", "by-keys-ja", "by-mouse", "by-mouse-ja"]

  @Test(
    "work by keys alone and by the mouse alone, in both languages and every size",
    arguments: walks, [(40, 12), (80, 24), (160, 50)])
  func walk(name: String, size: (columns: Int, rows: Int)) async {
    let stage = await InboxTests.launch(
      columns: size.columns, rows: size.rows,
      language: name.hasSuffix("-ja") ? .japanese : .english)
    await stage.play("Walks/\(name).keys")
    #expect(stage.violations.isEmpty)
  }

  @Test(
    "work in walks by keys and by the mouse",
    arguments: ["modes", "modes-by-mouse", "modes-small"])
  func walk(name: String) async {
    let stage = await InboxTests.launch()
    await stage.play("Walks/\(name).keys")
    #expect(stage.violations.isEmpty)
  }
}
