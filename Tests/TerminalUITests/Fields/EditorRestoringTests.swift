import TerminalCore
import TerminalUI
import Testing

@Suite("An editor of a restored screen")
struct EditorRestoringTests {
  private let size = Size(columns: 30, rows: 8)
  private let appearance = Appearance(glyphs: .ascii, motion: .none)

  private func app(_ text: String) -> App<LetterForm.Route> {
    let app = App(root: LetterForm.Route.root) { _ in LetterForm(text: text) }
    app.launch(size: size, appearance: appearance)
    return app
  }

  private func app(_ text: String, like other: App<LetterForm.Route>) -> App<LetterForm.Route> {
    let app = App(root: LetterForm.Route.root) { _ in LetterForm(text: text) }
    app.launch(restoring: other.saved, size: size, appearance: appearance)
    return app
  }

  @Test("shows the same lines, also if it was restored before", arguments: [0, 1, 2])
  func top(up: Int) {
    let text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    let first = app(text)
    first.press("tab", "ctrl+end")
    for _ in 0..<up { first.press("up") }
    let frame = first.compose()
    #expect(frame.line(2).contains("line 18"))
    let second = app(text, like: first)
    #expect(second.compose() == frame)
    #expect(app(text, like: second).compose() == frame)
  }

  @Test("shows its cursor if its text has become shorter")
  func shorter() {
    let first = app((1...20).map { "line \($0)" }.joined(separator: "\n"))
    first.press("tab", "ctrl+end", "up")
    let second = app("one\ntwo", like: first)
    let frame = second.compose()
    #expect(frame.line(2).contains("one") && frame.line(3).contains("two"))
    #expect(frame.cursor == Position(column: 5, row: 3))
  }
}
