import Navigation
import TerminalCore
import TerminalFake
import TerminalUI
import Testing

@Suite("What stands beside a list")
struct PreviewTests {
  @Test(
    "is chosen by a click on a row that has an action",
    arguments: [
      (1, ["drawers"]), (2, ["drawers", "slip"]), (3, ["drawers"]), (9, ["drawers"]),
      (15, ["drawers"]),
    ])
  func click(row: Int, path: [String]) {
    let app = launchDrawers()
    app.click(50, row)
    #expect(app.path.routes.map { "\($0)" } == path)
  }

  @Test("follows the focus, and isn't there where there is no room", arguments: [80, 40])
  func focus(columns: Int) {
    let app = launchDrawers(columns: columns)
    app.press("down")
    app.click(columns - 30, 2)
    // In a narrow window the click is on the second row of the list.
    #expect(app.path.routes == [.drawers, columns == 80 ? .note : .slip])
  }

  @Test("is chosen while another pane has the keyboard, which its list gets first")
  func otherPane() {
    let app = launchDrawers([.note, .drawers], columns: 120, places: 3)
    app.press("f6")
    #expect(app.activeRoute == .note)
    app.click(90, 2)
    #expect(app.path.routes == [.note, .drawers, .slip], "\(app.compose().picture)")
  }

  @Test(
    "is told what room it has, which beside an overview is the narrower part",
    arguments: [(PaneRole.list, "room for 48×14"), (.overview, "room for 29×14")])
  func room(role: PaneRole, words: String) throws {
    let app = launchDrawers(role: role)
    let line = try #require(app.compose().lines.first { $0.contains("room") })
    #expect(line.contains(words))
    app.press("enter")
    #expect(app.path.routes == [.drawers, .slip])
    let column = try #require(app.compose().lines.first { $0.contains("A slip.") })
    #expect(column.contains("|  A slip."))
  }

  @Test("breaks lines where the text breaks that is opened", arguments: 90...110)
  func breaks(columns: Int) {
    let panes = Panes<NoticeRoute> { _ in
      2
    } role: {
      $0 == .list ? .list : .detail
    }
    let app = App(root: NoticeRoute.list, panes: panes) { route in
      switch route {
      case .list: Notices()
      case .notice: LongNotice()
      }
    }
    app.launch(
      size: Size(columns: columns, rows: 12), appearance: Appearance(glyphs: .ascii, motion: .none))
    func text() -> [Substring?] {
      app.compose().lines.dropFirst().dropLast().map { $0.split(separator: "|").last }
    }
    let preview = text()
    app.press("enter")
    #expect(app.path.routes == [.list, .notice])
    #expect(preview == text())
  }
}

private enum NoticeRoute: RouteValue { case list, notice }

private struct Notices: Screen {
  typealias Route = NoticeRoute
  static let text = (1...40).map { "word \($0)" }.joined(separator: " ")
  var title: String { "Notices" }
  var body: some View<Self> { Row("One").onSelect { _, context in context.push(.notice) } }

  func preview(of row: String?, in area: Size) -> [Row<Self>] {
    [Row(Self.text).wrapped().unnumbered()]
  }
}

private struct LongNotice: Screen {
  typealias Route = NoticeRoute
  var title: String { "Notice" }
  var body: some View<Self> { Text(Notices.text) }
}

private enum DrawersRoute: RouteValue {
  case drawers, slip, note
}

private struct Drawers: Screen {
  typealias Route = DrawersRoute
  var title: String { "Drawers" }

  var body: some View<Self> {
    Row("Slips").id("slips").onSelect { _, context in context.push(.slip) }
    Row("Notes").id("notes").onSelect { _, context in context.push(.slip) }
  }

  func preview(of row: String?, in area: Size) -> [Row<Self>] {
    [
      Row("room for \(area.columns)×\(area.rows)"),
      Row("First").onSelect { _, context in context.push(row == "notes" ? .note : .slip) },
    ]
  }
}

private struct Slip: Screen {
  typealias Route = DrawersRoute
  var title: String { "Drawers" }
  var body: some View<Self> { Text("A slip.") }
}

private func launchDrawers(
  _ path: [DrawersRoute] = [.drawers], columns: Int = 80, places: Int = 2, role: PaneRole = .list
) -> App<DrawersRoute> {
  let panes = Panes<DrawersRoute> {
    $0.columns >= 60 ? places : 1
  } role: {
    $0 == .drawers ? role : .detail
  }
  let app = App<DrawersRoute>(root: .drawers, panes: panes) { route in
    switch route {
    case .drawers: Drawers()
    case .slip, .note: Slip()
    }
  }
  app.launch(
    path, size: Size(columns: columns, rows: 16), appearance: Appearance(motion: .none))
  return app
}
