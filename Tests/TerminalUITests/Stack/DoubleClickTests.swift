import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("The second click of a double click")
struct DoubleClickTests {
  /// A screen that leads to another one like it, and asks.
  private struct Level: Screen {
    typealias Route = SampleRoute
    let number: Int
    var cups = 0
    var answers = 0
    var title: String { "Level \(number)" }
    var body: some View<Self> {
      Row("Open").onSelect { screen, context in context.push(.deep(screen.number + 1)) }
      Row("Cups", detail: "\(cups)").onSelect { screen, _ in screen.cups += 1 }
      Row("Replace").onSelect { screen, context in context.replaceTop(.deep(9)) }
      Blank()
      Blank()
      Row("Ask").onSelect { _, context in
        let question = Dialog("Sure?", choices: [Choice("Yes", 0)], cancel: Choice("No", 1))
        context.present(question) { screen, _, _ in
          screen.answers += 1
        }
      }
      Text("answered \(answers)")
    }
  }

  private func launch(motion: MotionSetting = .none) -> App<SampleRoute> {
    let app = App(root: SampleRoute.deep(0)) { route in
      if case .deep(let number) = route { Level(number: number) } else { Level(number: 0) }
    }
    app.launch(
      size: Size(columns: 40, rows: 12), appearance: Appearance(glyphs: .ascii, motion: motion))
    return app
  }

  @Test(
    "does nothing on a screen that the first has opened, and neither does one after it",
    arguments: [MotionSetting.none, .full])
  func opensOnce(motion: MotionSetting) {
    let app = launch(motion: motion)
    app.click(8, 1)
    for _ in 0..<4 {
      app.wait(190)
      app.click(8, 1)
    }
    #expect(app.title == "Level 1")
    app.wait(400)
    app.click(8, 1)
    #expect(app.title == "Level 2")
  }

  @Test("does nothing on a screen that took the place of the one clicked")
  func replaced() {
    let app = launch()
    app.click(8, 3)
    app.click(8, 3)
    #expect(app.title == "Level 9")
    app.click(8, 1)
    #expect(app.title == "Level 10")
  }

  @Test("does not answer a dialog that the first has opened")
  func dialog() throws {
    let app = launch()
    app.click(18, 6)
    let rows = (0..<12).filter { app.compose().line($0).contains("Yes") }
    #expect(rows == [6])
    app.click(18, 6)
    #expect(app.compose().picture.contains("Sure?"))
    app.wait(400)
    app.click(18, 6)
    #expect(app.compose().picture.contains("answered 1"))
  }

  @Test("does not choose what a dialog, or the list of keys, has covered")
  func uncovered() throws {
    let app = launch()
    app.press("down", "down", "down", "enter")
    let row = try #require((0..<12).first { app.compose().line($0).contains("Yes") })
    let column = 18
    app.click(column, row)
    app.click(column, row)
    #expect(!app.compose().picture.contains("Sure?"))
    #expect(app.compose().picture.contains("answered 1"))
    app.wait(400)
    app.press("?")
    app.click(8, 1)
    app.click(8, 1)
    #expect(app.title == "Level 0")
  }

  @Test("works where the first has opened nothing, or is at another place")
  func works() {
    let app = launch()
    app.click(8, 2)
    app.click(8, 2)
    #expect(app.compose().picture.contains(" 2 "))
    app.click(8, 1)
    app.click(9, 1)
    #expect(app.title == "Level 2")
  }

  @Test("goes back another step")
  func back() {
    let app = launch()
    app.press("enter", "enter", "enter")
    app.click(0, 0)
    app.click(0, 0)
    #expect(app.title == "Level 1")
  }
}
