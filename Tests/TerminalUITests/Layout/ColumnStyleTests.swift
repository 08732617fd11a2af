import Navigation
import TerminalCore
import TerminalUI
import Testing

private struct Results: Screen {
  enum Route: RouteValue { case root }

  var title: String { "Results" }

  var body: some View<Self> {
    Table([3, 80]) {
      Column("Lesson") { "number \($0)" }
        .highlighting { text in
          text.indices.filter { text[$0] == "b" }.map { $0..<text.index(after: $0) }
        }
      Column("Done", width: .cells(6), alignment: .trailing) { "\($0)/80" }
        .style { $0 < 80 ? .bad : .good }
        .readAs { "\($0) of 80 are done" }
    }
  }
}

@Suite("A column of a table")
struct ColumnStyleTests {
  private func launch(_ traits: TerminalTraits = TerminalTraits()) -> App<Results.Route> {
    var appearance = Appearance(glyphs: .ascii, theme: .dark, motion: .none)
    appearance.adapt(to: traits)
    let app = App(root: Results.Route.root) { _ in Results() }
    app.launch(size: Size(columns: 40, rows: 8), appearance: appearance)
    return app
  }

  @Test("has a role for each item")
  func roles() {
    let app = launch()
    let frame = app.compose()
    let (column, row) = app.place(of: "80/80")
    #expect(frame[column: column, row: row].style == Theme.dark[.good])
    let first = app.place(of: "3/80")
    #expect(frame[column: first.column, row: first.row].style == Theme.dark.selected(.bad))
  }

  @Test("highlights parts of its texts")
  func highlights() {
    let app = launch()
    let frame = app.compose()
    let (column, row) = app.place(of: "number 80")
    #expect(frame[column: column + 3, row: row].style == Theme.dark[.accent])
    #expect(frame[column: column + 2, row: row].style == Theme.dark[.text])
  }

  @Test("is read in words, which are not cut, and without its heading")
  func words() {
    let body = launch(TerminalTraits(readsFrames: true)).compose().body
    #expect(
      body.prefix(3) == [
        "  Lesson", "  number 3  3 of 80 are done", "  number 80  80 of 80 are done",
      ])
  }
}
