import Navigation
import TerminalCore
import TerminalUI
import Testing

/// The letters that are saved, and whether saving fails.
private final class SavedLetters {
  var saved: [String] = []
  var isFull = false
}

private enum WritingRoute: RouteValue { case root, letter }

/// A screen that can save before it is left.
private struct UnsentLetter: Screen {
  typealias Route = WritingRoute

  let letters: SavedLetters
  var text = ""
  var isFull = false

  var title: String { "Letter" }
  var body: some View<Self> { TextField("Text", \.text) }

  var leaving: Leaving {
    if isFull { return .denied("The desk is full.") }
    return text == letters.saved.last ?? ""
      ? .allowed : .confirm("It isn't saved.", leave: "Discard", stay: "Write on", save: "Save")
  }

  mutating func saveBeforeLeaving(in context: Context<Self>) {
    isFull = letters.isFull
    if !isFull { letters.saved.append(text) }
  }
}

private struct WritingDesk: Screen {
  typealias Route = WritingRoute
  let letters: SavedLetters
  var title: String { "Desk" }
  var body: some View<Self> { Row(letters.saved.last ?? "nothing saved") }
}

@Suite("The question before a screen is left that can save")
struct SaveChoiceTests {
  private func launch(isFull: Bool = false) -> App<WritingRoute> {
    let letters = SavedLetters()
    letters.isFull = isFull
    let app = App(root: WritingRoute.root, model: letters) { route, letters in
      switch route {
      case .root: WritingDesk(letters: letters)
      case .letter: UnsentLetter(letters: letters)
      }
    }
    app.launch(
      [.root, .letter], size: Size(columns: 40, rows: 12),
      appearance: Appearance(glyphs: .ascii, motion: .none))
    app.type("Dear Ann")
    app.press("esc")
    return app
  }

  @Test("offers to save first, which has the focus, and to stay last, which Escape chooses")
  func choices() {
    let app = launch()
    let lines = app.compose().lines
    #expect(lines.contains { $0.contains("| > 1 Save        |") }, "\(lines)")
    #expect(lines.contains { $0.contains("|   2 Discard     |") })
    #expect(lines.contains { $0.contains("|   3 Write on    |") })
    app.press("esc")
    #expect(app.title == "Letter")
  }

  @Test(
    "saves and leaves, discards and leaves, or stays",
    arguments: [
      ("enter", "Desk", "Dear Ann"), ("2", "Desk", "nothing saved"), ("3", "Letter", "Dear Ann"),
    ])
  func outcome(key: String, title: String, text: String) {
    let app = launch()
    app.press(key)
    #expect(app.title == title)
    #expect(app.shows(text))
  }

  @Test("stays if the screen could not save, and says why")
  func failing() {
    let app = launch(isFull: true)
    app.press("1")
    #expect(app.title == "Letter")
    #expect(app.shows("The desk is full."))
  }

  @Test("saves before the program quits")
  func quitting() {
    let app = launch()
    app.press("esc")
    app.quit()
    app.press("1")
    #expect(app.isEnded)
  }

  @Test("is answered with leaving by another Ctrl-C where it can't be seen")
  func unseen() {
    let app = launch()
    app.press("esc")
    app.handle(.resize(Size(columns: 4, rows: 2)))
    app.press("ctrl+c", "ctrl+c")
    #expect(app.isEnded)
  }
}
