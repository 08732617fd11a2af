import KeyScript
import Navigation
import TerminalCore
import TerminalUI
import Testing

/// A program that a key ends with a status of its own.
private enum WorkRoute: RouteValue { case work }

private struct Work: Screen<WorkRoute> {
  static var keys: Keys<Self> {
    KeyBinding("d", "done") { _, context in context.quit() }
    KeyBinding("f", "fail") { _, context in context.quit(status: 3) }
  }
  var title: String { "Work" }
  var body: some View<Self> { Row("Nothing") }
}

@Suite("The end of a played app")
struct ExitStatusTests {
  @Test("has the status with which the app has quit", arguments: [("d", true), ("f", false)])
  func status(key: String, passes: Bool) throws {
    let player = Player { settings in
      AppTarget(App(root: WorkRoute.work) { _ in Work() }, settings: settings) { "\($0)" }
    }
    let script = try Script(parsing: "keys 1\nkey \(key)\nquit\n", file: "a.keys")
    let report = player.play(script)
    #expect(report.outcome.isSuccess == passes, "\(report)")
    if !passes { #expect("\(report)".contains("ended with status 3")) }
  }
}
