import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("The details of a row")
struct RowDetailTests {
  @Test("are aligned in their columns, of which an empty one stays blank")
  func columns() {
    #expect(
      picture(48) == [
        "> 1 Nara          nara                  12,345",
        "  2 Gifu                                     7",
        "  3 Otsu          a long reading           890",
      ])
  }

  @Test("in a column narrower than one of them keep that one whole")
  func wide() {
    let rows = picture(48, columnWidth: 8)
    #expect(rows[2].contains("a long reading"))
    #expect(rows[2].hasSuffix("890"))
  }

  @Test("in a column wider than any window are left out")
  func hugeColumn() {
    #expect(picture(48, columnWidth: .max)[0] == "> 1 Nara                                12,345")
  }

  @Test("are left out from the first one on where there is no room")
  func narrow() {
    #expect(
      picture(24) == [
        "> 1 Nara        12,345",
        "  2 Gifu             7",
        "  3 Otsu           890",
      ])
  }

  /// The rows of a list, in a window so many columns wide.
  private func picture(_ width: Int, columnWidth: Int = 20) -> [String] {
    let app = App(root: TownRoute.towns) { _ in Towns(columnWidth: columnWidth) }
    app.launch(
      size: Size(columns: width, rows: 12), appearance: Appearance(glyphs: .ascii, theme: .mono))
    return Array(app.compose().body.prefix(3))
  }
}

private enum TownRoute: RouteValue {
  case towns
}

private struct Towns: Screen<TownRoute> {
  let columnWidth: Int
  var title: String { "Towns" }
  var body: some View<Self> {
    RowList(["Nara/nara/12,345", "Gifu//7", "Otsu/a long reading/890"], row: row)
      .onSelect { _, _, _ in }
  }

  private func row(of town: String) -> Row<Self> {
    let parts = town.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    return Row(
      parts[0],
      details: [
        RowDetail(parts[1], width: columnWidth),
        RowDetail(parts[2], width: 6, alignment: .trailing),
      ])
  }
}
