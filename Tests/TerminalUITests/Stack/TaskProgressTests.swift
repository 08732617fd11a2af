import Navigation
import TerminalCore
import TerminalUI
import Testing

private enum AlbumRoute: RouteValue { case root, sending }

private struct Album: Screen {
  typealias Route = AlbumRoute
  var title: String { "Album" }
  var body: some View<Self> {
    Row("Send").onSelect { _, context in context.push(.sending) }
  }
}

/// A screen whose work takes 100 ms for each of three photos, of which one may fail.
private struct Sending: Screen {
  typealias Route = AlbumRoute

  struct Lost: Error {}

  let failing: Int?
  var sent: [Int] = []
  var end = "sending"

  var title: String { "Sending" }
  var body: some View<Self> {
    Text("sent \(sent)")
    Text(end)
  }

  mutating func start(in context: Context<Self>) {
    context.task("send", reporting: Int.self) { [queue = context.queue, failing] report in
      for number in 1...3 {
        try await queue.sleep(for: .milliseconds(100))
        if number == failing { throw Lost() }
        await report(number)
      }
      return "all"
    } progress: { screen, number in
      screen.sent.append(number)
    } then: { screen, result, _ in
      screen.end = (try? result.get()) ?? "lost"
    }
  }
}

@Suite("Work that tells its screen how far it is")
struct TaskProgressTests {
  private func launch(failing: Int? = nil) -> App<AlbumRoute> {
    let app = App(root: AlbumRoute.root) { route in
      switch route {
      case .root: Album()
      case .sending: Sending(failing: failing)
      }
    }
    app.launch(
      [.root, .sending], size: Size(columns: 30, rows: 8),
      appearance: Appearance(glyphs: .ascii, motion: .none))
    app.wait(0)
    return app
  }

  @Test("changes the screen with each report, in order, and then with its result")
  func reports() {
    let app = launch()
    #expect(app.shows("sent []") && app.shows("sending"))
    app.wait(100)
    #expect(app.shows("sent [1]") && app.shows("sending"))
    app.wait(100)
    #expect(app.shows("sent [1, 2]"))
    app.wait(100)
    #expect(app.shows("sent [1, 2, 3]") && app.shows("all"))
    // The indicator in the title line stays for 300 ms.
    app.wait(150)
    #expect(app.isIdle)
  }

  @Test("keeps what it has reported when it fails")
  func failing() {
    let app = launch(failing: 2)
    app.wait(300)
    #expect(app.shows("sent [1]") && app.shows("lost"))
    app.wait(150)
    #expect(app.isIdle)
  }

  @Test("reports nothing to a screen that is gone, and leaves nothing behind")
  func removed() {
    let app = launch()
    app.wait(100)
    app.press("esc")
    app.wait(300)
    #expect(app.title == "Album")
    #expect(app.isIdle && app.leaks.isEmpty)
    app.press("1")
    #expect(app.shows("sent []"))
  }
}
