import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("A prompt")
struct PromptTests {
  @Test("has a field with a cursor, and two choices")
  func looks() {
    let app = launchDesk(rows: 12)
    app.press("enter")
    app.type("s")
    expect(
      app.compose(),
      looksLike: """
         Desk                                   |
          1 Rename                       draft  |
          2 Save                                |
        +--------------------------------------+|
        | New name                             ||
        | drafts                               ||
        | > OK                                 ||
        |   Cancel                             ||
        +--------------------------------------+|
                                                |
                                                |
         Enter OK  Esc cancel                   |
        """)
    #expect(app.compose().cursor == Position(column: 8, row: 5))
  }

  @Test("is Japanese in Japanese")
  func japanese() {
    let app = launchDesk(rows: 12, language: .japanese)
    app.press("enter")
    #expect(app.compose().line(6).contains("決定"))
    #expect(app.compose().line(7).contains("キャンセル"))
  }

  @Test(
    "Enter answers with the text, Escape with nothing, and the arrows choose",
    arguments: [
      (["enter"], "draft"), (["esc"], "nothing"), (["down", "enter"], "nothing"),
      (["down", "up", "enter"], "draft"), (["x", "enter"], "draftx"), (["9", "enter"], "draft9"),
      (["home", "q", "enter"], "qdraft"), (["ctrl+u", "backspace", "left", "enter"], ""),
      (["?", "left", "delete", "enter"], "draft"),
    ])
  func answers(keys: [String], answer: String) {
    let model = SampleModel()
    let app = launchDesk(model: model)
    app.press("enter")
    for key in keys { app.press(key) }
    #expect(model.answers == [answer])
    #expect(app.title == "Desk")
    #expect(app.compose().line(1).contains(answer == "nothing" ? "draft" : answer))
  }

  @Test("takes pasted text on one line")
  func paste() {
    let model = SampleModel()
    let app = launchDesk(model: model)
    app.press("enter")
    app.handle(.paste("\nbox"))
    #expect(model.answers == [])
    app.press("enter")
    #expect(model.answers == ["draft box"])
  }

  @Test("a click on a choice answers", arguments: [(4, "draft"), (5, "nothing")])
  func clicks(row: Int, answer: String) {
    let model = SampleModel()
    let app = launchDesk(model: model)
    app.press("enter")
    app.click(4, row)
    #expect(model.answers == [answer])
  }

  @Test("shows the part of a long text around the cursor", arguments: [Size(columns: 20, rows: 6)])
  func longText(size: Size) {
    let app = launchDesk(columns: size.columns, rows: size.rows)
    app.press("enter")
    app.type(" 名古屋市の中区と東区")
    #expect(app.compose().line(2).contains("<市の中区と東区"))
    #expect(app.compose().cursor == Position(column: 17, row: 2))
    app.press("home")
    #expect(app.compose().line(2).contains("draft 名古屋市"))
    #expect(app.compose().cursor == Position(column: 2, row: 2))
  }

  @Test("goes with its screen, and is answered once")
  func gone() {
    let model = SampleModel()
    let app = launchDesk(model: model)
    app.press("enter")
    app.perform(.replaceTop(.folder))
    #expect(model.answers == ["nothing"])
    #expect(!app.compose().picture.contains("New name"))
    #expect(app.leaks.isEmpty)
  }

  @Test("that asks again whenever it is cancelled, lets its screen go")
  func insisting() {
    let app = App(root: InsistingRoute.start) { _ in Insisting() }
    app.launch([.start, .start], size: Size(columns: 40, rows: 9))
    app.press("enter", "esc")
    #expect(app.compose().picture.contains("A name, please"))
    app.perform(.pop())
    #expect(app.path.count == 1)
    #expect(app.leaks.isEmpty)
  }
}

private enum InsistingRoute: RouteValue { case start }

/// A screen that can't do without an answer.
private struct Insisting: Screen {
  typealias Route = InsistingRoute

  var title: String { "Insisting" }
  var body: some View<Self> { Row("Ask").onSelect { _, context in ask(in: context) } }

  private func ask(in context: Context<Self>) {
    context.prompt("A name, please") { screen, name, context in
      if name == nil { screen.ask(in: context) }
    }
  }
}
