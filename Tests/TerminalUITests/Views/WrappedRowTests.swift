import Navigation
import TerminalCore
import TerminalUI
import Testing

/// Choices of different lengths, in a list, below a row by itself.
private struct Quiz: Screen {
  enum Route: RouteValue { case quiz }

  var title: String { "Quiz" }

  var body: some View<Self> {
    Row("Which of these is the longest", detail: "2 points").wrapped().unnumbered()
    RowList(["Nile", "the river Amazon, as some say"]) { Row($0, detail: "?").wrapped() }
      .onSelect { _, _, _ in }
  }
}

private func launch(columns: Int, rows: Int = 9) -> App<Quiz.Route> {
  let app = App(root: Quiz.Route.quiz) { _ in Quiz() }
  app.launch(
    size: Size(columns: columns, rows: rows),
    appearance: Appearance(glyphs: .ascii, theme: .dark, motion: .none))
  return app
}

@Suite("A row that wraps")
struct WrappedRowTests {
  @Test("takes as many lines as its text needs, and in a list all are as high as the highest")
  func narrow() {
    let app = launch(columns: 26)
    app.press("down")
    expect(
      app.compose(),
      looksLike: """
         Quiz                     |
            Which of these is     |
            the longest           |
        > 1 Nile               ?  |
                                  |
          2 the river Amazon,  ?  |
            as some say           |
                                  |
         Enter open  ? help       |
        """)
    #expect(app.compose()[column: 4, row: 4].style == Theme.dark[.selection])
  }

  @Test("takes one line where it fits, and ends where other texts do")
  func wide() {
    expect(
      launch(columns: 60, rows: 6).compose(),
      looksLike: """
         Quiz                                                       |
        >   Which of these is the longest                 2 points  |
          1 Nile                                                 ?  |
          2 the river Amazon, as some say                        ?  |
                                                                    |
         ? help  q quit                                             |
        """)
  }

  @Test("gets another height when the window gets another width")
  func resized() {
    let app = launch(columns: 60)
    app.handle(.resize(Size(columns: 26, rows: 9)))
    #expect(app.compose().body == launch(columns: 26).compose().body)
  }
}
