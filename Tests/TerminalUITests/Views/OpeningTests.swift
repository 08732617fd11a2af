import Navigation
import TerminalCore
import TerminalUI
import Testing

/// A list of which only some rows lead on.
private struct Towns: Screen {
  enum Route: RouteValue {
    case places
  }

  var opened = ""
  var size = 1

  var title: String { "Towns" }

  var body: some View<Self> {
    Text("opened \(opened)")
    RowList(["Nagoya", "Toyota"]) { Row($0) }
      .onSelect(where: { $0 == "Nagoya" }) { place, screen, _ in screen.opened = place }
    Row("All").actionName("count").onSelect { screen, _ in screen.opened = "all" }
    Stepper("Size", \.size, in: 1...9)
  }
}

/// A list in which Enter does something else on one of the items.
private struct Fields: Screen {
  enum Route: RouteValue {
    case fields
  }

  var title: String { "Fields" }

  var actionName: String? { "sow" }

  var body: some View<Self> {
    RowList(["North", "South", "All"]) { Row($0) }
      .actionName { $0 == "All" ? "list" : nil }
      .onSelect { _, _, _ in }
  }
}

@Suite("What Enter does")
struct OpeningTests {
  @Test("stands in the hints where it does something")
  func hints() {
    let app = App(root: Towns.Route.places) { _ in Towns() }
    app.launch(size: Size(columns: 40, rows: 6), appearance: Appearance(glyphs: .ascii))
    #expect(app.compose().lines.last?.contains("Enter open") == true)
    app.press("down")
    #expect(app.focusedText == "Toyota")
    #expect(app.compose().lines.last?.contains("Enter") == false)
    app.press("enter")
    #expect(!app.compose().lines.joined().contains("opened Toyota"))
    app.press("up", "enter")
    #expect(app.compose().lines.joined().contains("opened Nagoya"))
  }

  @Test("happens at a click on its line in the list of keys, which closes")
  func clickedLine() throws {
    let app = App(root: Towns.Route.places) { _ in Towns() }
    app.launch(size: Size(columns: 50, rows: 30), appearance: Appearance(glyphs: .ascii))
    func click(_ words: String) throws {
      app.press("f1")
      let lines = app.compose().lines
      let row = try #require(lines.lastIndex { $0.contains(words) })
      app.click(lines[row].split(separator: words).first?.count ?? 0, row)
      #expect(!app.compose().picture.contains("Keys"))
    }
    try click("open ")
    #expect(app.compose().picture.contains("opened Nagoya"))
    try click("Keys")
    #expect(!app.isEnded)
    try click("quit")
    #expect(app.isEnded)
  }

  @Test("is named by the item of a list, or else by the screen")
  func items() {
    let app = App(root: Fields.Route.fields) { _ in Fields() }
    app.launch(size: Size(columns: 40, rows: 6), appearance: Appearance(glyphs: .ascii))
    for words in ["Enter sow", "Enter sow", "Enter list"] {
      #expect(app.compose().lines.last?.contains(words) == true)
      app.press("down")
    }
  }

  @Test("stands in the list of keys too, in the words of the row")
  func list() {
    let app = App(root: Towns.Route.places) { _ in Towns() }
    app.launch(size: Size(columns: 50, rows: 30), appearance: Appearance(glyphs: .ascii))
    func list() -> String {
      app.press("f1")
      defer { app.press("esc") }
      return app.compose().picture
    }
    #expect(list().contains("Enter Right l") && list().contains("open "))
    app.press("down")
    #expect(!list().contains("Enter"))
    app.press("down")
    #expect(app.compose().lines.last?.contains("Enter count") == true)
    #expect(list().contains("count "))
    app.press("down")
    #expect(app.focusedText?.contains("Size") == true)
    let sizes = list()
    #expect(sizes.contains("Left Right") && sizes.contains("change the value"))
    #expect(!sizes.contains("Esc Left"))
  }
}
