import Navigation
import Synchronization
import TerminalCore
import TerminalUI
import Testing

@Suite("A click, in the journal")
struct ClickTriggerTests {
  @Test("has the identity of the control, and no other", arguments: ["Left", "Right"])
  func control(door: String) throws {
    let used = UsedControls()
    let app = App(root: SampleRoute.home) { _ in Doors() }
    app.observeUse { used.note($0) }
    app.launch(
      size: Size(columns: 40, rows: 8), appearance: Appearance(glyphs: .ascii, motion: .none))
    for word in [door, "Middle"] {
      let (column, row) = app.place(of: word)
      app.click(column, row)
      #expect(app.path.count == 2)
      let id = try #require(used.ids.last)
      #expect(app.lastTrigger == .control(id))
      app.wait(400)
      app.press("esc")
    }
    #expect(Set(used.ids).count == 2)
  }

  @Test("has the identity of the row")
  func row() {
    let app = App(root: SampleRoute.home) { _ in Doors() }
    app.launch(
      size: Size(columns: 40, rows: 8), appearance: Appearance(glyphs: .ascii, motion: .none))
    let (column, row) = app.place(of: "gate")
    app.click(column, row)
    #expect(app.lastTrigger == .row("gate"))
  }
}

extension App {
  /// What triggered the last change of the path, in the journal.
  fileprivate nonisolated var lastTrigger: Trigger? {
    guard case .change(let change) = lastRecord?.event else { return nil }
    return change.trigger
  }
}

/// The identities of the controls that were used.
private final class UsedControls: Sendable {
  private let all = Mutex<[String]>([])

  var ids: [String] { all.withLock { $0 } }

  func note(_ event: UsageEvent<SampleRoute>) {
    if case .control(let id, _) = event { all.withLock { $0.append(id) } }
  }
}

/// A screen with several ways to another one.
private struct Doors: Screen {
  typealias Route = SampleRoute
  var title: String { "Doors" }
  var body: some View<Self> {
    Button("Left") { _, context in context.push(.list) }
    Button("Middle") { _, context in context.push(.list) }
    Button("Right") { _, context in context.push(.list) }
    RowList(["gate"]) { Row("Through the \($0)") }.id { $0 }
      .onSelect { _, _, context in context.push(.list) }
  }
}
