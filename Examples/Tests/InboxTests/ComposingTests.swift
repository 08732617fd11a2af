import ScreenStack
import ScreenStackTesting
import Testing

@testable import Inbox

@Suite("Writing a letter")
struct ComposingTests {
  /// Launches the program with an empty form.
  private func compose() async -> TestApp<Place> {
    let stage = await InboxTests.launch()
    stage.press("c")
    await stage.settle()
    return stage
  }

  /// Fills the form in and presses the button.
  private func fill(_ stage: TestApp<Place>, to address: String = "anna@example.org") {
    stage.type(address).press("tab", "tab").type("Rain").press("tab").type("It rains.")
    stage.press("tab", "enter")
  }

  @Test(
    "does not send to a wrong address",
    arguments: [
      ("", "to whom?"), ("anna", "one @, please"), ("an na@example.org", "no blanks, please"),
      ("@example.org", "no name before the @"), ("anna@example", "no host like example.org"),
    ])
  func wrongAddress(address: String, complaint: String) async {
    let stage = await compose()
    fill(stage, to: address)
    await stage.settle()
    #expect(stage.text.contains(complaint))
    #expect(stage.focusedText == (address.isEmpty ? "To" : "To \(address)"))
    stage.press("ctrl+u").type("anna@example.org").press("tab*4", "enter")
    #expect(!stage.text.contains(complaint))
    await stage.settle()
    #expect(stage.text.contains("Sent to anna@example.org"))
  }

  @Test("shows how far it is, and returns what was sent to the list")
  func sending() async {
    let stage = await compose()
    fill(stage)
    await stage.advance(by: .milliseconds(1_000))
    #expect(stage.text.contains("Sending to anna@example.org"))
    #expect(stage.text.contains("48%") || stage.text.contains("52%"))
    await stage.settle()
    #expect(stage.titles == ["Inbox"])
    #expect(stage.text.contains("Sent to anna@example.org"))
    #expect(stage.text.contains("20,001 letters"))
    #expect(stage.focusedText?.hasPrefix("Me Rain") == true)
    stage.press("enter")
    await stage.settle()
    #expect(stage.text.contains("It rains."))
    #expect(stage.leaks.isEmpty)
  }

  @Test("stops sending, by key or by click", arguments: ["esc", "enter", "click"])
  func stopping(input: String) async {
    let stage = await compose()
    fill(stage)
    await stage.advance(by: .milliseconds(500))
    if input == "click" { stage.click("Stop") } else { stage.press(input) }
    await stage.settle()
    #expect(stage.titles == ["Inbox", "New letter"])
    #expect(stage.text.contains("It rains."))
    await stage.advance(by: .seconds(3))
    #expect(stage.titles == ["Inbox", "New letter"])
  }

  @Test("says why a letter could not be sent, and keeps it")
  func failing() async {
    let stage = await compose()
    fill(stage, to: "anna@nowhere.invalid")
    await stage.settle()
    #expect(stage.text.contains("nobody takes letters for anna@nowhere.invalid"))
    stage.press("enter")
    await stage.settle()
    #expect(stage.text.contains("It rains."))
  }

  @Test("asks before a letter with text is left, and not before an empty one")
  func leaving() async {
    let stage = await compose()
    stage.press("esc")
    await stage.settle()
    #expect(stage.titles == ["Inbox"])
    stage.press("c")
    await stage.settle()
    stage.type("anna").press("esc")
    await stage.settle()
    #expect(stage.text.contains("Throw it away?"))
    stage.press("esc")
    await stage.settle()
    #expect(stage.titles == ["Inbox", "New letter"])
    #expect(stage.focusedText == "To anna")
  }

  @Test("is a sheet over the letters, and takes the whole of a small window")
  func presentation() async {
    let stage = await compose()
    #expect(stage.text.contains("20,000 letters") && stage.text.contains("New letter"))
    stage.resize(to: Size(columns: 40, rows: 12))
    #expect(!stage.text.contains("20,000 letters") && stage.title == "New letter")
    stage.resize(to: Size(columns: 120, rows: 40)).type("anna")
    #expect(stage.text.contains("20,000 letters") && stage.focusedText == "To anna")
    #expect(stage.violations.isEmpty)
  }

  @Test(
    "works in walks by keys and by the mouse",
    arguments: ["answering", "mouse", "side-by-side", "small"])
  func walk(name: String) async {
    let stage = await InboxTests.launch()
    await stage.play("Walks/\(name).keys")
    #expect(stage.violations.isEmpty)
  }
}
