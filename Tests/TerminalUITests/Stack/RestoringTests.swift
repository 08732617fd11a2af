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
    #expect(Set(app.takeEvents().map(\.event.entry)) == [before.path.top.id])
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
        glad rain               |
                                |
                                |
                                |
         Enter submit  Esc back |
        """)
  }

  @Test("a state that was not used is saved again")
  func carried() throws {
    let first = try written(diary().saved)
    let app = makeDiary()
    app.launch(restoring: first, size: size, appearance: appearance)
    #expect(app.saved == first)
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
