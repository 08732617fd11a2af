import TerminalCore
import TerminalUI
import Testing

@Suite("The headings of a list")
struct HeadingTests {
  @Test("end where the details below them do, and shift if they are longer")
  func columns() {
    expect(
      show(columns: 31, glyphs: .ascii) { _ in
        RowList(["Tea", "Cake"]) { Row($0, detail: "12/40", "5%") }
          .heading("Food", details: "Eaten", "Best")
      }.compose(),
      looksLike: """
         Showing                       |
          Food             Eaten Best  |
        > 1 Tea             12/40  5%  |
          2 Cake            12/40  5%  |
                                       |
         ? help  q quit                |
        """)
  }

  @Test("are omitted over details without room, and with the rows")
  func room() {
    let bar: ProgressBar<Showing> = ProgressBar(1, of: 4)
    let list = { @Sendable (names: [String]) in
      RowList(names) { Row($0, progress: bar, detail: "1234567") }.heading(details: "Eaten")
    }
    let narrow = show(columns: 20, glyphs: .ascii) { _ in list(["Strawberry cake"]) }
    #expect(narrow.compose().line(1).hasPrefix("> 1 Strawberry"))
    let empty = show(glyphs: .ascii) { _ in list([]) }
    #expect(!empty.compose().picture.contains("Eaten"))
  }
}
