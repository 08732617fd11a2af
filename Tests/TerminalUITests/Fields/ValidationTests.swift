import TerminalCore
import TerminalUI
import Testing

@Suite("The check of a field")
struct ValidationTests {
  @Test("says nothing before the field was edited and left")
  func untouched() {
    let app = launchGift()
    app.press("tab", "tab", "backtab")
    #expect(!app.shows("x "))
    app.type("me")
    #expect(!app.shows("an @, please"))
    app.press("tab")
    #expect(app.shows("x an @, please"))
  }

  @Test("moves nothing, and goes as soon as the field is right", arguments: [30, 60])
  func stays(columns: Int) {
    let app = launchGift(columns: columns, rows: 24)
    app.press("tab")
    app.type("m")
    let before = app.compose().lines.map { $0.contains("Apples") }
    app.press("tab", "backtab")
    #expect(app.shows("an @, please"))
    #expect(app.compose().lines.map { $0.contains("Apples") } == before)
    app.type("e")
    #expect(app.shows("an @, please"))
    app.type("@")
    #expect(!app.shows("an @, please"))
    app.press("backspace")
    #expect(!app.shows("an @, please"))
    app.press("tab")
    #expect(app.shows("an @, please"))
  }

  @Test("stands on lines below the field where there is no room beside it", arguments: [20, 60])
  func below(columns: Int) {
    let words = "at least four characters, because others would be guessed"
    let app = show(columns: columns, rows: 8, glyphs: .ascii) { _ in
      TextField("Password", \Showing.section).validate { $0.count < 4 ? words : nil }
      Button("Go") { _, _ in }
    }
    func text() -> String {
      app.compose().body.joined(separator: " ").split(separator: " ").joined(separator: " ")
    }
    app.press("backspace", "tab")
    #expect(text().hasPrefix("Password Da x \(words) > [ Go ]"))
    app.press("backtab")
    app.type("te")
    #expect(text().hasPrefix("> Password Date [ Go ]"))
  }

  @Test("stands there at once when its form is submitted")
  func belowOnSubmitting() {
    let words = "at least nine characters, because others would be guessed"
    let app = show(columns: 60, rows: 8, glyphs: .ascii) { _ in
      TextField("Password", \Showing.section).validate { $0.count < 9 ? words : nil }
      Button("Go", submits: true) { _, _ in }
    }
    app.press("tab", "enter")
    #expect(app.shows("x at least nine"))
  }

  @Test("takes room from its field only while it says something")
  func room() {
    let app = launchGift(columns: 60, rows: 24)
    let text = String(repeating: "m", count: 40)
    app.press("tab")
    app.type(text)
    #expect(app.shows(text))
    app.press("tab")
    #expect(app.shows("x an @, please"))
    #expect(!app.shows(text))
    app.press("backtab")
    app.type("@")
    #expect(app.shows(text + "@"))
  }

  @Test("keeps its form from being submitted", arguments: ["enter", "space", "click"])
  func submitting(by way: String) throws {
    let app = launchGift()
    app.press("backtab", "backtab")
    #expect(app.focusedText == "Send")
    let (column, row) = app.place(of: "[ Send")
    func submit() { if way == "click" { app.click(column, row) } else { app.press(way) } }
    submit()
    #expect(app.focusedText == "Name")
    #expect(app.shows("x who?") && app.shows("x an @, please") && app.shows("sent 0"))
    app.type("me")
    #expect(!app.shows("x who?"))
    app.press("backtab", "backtab")
    submit()
    #expect(app.focusedText == "Mail")
    app.type("@")
    app.press("tab", "tab", "tab", "tab", "tab")
    submit()
    #expect(app.shows("sent 1"))
  }

  @Test("keeps Enter in a field of its form from submitting too")
  func enter() {
    let app = launchGift()
    app.press("tab")
    app.type("@")
    app.press("enter")
    #expect(app.focusedText == "Name")
    app.type("me")
    app.press("tab", "enter")
    #expect(app.shows("sent 10"))
  }

  @Test("works without a form, for all such fields of the screen")
  func withoutForm() {
    let app = launchGift(.controls, columns: 30)
    app.press("backtab", "enter")
    #expect(app.focusedText == "Text")
    #expect(app.shows("x empty"))
    app.type("a")
    app.press("tab", "enter")
    #expect(app.shows("SENT"))
  }
}
