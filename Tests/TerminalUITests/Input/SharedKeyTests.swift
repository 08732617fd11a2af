import Navigation
import TerminalCore
import TerminalUI
import Testing

private enum BoardRoute: RouteValue { case board, log }

private final class Board {
  var refreshes = 0
}

/// Two panes, in which a key means different things.
private struct BoardScreen: Screen {
  typealias Route = BoardRoute

  let board: Board
  var pane = "files"
  var done = "nothing"

  static var keys: Keys<Self> {
    KeyBinding("space", "stage", id: "stage", if: { $0.pane == "files" }) { screen, _ in
      screen.done = "staged"
    }
    KeyBinding("space", { "check out \($0.pane)" }, if: { $0.pane != "files" }) { screen, _ in
      screen.done = "checked out"
    }
    KeyBinding("p", "pane") { screen, _ in
      screen.pane = ["files": "main", "main": "none"][screen.pane] ?? "files"
    }
    KeyBinding("x", "first", if: { $0.pane == "files" }) { screen, _ in screen.done = "first" }
    KeyBinding("x", "second", if: { $0.pane != "none" }) { screen, _ in screen.done = "second" }
    KeyBinding("y", "", if: { _ in true }) { screen, _ in screen.done = "unshown" }
    KeyBinding("y", "show", if: { $0.pane == "files" }) { screen, _ in screen.done = "shown" }
  }

  var title: String { "Board" }
  var quitQuestion: String? { pane == "main" ? "Lose it?" : nil }
  var body: some View<Self> { Text("\(done), \(board.refreshes) refreshes") }
}

private struct NoteScreen: Screen {
  typealias Route = BoardRoute

  var text = ""
  var title: String { "Note" }
  var body: some View<Self> { TextField("Text", \.text) }
}

private func launchBoard(_ remapping: KeyRemapping = KeyRemapping()) -> App<BoardRoute> {
  let app = App(
    root: BoardRoute.board, model: Board(),
    keys: {
      AppKeyBinding("f5", "refresh") { app in
        app.model.refreshes += 1
        app.notify("Refreshed")
      }
      AppKeyBinding("t", "theme") { $0.appearance.chosenTheme = .light }
      AppKeyBinding("f8", "log", if: { $0 == .board }) { $0.push(.log) }
      AppKeyBinding("f8", "board", if: { $0 == .log }) { $0.popToRoot() }
      AppKeyBinding("f10", "cancel") { $0.quit(status: 1) }
      AppKeyBinding("x", "of the app") { $0.push(.log) }
    }
  ) { route, board in
    switch route {
    case .board, .log: BoardScreen(board: board)
    }
  }
  do { try app.remapKeys(remapping) } catch { Issue.record(error) }
  app.launch(
    size: Size(columns: 100, rows: 8), appearance: Appearance(glyphs: .ascii, motion: .none))
  return app
}

@Suite("A key that is bound more than once")
struct SharedKeyTests {
  @Test("does what the first binding does whose condition holds, as its hint says")
  func conditions() {
    let app = launchBoard()
    #expect(app.compose().line(7).contains("Space stage"))
    #expect(!app.compose().line(7).contains("check out"))
    app.press("space")
    #expect(app.shows("staged,"))
    app.press("p")
    #expect(app.compose().line(7).contains("Space check out main"))
    app.press("space")
    #expect(app.shows("checked out,"))
    app.press("x")
    #expect(app.shows("second,"))
    app.press("p", "p", "x")
    #expect(app.shows("first,"))
  }

  @Test("does nothing while no condition holds, not even what the app binds it to")
  func noCondition() {
    let app = launchBoard()
    app.press("p", "p", "x")
    #expect(app.path.count == 1)
    #expect(app.shows("nothing,"))
  }

  @Test("does what its hint says rather than what isn't shown")
  func unshown() {
    let app = launchBoard()
    app.press("y")
    #expect(app.shows("shown,") && !app.shows("unshown,"))
    app.press("p", "y")
    #expect(app.shows("unshown,"))
  }

  @Test("does in a field what it means while typing")
  func typing() {
    let app = App(
      root: BoardRoute.board,
      keys: {
        AppKeyBinding("ctrl+t", "log", if: { _ in true }, whileTyping: false) { $0.push(.log) }
        AppKeyBinding("ctrl+t", "say", if: { _ in true }) { $0.notify("said") }
      }
    ) { _ in NoteScreen() }
    app.launch(size: Size(columns: 40, rows: 8), appearance: Appearance(motion: .none))
    #expect(app.compose().line(7).contains("Ctrl-T say"))
    app.press("ctrl+t")
    #expect(app.path.count == 1 && app.shows("said"))
  }

  @Test("can be remapped in one place, or be given the key that it shares")
  func remapped() throws {
    let app = launchBoard(try KeyRemapping(parsing: "stage = s", file: "my.keys"))
    app.press("space")
    #expect(app.shows("nothing,"))
    app.press("s")
    #expect(app.shows("staged,"))
    let same = launchBoard(try KeyRemapping(parsing: "stage = space", file: "my.keys"))
    same.press("space")
    #expect(same.shows("staged,"))
  }

  @Test("may be one of the whole app")
  func ofApp() {
    let app = launchBoard()
    app.press("f8")
    #expect(app.path.count == 2)
    #expect(app.compose().line(7).contains("F8 board"))
    app.press("f8")
    #expect(app.path.count == 1)
  }
}

@Suite("The action of an app's key")
struct AppKeyActionTests {
  @Test("changes the model that the screens show, and can say so")
  func model() {
    let app = launchBoard()
    app.press("f5", "f5")
    #expect(app.shows("2 refreshes"))
    #expect(app.shows("Refreshed"))
  }

  @Test("changes the look")
  func look() {
    let app = launchBoard()
    app.press("t")
    #expect(app.appearance.chosenTheme == .light)
  }

  @Test("quits with a status")
  func quits() {
    let app = launchBoard()
    #expect(app.exitStatus == nil)
    app.press("f10")
    app.wait(0)
    #expect(app.exitStatus == 1)
    app.quit()
    #expect(app.exitStatus == 1)
  }

  @Test("quits once the screen's question is agreed to; the status is forgotten otherwise")
  func question() {
    let app = launchBoard()
    app.press("p", "f10")
    app.wait(0)
    #expect(app.shows("Lose it?"))
    app.press("esc", "q", "up", "enter")
    #expect(app.exitStatus == 0)
    let other = launchBoard()
    other.press("p", "f10")
    other.wait(0)
    other.press("up", "enter")
    #expect(other.exitStatus == 1)
  }

  @Test("may not quit with a status that no process can have")
  func status() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      launchBoard().quit(status: 256)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("256 is no exit status"))
  }
}
