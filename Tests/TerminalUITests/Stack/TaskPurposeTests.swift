import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("The purpose of a task")
struct TaskPurposeTests {
  @Test(
    "decides whether the screen is loading, and whether scripts wait",
    arguments: [TaskPurpose.loading, .following])
  func loading(purpose: TaskPurpose) {
    let app = App(root: CopyRoute.files) { _ in Backups(purpose: purpose) }
    app.launch(
      size: Size(columns: 40, rows: 8), appearance: Appearance(glyphs: .ascii, motion: .none))
    let isLoading = purpose == .loading
    #expect(app.pending.isEmpty == !isLoading)
    app.wait(200)
    #expect(app.compose().line(0).contains("...") == isLoading)
    app.wait(800)
    #expect(app.focusedText == "copied")
  }
}

private enum CopyRoute: RouteValue { case files }

/// Makes a copy, which takes a second.
private struct Backups: Screen<CopyRoute> {
  let purpose: TaskPurpose
  var state = "copying"
  var title: String { "Backups" }
  var body: some View<Self> { Row(state).onSelect { _, _ in } }

  mutating func start(in context: Context<Self>) {
    context.task("copy", for: purpose) { [queue = context.queue] in
      try await queue.sleep(for: .seconds(1))
    } then: { screen, _ in
      screen.state = "copied"
    }
  }
}
