import Synchronization
import TerminalCore
import TerminalUI
import Testing

private final class Counts: Sendable {
  let bodies = Atomic(0)
}

@Suite("A key that a control of one's own declines")
struct DeclinedKeyTests {
  @Test("makes no body again, because it changes nothing")
  func unchanged() {
    let counts = Counts()
    let app = show(columns: 30, rows: 8) { _ in
      counts.bodies.add(1, ordering: .relaxed)
      return Dial()
    }
    _ = app.compose()
    let before = counts.bodies.load(ordering: .relaxed)
    app.press("z")
    _ = app.compose()
    #expect(counts.bodies.load(ordering: .relaxed) == before)
    app.press("u")
    _ = app.compose()
    #expect(counts.bodies.load(ordering: .relaxed) > before)
  }
}

/// A control that takes only `u`.
private struct Dial: View {
  typealias Owner = Showing

  func place(in layout: inout Layout<Showing>) {
    layout.add(
      Control(
        text: { _ in "dial" },
        key: { _, key, _ in key == Key(.character("u")) },
        draw: { _, _, canvas in canvas.write("dial", at: 0) }))
  }
}
