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

  @Test("is as high as the highest one beside it, and no higher than that below others")
  func heights() {
    let app = show(columns: 21, rows: 12, glyphs: .ascii) { _ in
      HStack {
        Panel("A") { ForEach(1...3) { Text("line \($0)") } }
        Panel("B") { Text("line") }
      }
      Panel("C") { Text("line") }
    }
    let lines = app.compose().lines
    #expect(lines[1] == "+- A ----+ +- B ---+ ")
    #expect(lines[4] == "|  line 3| |       | ")
    #expect(lines[5] == "+--------+ +-------+ ")
    #expect(lines[6] == "+- C --------------+ ")
    #expect(lines[8] == "+------------------+ ")
  }

  @Test("shows that it has the focus, also while the bar of another one is dragged")
  func focus() {
    let app = show(columns: 40, rows: 6, glyphs: .ascii) { _ in
      HStack {
        Panel("first") { RowList(0..<3) { Row("row \($0)") } }
        Panel("second") {
          ScrollView(height: .lines(4)) {
            HStack {
              Text((0..<20).map { "line \($0)" }.joined(separator: "\n"))
              Text("x")
            }
          }
        }
      }
    }
    let border = { app.compose()[column: 0, row: 2].style }
    let focused = border()
    let bar = app.place(of: "#")
    app.mouse(.press(.left), bar.column, bar.row)
    app.mouse(.drag(.left), bar.column, bar.row + 2)
    #expect(!app.shows("line 0") && app.focusedText == "row 0")
    #expect(border() == focused)
    app.mouse(.release(.left), bar.column, bar.row + 2)
    #expect(border() == focused)
  }
}
