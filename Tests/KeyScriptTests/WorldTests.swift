import Dispatch
import KeyScript
import Navigation
import TerminalUI
import Testing

@Suite("A script of a program that waits for the world outside")
struct WorldTests {
  private static func play(_ text: String, patience: Duration = .seconds(60)) throws -> String {
    let app = App<WorldRoute>(root: .quick) { route in World(isQuick: route == .quick) }
    var player = Player { settings in
      AppTarget(
        app, path: settings.link == nil ? nil : [.stuck], settings: settings, name: { "\($0)" })
    }
    player.patience = patience
    let report = "\(player.play(try Script(parsing: text)))"
    // Lets a task that is stuck end with the app.
    app.quit()
    app.queue.patience = nil
    app.queue.runReady()
    return report
  }

  @Test("waits for it, while its clock stands still", arguments: 0..<20)
  func waits(run: Int) throws {
    let report = try Self.play(
      """
      keys 1
      expect text "the answer after 0 ms"
      expect idle
      """)
    #expect(report == "script.keys: passed")
  }

  @Test("sees what its screens have copied")
  func copies() throws {
    let report = try Self.play(
      """
      keys 1
      key enter
      expect copied "the answer after 0 ms"
      """)
    #expect(report == "script.keys: passed")
  }

  @Test("fails if it takes longer than the patience, and names the task")
  func overdue() throws {
    let report = try Self.play(
      """
      keys 1
      open "stuck"
      expect text "asking"
      """, patience: .milliseconds(20))
    #expect(report.contains("still running after 20ms of real time: the task #2 ask"), "\(report)")
  }
}

private enum WorldRoute: Hashable, Codable { case quick, stuck }

/// A screen that queries something outside the program.
private struct World: Screen {
  typealias Route = WorldRoute

  let isQuick: Bool
  var answer = "asking"

  var title: String { "World" }
  var body: some View<Self> {
    Row(answer).onSelect { screen, context in context.copy(screen.answer) }
  }

  init(isQuick: Bool) { self.isQuick = isQuick }

  mutating func start(in context: Context<Self>) {
    let (isQuick, queue) = (isQuick, context.queue)
    context.task("ask") {
      guard isQuick else { return await Self.waitForEver() }
      await Self.ask()
    } then: { screen, _ in
      screen.answer = "the answer after \(Int(queue.now / .milliseconds(1))) ms"
    }
  }

  private static func ask() async {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "world").async { continuation.resume() }
    }
  }

  /// Ends when it is cancelled, so that the test leaves nothing behind.
  private static func waitForEver() async {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    await withTaskCancellationHandler {
      for await _ in ends {}
    } onCancel: {
      end.finish()
    }
  }
}
