import TerminalCore
import TerminalUI
import Testing

@Suite("A text in columns that are too narrow")
struct CutTextTests {
  private struct Cut: View {
    typealias Owner = Showing

    let columns: Range<Int>

    func place(in layout: inout Layout<Showing>) {
      layout.add(
        LineRun(lines: 1) { [columns] _, canvas in
          canvas.write("a text of many words in a line", truncatedTo: columns)
        })
    }
  }

  @Test(
    "ends in an ellipsis, also where only the line is too short for it",
    arguments: [
      (0..<8, "a tex..."), (0..<30, "a text of many words in a ..."),
      (20..<60, "                    a text..."), (0..<2, ".."), (40..<60, ""),
    ])
  func ellipsis(columns: Range<Int>, line: String) {
    let app = show(columns: 30, glyphs: .ascii) { _ in Cut(columns: columns) }
    #expect(app.compose().body[0] == line)
  }
}
