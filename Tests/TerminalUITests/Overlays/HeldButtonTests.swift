import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("A dialog that appears while the mouse button is held")
struct HeldButtonTests {
  @Test("is not answered by the release, but by the next click", arguments: [true, false])
  func release(isQuestion: Bool) {
    let app = App(root: FireRoute.fire) { _ in Fire() }
    app.launch(
      [.fire, .fire], size: Size(columns: 40, rows: 12), appearance: Appearance(motion: .none))
    func ask() {
      if isQuestion { app.perform(.pop()) } else { app.wait(1_000) }
    }
    app.press("a")
    ask()
    let choice = app.place(of: isQuestion ? "Leave" : "Burn")
    app.press("esc", "a")
    app.mouse(.press(.left), choice.column, choice.row)
    ask()
    app.mouse(.release(.left), choice.column, choice.row)
    #expect(app.shows(isQuestion ? "Go?" : "Burn"))
    #expect(app.path.count == 2 && !app.shows("burnt"))
    app.click(choice.column, choice.row)
    #expect(isQuestion ? app.path.count == 1 : app.shows("burnt"))
  }
}

private enum FireRoute: RouteValue { case fire }

/// A screen that asks a second after its key, and before it is left.
private struct Fire: Screen {
  typealias Route = FireRoute

  var isBurnt = false

  static var keys: Keys<Self> {
    KeyBinding("a", "ask") { _, context in
      let queue = context.queue
      context.task("ask") {
        try await queue.sleep(for: .seconds(1))
      } then: { _, _, context in
        let question = Dialog("?", choices: [Choice("Burn", true)], cancel: Choice("Keep", false))
        context.present(question) { screen, isAgreed, _ in screen.isBurnt = isAgreed }
      }
    }
  }

  var title: String { "Fire" }
  var leaving: Leaving { .confirm("Go?") }
  var body: some View<Self> { if isBurnt { Text("burnt") } }
}
