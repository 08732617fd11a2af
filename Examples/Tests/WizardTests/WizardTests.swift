import ScreenStack
import ScreenStackTesting
import Testing

@testable import Wizard

@Suite("The steps to a trip")
struct WizardTests {
  /// Launches the program and goes to a step, counted from 1.
  private func launch(step: Int = 1) async -> TestApp<Place> {
    let stage = TestApp(
      makeWizard(), size: Size(columns: 80, rows: 24), appearance: Appearance(motion: .none))
    stage.press("enter")
    await stage.settle()
    if step > 1 { stage.press("down", "enter") }
    await stage.settle()
    if step > 2 { stage.press("+", "down").type("Anna").press("tab", "enter") }
    await stage.settle()
    return stage
  }

  private static let walks = ["by-keys", "by-keys-ja", "by-mouse", "by-mouse-ja"]

  @Test(
    "work in walks by keys alone and by the mouse alone, in both languages and every size",
    arguments: walks, [(40, 12), (80, 24), (160, 50)])
  func walk(name: String, size: (columns: Int, rows: Int)) async {
    let stage = TestApp(
      makeWizard(), size: Size(columns: size.columns, rows: size.rows),
      appearance: Appearance(
        language: name.hasSuffix("-ja") ? .japanese : .english, motion: .none))
    await stage.play("Walks/\(name).keys")
    #expect(stage.violations.isEmpty)
  }

  @Test("have titles of their own, and cover what they lie over", arguments: [1, 2, 3])
  func titles(step: Int) async {
    let stage = await launch(step: step)
    let titles = ["City", "Oslo", "Summary"].prefix(step).joined(separator: " › ")
    #expect(stage.lines[0].hasPrefix("‹ \(titles)") && !stage.text.contains("Trips"))
    #expect(stage.path.count == step + 1)
  }

  @Test("are left together after a question, from whichever of them", arguments: [2, 3])
  func cancelling(step: Int) async {
    let stage = await launch(step: step)
    let path = stage.path
    stage.click("Cancel")
    await stage.settle()
    #expect(stage.text.contains("Throw it away?") && stage.path == path)
    stage.press("up", "enter")
    await stage.settle()
    #expect(stage.path == [.trips] && stage.text.contains("You cancelled: nothing was booked."))
    #expect(stage.leaks.isEmpty)
  }

  @Test("ask nothing while nothing is chosen", arguments: ["esc", "click"])
  func leavingAtOnce(input: String) async {
    let stage = await launch()
    if input == "click" { stage.click("Cancel") } else { stage.press(input) }
    await stage.settle()
    #expect(stage.path == [.trips])
    #expect(
      stage.text.contains(input == "click" ? "You cancelled: nothing" : "You went back: nothing"))
  }

  @Test("need a traveller")
  func traveller() async {
    let stage = await launch(step: 2)
    stage.click("Next")
    await stage.settle()
    #expect(stage.text.contains("who travels?") && stage.path.count == 3)
  }

  @Test("keep the second step's entries for the way back to it")
  func goingBack() async {
    let stage = await launch(step: 3)
    stage.press("esc", "esc")
    await stage.settle()
    #expect(stage.title == "City" && stage.focusedText == "Oslo")
    #expect(stage.text.contains("chosen"))
    stage.press("down", "enter")
    await stage.settle()
    #expect(stage.text.contains("‹ 3  ›") && stage.text.contains("Anna"))
    #expect(stage.title == "Vienna")
  }
}
