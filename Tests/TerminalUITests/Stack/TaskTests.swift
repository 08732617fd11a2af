import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("Work of a screen")
struct TaskTests {
  @Test("its result changes the screen, and a long wait is indicated")
  func indicator() {
    let app = launch(.home, .loading)
    #expect(app.compose().body[0] == "")
    app.wait(149)
    #expect(app.compose().body[0] == "")
    app.wait(1)
    #expect(app.compose().body[0] == "  loading")
    #expect(app.compose().line(0).hasSuffix("..."))
    app.wait(850)
    #expect(app.compose().body[0] == "> 1 loaded")
    #expect(!app.compose().line(0).contains("..."))
    #expect(app.isIdle)
  }

  @Test("a loading text stays for 300 ms")
  func shortest() {
    let app = launch(.home, .loading)
    app.wait(900)
    app.perform(.push([.loading]))
    app.wait(160)
    app.press("esc")
    #expect(app.leaks.isEmpty)
    #expect(app.compose().body[0] == "> 1 loaded")
    #expect(app.isIdle)
  }

  @Test("ends with its screen and leaves nothing behind")
  func cancelled() {
    let app = launch(motion: .full)
    app.press("3")
    app.wait(400)
    #expect(app.compose().body[0] == "  loading")
    app.press("esc")
    app.wait(180)
    #expect(app.compose().line(0).hasPrefix(" Home  "))
    #expect(app.isIdle)
    #expect(app.leaks.isEmpty)
  }

  @Test("work of scope visible restarts when its screen is visible again")
  func visible() {
    let app = launch(.home, .visibleLoading)
    app.wait(500)
    app.perform(.push([.deep(1)]))
    app.wait(2000)
    #expect(app.isIdle)
    app.press("esc")
    #expect(app.compose().body[0] == "")
    app.wait(150)
    #expect(app.compose().body[0] == "  loading")
    app.wait(850)
    #expect(app.compose().body[0] == "> 1 loaded")
    #expect(app.isIdle)
  }

  @Test("may have no result")
  func noResult() {
    let app = App(root: LogRoute.page) { _ in LogPage() }
    app.launch(size: Size(columns: 30, rows: 6))
    app.wait(99)
    #expect(!app.isIdle)
    app.wait(1)
    #expect(app.isIdle && app.leaks.isEmpty)
  }
}

private enum LogRoute: RouteValue { case page }

private struct LogPage: Screen {
  typealias Route = LogRoute

  var title: String { "Page" }
  var body: some View<Self> { Text("") }

  mutating func start(in context: Context<Self>) {
    context.task("log") { [queue = context.queue] in
      _ = try? await queue.sleep(for: .milliseconds(100))
    }
  }
}
