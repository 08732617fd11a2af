import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("A row that a screen names for a route")
struct UnnamedRowTests {
  @Test(
    "is missed, with the remedy, if no row of the list has a name",
    arguments: [(Naming.none, 1), (.rows, 0), (.rowsToCome, 0), (.others, 0)])
  func missed(naming: Naming, count: Int) throws {
    let app = App(root: PageRoute.list) { route in
      switch route {
      case .list: PageList(naming: naming)
      case .page(let number): Page(number: number)
      }
    }
    app.launch(
      [.list, .page(2)], size: Size(columns: 40, rows: 12), appearance: Appearance(motion: .none))
    app.press("esc")
    if naming == .rows { #expect(app.focusedText == "Page 2") }
    _ = app.compose()
    #expect(app.mistakes.count == count, "\(app.mistakes)")
    for mistake in app.mistakes {
      #expect(mistake.hasPrefix("PageList: row(opening:) names a row, but no row has a name"))
      #expect(mistake.contains(".id { … }"))
    }
  }
}

/// What has names on a screen.
enum Naming {
  case none, rows
  /// The rows of a list that is still empty.
  case rowsToCome
  /// Another row.
  case others
}

private enum PageRoute: RouteValue {
  case list
  case page(Int)
}

private struct PageList: Screen {
  typealias Route = PageRoute
  let naming: Naming
  var title: String { "Pages" }

  var body: some View<Self> {
    if naming == .others { Row("Other").id("other").onSelect { _, _ in } }
    if naming == .rows || naming == .rowsToCome {
      RowList(naming == .rows ? [1, 2, 3] : []) { Row("Page \($0)") }.id { "\($0)" }
        .onSelect { number, _, context in context.push(.page(number)) }
    }
    if naming != .rows {
      RowList([1, 2, 3]) { Row("Line \($0)") }
        .onSelect { number, _, context in context.push(.page(number)) }
    }
  }

  func row(opening route: PageRoute) -> String? {
    if case .page(let number) = route { "\(number)" } else { nil }
  }
}

private struct Page: Screen {
  typealias Route = PageRoute
  let number: Int
  var title: String { "Page \(number)" }
  var body: some View<Self> { Text("Text") }
}
