import TerminalCore
import TerminalUI
import Testing

@Suite("A panel")
struct PanelTests {
  @Test("marks where its title or its note is cut")
  func wideTitle() {
    let app = show(columns: 20, rows: 5, glyphs: .ascii) { _ in
      Panel("a title of many words", footer: "a note of many words") { Text("inside") }
    }
    let lines = app.compose().lines
    #expect(lines[1] == "+- a title of... -+ ")
    #expect(lines[3] == "+- a note of ... -+ ")
  }
}
