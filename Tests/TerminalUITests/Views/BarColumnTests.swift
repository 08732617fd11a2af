import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("The bars of a list")
struct BarColumnTests {
  @Test("stand below each other, or nowhere", arguments: [36, 40, 48, 56, 59, 60, 72, 100])
  func columns(width: Int) {
    let rows = picture(width, ["Tea", "Cakes with cherries", "Something to drink"])
    let bars = Set(rows.map { row in row.indices.filter { row[$0] == "." || row[$0] == "#" } })
    let counts = Set(rows.map { row in row.firstIndex(of: "/").map { row.distance(to: $0) } })
    #expect(bars.count == 1, "\(rows)")
    #expect(counts.count == 1, "\(rows)")
  }

  @Test("are left out before a number is, and a name is cut before its numbers")
  func narrow() {
    let names = ["Tea", "Cakes with many sour cherries"]
    #expect(
      picture(40, names) == [
        "> 1 Tea                      1/4    5%",
        "  2 Cakes with many sour...  1/4    5%",
      ])
    // Names that begin alike have to stay apart.
    #expect(
      picture(36, names) == [
        "> 1 Tea                         5%",
        "  2 Cakes with many sour c...   5%",
      ])
  }

  @Test("stay in a wide window, beside a name that has no room for one")
  func longName() {
    let rows = picture(72, ["Tea", "Cakes with many sour cherries and cream from the country"])
    #expect(rows[0].contains("Tea  ") && rows[0].contains("......."))
    #expect(!rows[1].contains("....") && rows[1].contains("from the c"))
    #expect(rows.allSatisfy { $0.hasSuffix("1/4    5%") })
  }

  /// The rows of a list, in a window so many columns wide.
  private func picture(_ width: Int, _ names: [String]) -> [String] {
    let app = App(root: BarRoute.shelf) { _ in BarShelf(names: names) }
    app.launch(
      size: Size(columns: width, rows: 12), appearance: Appearance(glyphs: .ascii, theme: .mono))
    return Array(app.compose().body.prefix(names.count))
  }
}

private enum BarRoute: RouteValue {
  case shelf
}

private struct BarShelf: Screen<BarRoute> {
  let names: [String]
  var title: String { "Shelf" }
  var body: some View<Self> {
    RowList(names) { Row($0, progress: ProgressBar(1, of: 4), detail: " 1/4", "  5%") }
      .id(\.self)
      .onSelect { _, _, _ in }
  }
}

extension String {
  fileprivate func distance(to index: Index) -> Int { distance(from: startIndex, to: index) }
}
