import ScreenStackTesting
import Testing

@Suite("A program's own tests, with one import")
struct TestingTests {
  private enum Route: RouteValue { case count }

  private struct Count: Screen<TestingTests.Route> {
    var count = 0

    var title: String { "Count" }
    var body: some View<Self> {
      Row("One more", detail: "\(count)").onSelect { screen, _ in screen.count += 1 }
    }
  }

  private func play(_ script: String) throws -> PlayReport {
    let player = Player { settings in
      let app = App(root: Route.count) { _ in Count() }
      return AppTarget(app, settings: settings, name: { "\($0)" })
    }
    return player.play(try Script(parsing: script, file: "count.keys"))
  }

  @Test(
    "play a script against the program, and report whether it passed",
    arguments: [("2", 0), ("3", 1)])
  func scripts(count: String, status: Int32) throws {
    let report = try play(
      """
      keys 1
      key enter
      key enter
      expect text "\(count)"
      """)
    #expect(report.outcome.exitStatus == status, "\(report)")
  }

  @Test("show a frame on the fake terminal")
  func frames() {
    let app = App(root: Route.count) { _ in Count() }
    let terminal = FakeRenderer(size: Size(columns: 30, rows: 6))
    app.launch(size: terminal.size)
    terminal.show(app.compose())
    #expect(terminal.lastFrame?.lines.first?.contains("Count") == true)
  }
}
