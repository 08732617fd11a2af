import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("The question about what quitting would lose")
struct QuitQuestionTests {
  @Test("takes the place of a screen's question, which counts as answered", arguments: [1, 2])
  func insteadOfAnother(interrupts: Int) {
    let app = App(root: PoemRoute.desk) { _ in Poem() }
    app.launch([.desk, .poem], size: Size(columns: 40, rows: 12))
    let pop = app.perform(.pop())
    #expect(app.shows("Tear it up?"))
    #expect(pop.state == .pending)
    for _ in 0..<interrupts { app.press("ctrl+c") }
    #expect(app.shows("Lose the poem?"))
    app.press("esc")
    #expect(pop.state == .ended(.vetoed(by: EntryID(number: 2))))
    app.press("esc", "up", "enter")
    #expect(app.path.count == 1)
  }

  @Test("can be agreed to although a screen has just asked")
  func agreed() {
    let app = App(root: PoemRoute.desk) { _ in Poem() }
    app.launch([.desk, .poem], size: Size(columns: 40, rows: 12))
    app.press("esc", "ctrl+c", "up", "enter")
    #expect(app.shows("Tear it up?"))
    app.press("up", "enter", "up", "enter")
    #expect(app.isEnded)
  }
}

private enum PoemRoute: RouteValue { case desk, poem }

/// A poem that is lost if it is left.
private struct Poem: Screen {
  typealias Route = PoemRoute

  var title: String { "Poem" }
  var leaving: Leaving { .confirm("Tear it up?") }
  var quitQuestion: String? { "Lose the poem?" }
  var body: some View<Self> { Text("Still waters") }
}
