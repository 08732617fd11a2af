import Navigation
import TerminalCore
import Testing

@testable import TerminalUI

/// A screen with an empty line below its first one, where there is room.
private struct Airy: Screen {
  enum Route: RouteValue { case air }

  struct Space: View {
    func place(in layout: inout Layout<Airy>) {
      layout.pin(LineRun(lines: 1) { _, _ in }, leastRows: 6)
    }
  }

  var title: String { "Air" }

  var body: some View<Self> {
    Text("above").pinned()
    Space()
    Text("below").pinned()
  }
}

@Suite("Pinned lines that need a number of rows")
struct PinnedSpaceTests {
  @Test("are omitted in a lower window, and come back in a higher one")
  func leastRows() {
    let app = App(root: Airy.Route.air) { _ in Airy() }
    let appearance = Appearance(glyphs: .ascii, theme: .dark, motion: .none)
    app.launch(size: Size(columns: 20, rows: 8), appearance: appearance)
    // The title and the hints take two rows.
    for (rows, expected) in [(8, 3), (7, 2), (8, 3)] {
      app.handle(.resize(Size(columns: 20, rows: rows)))
      let frame = app.compose()
      let row = (0..<rows).first { frame[column: 2, row: $0].scalar == "b" }
      #expect(row == expected, "\(rows) rows")
    }
  }
}

/// A screen that asks something in four lines, with a field for the answer.
private struct LongQuestion: Screen {
  enum Route: RouteValue { case question }

  var answer = ""
  var title: String { "Question" }

  var body: some View<Self> {
    Text("what\nis\nthe\ncapital").pinned()
    EntryField(\.answer, label: "Answer")
    Text("note")
  }
}

@Suite("Pinned lines before an entry field")
struct PinnedQuestionTests {
  @Test("stay above it as long as three rows are left", arguments: [(9, 5), (8, 1)])
  func above(rows: Int, expected: Int) {
    let app = App(root: LongQuestion.Route.question) { _ in LongQuestion() }
    app.launch(
      size: Size(columns: 20, rows: rows),
      appearance: Appearance(glyphs: .ascii, theme: .dark, motion: .none))
    let frame = app.compose()
    let row = (0..<rows).first { frame[column: 2, row: $0].scalar == "A" }
    #expect(row == expected)
  }
}
