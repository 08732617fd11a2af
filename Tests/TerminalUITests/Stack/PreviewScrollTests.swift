import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("What stands beside a list, under the pointer")
struct PreviewScrollTests {
  /// The first and the last row beside the list.
  private func shown(in app: App<TownRoute>) -> [String] {
    let rows = app.compose().lines.dropFirst().dropLast().map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).last ?? ""
    }
    return [rows.first, rows.last].map { ($0 ?? "").filter { $0 != " " } }
  }

  @Test("is scrolled by the wheel as far as there is more, and the list isn't")
  func wheel() {
    let app = launchTowns()
    #expect(shown(in: app) == ["Asia1", "..."])
    app.mouse(.wheel(.down), 60, 5)
    #expect(shown(in: app) == ["Asia4", "..."])
    for _ in 0..<9 { app.mouse(.wheel(.down), 60, 5) }
    #expect(shown(in: app) == ["Asia27", "Asia40"])
    app.mouse(.wheel(.up), 60, 5)
    #expect(shown(in: app) == ["Asia24", "..."])
    for _ in 0..<9 { app.mouse(.wheel(.up), 60, 5) }
    #expect(shown(in: app) == ["Asia1", "..."])
    #expect(app.focusedText == "Asia")
  }

  @Test("opens the row that a click meets, wherever it was scrolled to")
  func click() {
    let app = launchTowns()
    app.mouse(.wheel(.down), 60, 5)
    app.click(60, 2)
    #expect(app.path.routes == [.towns, .town("Asia 5")])
  }

  @Test("begins at its first row again when another row gets the focus")
  func focus() {
    let app = launchTowns()
    app.mouse(.wheel(.down), 60, 5)
    app.press("down")
    #expect(shown(in: app) == ["Europe1", ""])
    app.mouse(.wheel(.down), 60, 5)
    #expect(shown(in: app) == ["Europe1", ""])
    app.press("up")
    #expect(shown(in: app) == ["Asia1", "..."])
  }

  @Test("has a divider that can be dragged, and the width is that of the panes")
  func divider() {
    let app = launchTowns()
    #expect(app.compose().line(3).prefix(31).hasSuffix("|"))
    app.mouse(.press(.left), 30, 4)
    app.mouse(.drag(.left), 40, 4)
    app.mouse(.release(.left), 40, 4)
    #expect(app.compose().line(3).prefix(41).hasSuffix("|"))
    #expect(app.path.count == 1)
    app.press("enter")
    #expect(app.path.count == 2)
    #expect(app.compose().line(3).prefix(41).hasSuffix("|"))
  }

  @Test("has no divider where nothing is shown")
  func nothing() {
    let app = launchTowns()
    app.press("down", "down")
    app.mouse(.press(.left), 30, 4)
    app.mouse(.drag(.left), 40, 4)
    app.mouse(.release(.left), 40, 4)
    app.mouse(.wheel(.down), 60, 5)
    app.press("up")
    #expect(app.compose().line(3).prefix(31).hasSuffix("|"))
  }
}

private enum TownRoute: RouteValue {
  case towns
  case town(String)
}

/// A list of continents with their towns beside it, of which it makes those that have room.
private struct Towns: Screen {
  typealias Route = TownRoute
  var title: String { "Towns" }

  var body: some View<Self> {
    RowList(["Asia", "Europe", "Antarctica"]) { Row($0) }
      .id { $0 }
      .onSelect { name, _, context in context.push(.town(name)) }
  }

  func preview(of row: String?, in area: Size) -> [Row<Self>] {
    let names = (1...40).map { "\(row ?? "") \($0)" }
    let all = row == "Asia" ? names : row == "Europe" ? Array(names.prefix(5)) : []
    let rows = all.prefix(area.rows).map { name in
      Row<Self>(name).unnumbered().onSelect { _, context in context.push(.town(name)) }
    }
    return all.count > area.rows ? rows.dropLast() + [Row("...").unnumbered()] : rows
  }
}

private struct Town: Screen {
  typealias Route = TownRoute
  let title: String
  var body: some View<Self> { Text("A town.") }
}

private func launchTowns() -> App<TownRoute> {
  let panes = Panes<TownRoute> {
    $0.columns >= 60 ? 2 : 1
  } role: {
    $0 == .towns ? .list : .detail
  }
  let app = App(root: TownRoute.towns, panes: panes) { route in
    switch route {
    case .towns: Towns()
    case .town(let name): Town(title: name)
    }
  }
  app.launch(
    size: Size(columns: 80, rows: 16), appearance: Appearance(glyphs: .ascii, motion: .none))
  return app
}
