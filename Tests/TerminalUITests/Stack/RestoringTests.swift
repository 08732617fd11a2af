import FoundationEssentials
import Navigation
import Synchronization
import TerminalCore
import TerminalUI
import Testing

@Suite("Restoring a program")
struct RestoringTests {
  private let size = Size(columns: 24, rows: 6)
  private let appearance = Appearance(glyphs: .ascii, motion: .none)

  /// A day with a text, below the list of moods that it asked for.
  private func diary() -> App<DiaryRoute> {
    let app = makeDiary()
    app.launch(size: size, appearance: appearance)
    app.press("enter")
    app.type("rain")
    app.press("enter")
    return app
  }

  /// The value after encoding and decoding, as through a file.
  private func written(_ saved: SavedPath<DiaryRoute>) throws -> SavedPath<DiaryRoute> {
    try JSONDecoder().decode(SavedPath<DiaryRoute>.self, from: JSONEncoder().encode(saved))
  }

  @Test("the path is the same, and only its top is made")
  func path() throws {
    let before = diary()
    let app = makeDiary()
    app.launch(restoring: try written(before.saved), size: size, appearance: appearance)
    #expect(app.path == before.path)
    #expect(app.title == "Moods")
    #expect(Set(app.takeEvents().events.map(\.event.entry)) == [before.path.top.id])
  }

  @Test("a screen has its state again and receives the value that it asked for")
  func stateAndAsking() throws {
    let app = makeDiary()
    app.launch(restoring: try written(diary().saved), size: size, appearance: appearance)
    app.press("enter")
    expect(
      app.compose(),
      looksLike: """
        < Diary > Day 1         |
          glad rain             |
                                |
                                |
                                |
         Enter submit  Esc clear|
        """)
  }

  @Test("a value whose answer has another name by now is lost, but not silently")
  func renamed() throws {
    let saved = String(decoding: try JSONEncoder().encode(diary().saved), as: UTF8.self)
    let renamed = saved.replacing(#""mood""#, with: #""temper""#)
    try #require(renamed != saved)
    let app = makeDiary()
    app.launch(
      restoring: try JSONDecoder().decode(SavedPath<DiaryRoute>.self, from: Data(renamed.utf8)),
      size: size, appearance: appearance)
    app.press("enter")
    #expect(app.title == "Day 1")
    #expect(
      app.mistakes == [
        """
        DiaryDay: no answer is named "temper" and takes this value; it was saved by another version \
        of the program, and is lost
        """
      ])
  }

  @Test("a state that was not used is saved again")
  func carried() throws {
    let first = try written(diary().saved)
    let app = makeDiary()
    app.launch(restoring: first, size: size, appearance: appearance)
    #expect(app.saved == first)
  }

  @Test("focus, scroll positions and cursors are where they were", arguments: [6, 9, 12])
  func places(rows: Int) throws {
    let before = launchShelf(.adaptive, rows: 6)
    before.press("down")
    let saved = before.saved
    let app = makeShelf()
    let size = Size(columns: 60, rows: rows)
    app.launch(
      restoring: saved, size: size, appearance: Appearance(glyphs: .ascii, motion: .none))
    #expect(app.focusedText == "second")
    let field = launchShelf(.changing)
    field.press("home", "right")
    let again = makeShelf()
    again.launch(
      restoring: field.saved, size: size, appearance: Appearance(glyphs: .ascii, motion: .none))
    again.type("-")
    #expect(again.focusedText == "Text a-bc")
  }

  @Test(
    "the focus comes back when its row does, unless the person has moved it",
    arguments: [true, false])
  func late(waits: Bool) {
    let before = launchShelf(.late)
    before.wait(500)
    before.press("end")
    #expect(before.focusedText == "row 29")
    let app = makeShelf()
    app.launch(
      restoring: before.saved, size: Size(columns: 60, rows: 10),
      appearance: Appearance(glyphs: .ascii, motion: .none))
    #expect(app.saved == before.saved)
    if !waits { app.press("home") }
    app.wait(500)
    #expect(app.focusedText == (waits ? "row 29" : "back"))
    #expect(app.compose().picture.contains("row 29") == waits)
  }

  @Test("a scrolled text is where it was, wherever the screen would begin", arguments: ["b", "bd"])
  func scrolled(keys: String) {
    let before = launchShelf(.log, columns: 24, rows: 6)
    before.type(keys)
    let app = makeShelf()
    app.launch(
      restoring: before.saved, size: Size(columns: 24, rows: 6),
      appearance: Appearance(glyphs: .ascii, motion: .none))
    #expect(app.compose() == before.compose())
  }

  private static func part(top: Int, rows: Int, focus: Int) -> String {
    let target =
      #"{"stop":18446744073709551615,"name":"x","item":\#(focus),"number":\#(focus),"line":\#(focus)}"#
    return #"{"parts":[{"id":1,"top":\#(top),"rows":\#(rows),"focus":\#(target)}],"cursors":[]}"#
  }

  @Test(
    "places that can't be right harm nothing",
    arguments: [
      "", "{", "{}", #"{"parts":[],"cursors":[]}"#,
      #"{"parts":[{"id":1,"top":-9,"rows":-9}],"cursors":[{"field":7,"place":-1}]}"#,
      part(top: .max, rows: .max, focus: .max), part(top: 2, rows: 3, focus: .min),
      part(top: .min, rows: .min, focus: -1),
    ], [ShelfRoute.log, .changing, .note])
  func distrusted(line: String, route: ShelfRoute) throws {
    let state = String(decoding: try JSONEncoder().encode(line + "\n"), as: UTF8.self)
    let entry = #"{"id":1,"route":{"\#(route)":{}},"state":\#(state)}"#
    let text = #"{"path":"main","entries":[\#(entry)],"requests":[],"lastEntry":1,"lastRequest":0}"#
    let app = makeShelf(.hidden)
    app.launch(
      restoring: try JSONDecoder().decode(SavedPath<ShelfRoute>.self, from: Data(text.utf8)),
      size: Size(columns: 60, rows: 10), appearance: Appearance(glyphs: .ascii, motion: .none))
    #expect(app.path.top.route == route)
    app.press("down", "pgdn", "pgup", "home")
    app.type("a")
    #expect(!app.compose().picture.isEmpty)
  }

  @Test("a place that can't be right is not restored again and again")
  func corrected() throws {
    let line = #"{"parts":[{"id":1,"top":-9,"rows":0}],"cursors":[]}"#
    let state = String(decoding: try JSONEncoder().encode(line + "\n"), as: UTF8.self)
    let entry = #"{"id":1,"route":{"log":{}},"state":\#(state)}"#
    let text = #"{"path":"main","entries":[\#(entry)],"requests":[],"lastEntry":1,"lastRequest":0}"#
    let app = makeShelf(.log)
    app.launch(
      restoring: try JSONDecoder().decode(SavedPath<ShelfRoute>.self, from: Data(text.utf8)),
      size: size, appearance: appearance)
    _ = app.compose()
    let saved = String(decoding: try JSONEncoder().encode(app.saved), as: UTF8.self)
    #expect(!saved.contains("-9"))
  }

  @Test("an open dialog is not restored, but its screen is")
  func dialog() {
    let before = launch(.home, .dialogs)
    before.press("enter")
    #expect(before.compose().picture.contains("Which?"))
    let app = makeSample()
    app.launch(restoring: before.saved, size: size, appearance: appearance)
    #expect(app.path == before.path)
    #expect(app.title == "Dialogs")
    #expect(!app.compose().picture.contains("Which?"))
  }

  @Test("quitting saves the path with its request still open")
  func quitting() {
    let app = diary()
    let kept = Mutex<SavedPath<DiaryRoute>?>(nil)
    app.observeEnding { saved in kept.withLock { $0 = saved } }
    let before = app.saved
    app.quit()
    #expect(app.isEnded)
    #expect(kept.withLock { $0 } == before)
    #expect(before.requests.count == 1)
  }

  @Test("the model is read from outside, and saved at the end with the path")
  func model() {
    let book = Cookbook()
    let app = App(root: DiaryRoute.days, model: book) { _, book in CookbookPage(book: book) }
    let kept = Mutex<(routes: Int, recipes: [String])?>(nil)
    app.observeEnding(model: Cookbook.self) { saved, book in
      kept.withLock { $0 = (saved.entries.count, book.recipes) }
    }
    app.launch(size: size, appearance: appearance)
    #expect(app.withModel(Cookbook.self) { $0.recipes } == ["soup"])
    app.press("a")
    #expect(app.withModel(Cookbook.self) { $0.recipes } == ["soup", "pie"])
    app.quit()
    #expect(kept.withLock { $0?.routes } == 1)
    #expect(kept.withLock { $0?.recipes } == ["soup", "pie"])
  }

  @Test("several observers of the end and of the journal are told, in order")
  func severalObservers() {
    let app = diary()
    let told = Mutex<[String]>([])
    for name in ["first", "second"] {
      app.observeJournal { _ in told.withLock { $0.append(name) } }
      app.observeEnding { _ in told.withLock { $0.append("\(name) end") } }
    }
    app.perform(.popToRoot())
    #expect(told.withLock { $0 }.prefix(2) == ["first", "second"])
    told.withLock { $0 = [] }
    app.quit()
    #expect(told.withLock { $0 }.prefix(2) == ["first end", "second end"])
  }

  @Test("a screen whose state can't be read starts fresh")
  func unreadable() throws {
    let json = String(decoding: try JSONEncoder().encode(diary().saved), as: UTF8.self)
    let broken = json.replacing("rain", with: "rain\\\",,")
    #expect(broken != json)
    let saved = try JSONDecoder().decode(SavedPath<DiaryRoute>.self, from: Data(broken.utf8))
    let app = makeDiary()
    app.launch(restoring: saved, size: size, appearance: appearance)
    app.press("esc")
    #expect(app.title == "Day 1")
    #expect(!app.compose().picture.contains("rain"))
  }
}

private final class Cookbook {
  var recipes = ["soup"]
}

private struct CookbookPage: Screen {
  typealias Route = DiaryRoute
  let book: Cookbook

  static var keys: Keys<Self> {
    KeyBinding("a", "add") { screen, _ in screen.book.recipes.append("pie") }
  }

  var title: String { "Recipes" }
  var body: some View<Self> { Text(book.recipes.joined(separator: ", ")) }
}
