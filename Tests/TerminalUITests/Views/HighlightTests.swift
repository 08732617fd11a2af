import Navigation
import TerminalCore
import Testing

@testable import TerminalUI

/// A list that is filtered by a field, and shows what of each row matches.
private struct Matching: Screen {
  enum Route: RouteValue { case letters }

  let rows = [
    ("alpha", "gamma"), ("beta", "delta"), (String(repeating: "a", count: 30), ""),
    ("b\tc\na", ""),
  ]

  var title: String { "Letters" }

  var body: some View<Self> {
    RowList(rows.indices) { index in
      Row(rows[index].0, detail: rows[index].1).highlighting { text in
        text.indices.filter { text[$0] == "a" }.map { $0..<text.index(after: $0) }
      }
    }
  }
}

@Suite("The parts of a row that stand out")
struct HighlightTests {
  private func accents(columns: Int) -> [String] {
    let app = App(root: Matching.Route.letters) { _ in Matching() }
    let appearance = Appearance(glyphs: .ascii, theme: .dark, motion: .none)
    app.launch(size: Size(columns: columns, rows: 6), appearance: appearance)
    let frame = app.compose()
    let theme = Theme.dark
    let styles = [theme[.accent], theme.selected(.accent)]
    return (1...4).map { row in
      String(
        // The mark and the number of a row come before its text.
        (4..<columns).map { column in
          let cell = frame[column: column, row: row]
          return styles.contains(cell.style) ? cell.scalar.map(Character.init) ?? " " : "."
        })
    }
  }

  @Test("are those of the text and of the details, with the focus or without")
  func parts() {
    let lines = accents(columns: 40)
    let marked = lines.map { $0.filter { $0 != "." } }
    #expect(marked == ["aaaa", "aa", String(repeating: "a", count: 30), "a"])
    #expect(lines[0].prefix(6) == "a...a.")
    // The tab and the newline take a cell each.
    #expect(lines[3].prefix(6) == "....a.")
  }

  @Test("end before the ellipsis of a text that is cut")
  func cut() {
    let line = accents(columns: 20)[2]
    #expect(line == "aaaaaaaaaaaa....")
  }

  @Test("have the role that the row names")
  func role() {
    let app = App(root: Marked.Route.mark) { _ in Marked() }
    let appearance = Appearance(glyphs: .ascii, theme: .dark, motion: .none)
    app.launch(size: Size(columns: 20, rows: 6), appearance: appearance)
    let frame = app.compose()
    let bad = [Theme.dark[.bad], Theme.dark.selected(.bad)]
    // The mark and the number of a row come before its text.
    let marked = (4..<8).map { bad.contains(frame[column: $0, row: 1].style) }
    #expect(marked == [false, false, true, true])
    // Of the second line, two parts have roles of their own, and the rest stays muted.
    let styles = (4..<8).map { frame[column: $0, row: 2].style }
    #expect(
      styles
        == [.good, .bad, .bad, .muted].map { Theme.dark.selected($0) })
  }
}

/// A row of which a part is wrong.
private struct Marked: Screen {
  enum Route: RouteValue { case mark }

  var title: String { "Marks" }

  var body: some View<Self> {
    Row("abcd").subtitle("efgh")
      .highlighting(in: .bad) { text in
        text == "efgh"
          ? [text.index(after: text.startIndex)..<text.index(before: text.endIndex)]
          : [text.index(text.startIndex, offsetBy: 2)..<text.endIndex]
      }
      .highlighting(in: .good) { text in
        text == "efgh" ? [text.startIndex..<text.index(after: text.startIndex)] : []
      }
  }
}
