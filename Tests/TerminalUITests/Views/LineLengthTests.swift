import TerminalCore
import TerminalUI
import Testing

@Suite("The length of lines")
struct LineLengthTests {
  /// The end of the longest line of a long text, and that of a row's detail, in a wide window.
  private func ends(_ cells: Int?) -> [Int] {
    let app = show(columns: 130, rows: 12) { _ in
      Text(String(repeating: "word ", count: 40)).lineLength(cells)
      Row("text", detail: "end").lineLength(cells)
    }
    let body = app.compose().body
    return [
      body.filter { $0.contains("word") }.map(\.count).max() ?? 0,
      body.first { $0.contains("end") }?.count ?? 0,
    ]
  }

  @Test("is that of a line that is easy to read, another, or all that there is room for")
  func lengths() {
    let usual = show(columns: 130, rows: 12) { _ in
      Text(String(repeating: "word ", count: 40))
      Row("text", detail: "end")
    }
    #expect(ends(76) == [76, 78])
    #expect(usual.compose().body.map(\.count).max() == 78)
    #expect(ends(40) == [41, 42])
    #expect(ends(nil) == [126, 128])
  }

  @Test("of a text that is longer than its tile is shown by an ellipsis")
  func tile() {
    let app = show(columns: 25, glyphs: .ascii) { _ in
      Grid(["a very long text", "b"], cellWidth: 10) { $0 }
    }
    #expect(app.compose().body[0] == ">a very l... b")
  }
}
