import Navigation
import TerminalCore
import TerminalUI
import Testing

/// Lines of which one shows the terminal's cursor while it has the focus.
private struct CursorLines: View {
  typealias Owner = Showing

  func place(in layout: inout Layout<Showing>) {
    let run = LineRun<Showing>(
      targets: 4,
      target: { line in FocusTarget(id: .index(line), text: "line \(line)") },
      draw: { line, canvas in
        let column = canvas.drawSelection()
        canvas.write("line \(line)", at: column)
        if line == 2, canvas.isFocused { canvas.setCursor(at: column) }
      })
    layout.add(run)
  }
}

@Suite("A screen on which only the focus moves")
struct KeptPictureTests {
  @Test("shows no cursor of a line that the focus has left")
  func cursor() {
    let app = show(rows: 6) { _ in CursorLines() }
    var cursors: [Position?] = []
    _ = app.nextFrame()
    for key in ["down", "down", "down", "up", "up", "up"] {
      app.press(key)
      cursors.append(app.nextFrame()?.cursor)
    }
    #expect(cursors.map { $0 != nil } == [false, true, false, true, false, false])
  }

  @Test("draws what another key has changed")
  func changed() {
    let app = launch(.home, .search)
    for key in ["down", "e", "down", "esc", "down", "enter", "esc", "up"] {
      app.press(key)
      let frame = app.nextFrame()
      #expect(frame == nil || frame == app.compose(), "\(key)")
    }
  }
}
