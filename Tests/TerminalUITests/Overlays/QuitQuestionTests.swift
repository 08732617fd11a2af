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

  @Test("is asked when a row quits, and nothing more than that")
  func byRow() {
    let app = App(root: PoemRoute.desk) { _ in Poem() }
    app.launch(size: Size(columns: 40, rows: 12))
    app.press("enter")
    #expect(app.shows("Lose the poem?"))
    app.press("esc")
    #expect(!app.isEnded)
    app.press("enter", "up", "enter")
    #expect(app.shows("Tear it up?"))
    app.press("up", "enter")
    #expect(app.isEnded)
  }

  @Test("is not asked for a screen that is covered, which can't quit")
  func covered() {
    let app = App(root: PoemRoute.desk) { _ in Poem() }
    app.launch(size: Size(columns: 40, rows: 12))
    app.press("down", "enter")
    #expect(app.path.count == 2)
    app.wait(2000)
    #expect(!app.isEnded)
    #expect(!app.shows("Lose the poem?"))
  }

  @Test("becomes the plain one while nothing would be lost, which asks again once something would")
  func plain() {
    let app = App(root: Receipt.Route.receipt) { _ in Receipt() }
    app.launch(size: Size(columns: 40, rows: 12), appearance: Appearance(motion: .none))
    app.press("q")
    #expect(app.shows("Lose the receipt?"))
    app.wait(100)
    #expect(app.shows("Quit?"))
    app.wait(100)
    app.press("up", "enter")
    #expect(app.shows("Lose the receipt?"))
    app.wait(100)
    app.press("up", "enter")
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
  var body: some View<Self> {
    Row("Still waters").onSelect { _, context in context.quit() }
    Row("Quit later").onSelect { _, context in
      context.push(.poem)
      context.quit()
    }
  }
}

/// A receipt that is saved and changed by turns.
private struct Receipt: Screen {
  enum Route: RouteValue { case receipt }

  var isSaved = false

  var title: String { "Receipt" }
  var quitQuestion: String? { isSaved ? nil : "Lose the receipt?" }
  var body: some View<Self> { Text("Milk") }

  mutating func start(in context: Context<Self>) {
    context.every("turn", .milliseconds(100)) { screen, _ in screen.isSaved.toggle() }
  }
}
