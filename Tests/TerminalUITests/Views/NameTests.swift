import Navigation
import Synchronization
import TerminalCore
import TerminalUI
import Testing

@Suite("Names of views")
struct NameTests {
  @Test("that are used twice are reported once, with the type of the screen")
  func twice() {
    let app = launch(["one", "two", "two", "two"])
    app.press("down", "tab")
    #expect(
      app.mistakes == [
        "Namesakes: two views have the id \"two\", so that only the first can be found by it"
      ])
  }

  @Test("are reported for rows and containers alike, and to all observers")
  func rows() {
    let told = Mutex<[String]>([])
    let app = App(root: NamesRoute.names) { _ in Namesakes(names: ["a"], rows: ["a", "b", "b"]) }
    for _ in 1...2 { app.observeMistakes { line in told.withLock { $0.append(line) } } }
    app.launch(size: Size(columns: 40, rows: 10), appearance: Appearance(motion: .none))
    #expect(app.mistakes.count == 2)
    #expect(told.withLock { $0 } == app.mistakes.flatMap { [$0, $0] })
  }

  @Test("are not a mistake in the rows of a list, nor when each is used once")
  func unique() {
    #expect(launch(["one", "two"]).mistakes.isEmpty)
    let app = App(root: NamesRoute.names) { _ in Namesakes(list: ["x", "x", "x"]) }
    app.launch(size: Size(columns: 40, rows: 10), appearance: Appearance(motion: .none))
    #expect(app.mistakes.isEmpty)
  }

  @Test("that are used twice belong to the first, and Tab still reaches all")
  func focus() {
    let app = launch(["one", "two", "two"])
    var texts: [String] = []
    for _ in 0..<4 {
      texts.append(app.focusedText ?? "nothing")
      app.press("tab")
    }
    #expect(texts == ["0 one", "1 two", "2 two", "go"])
    app.press("backtab", "enter")
    #expect(app.focusedText == "1 two")
  }

  @Test("tell which view or row has the focus")
  func focused() {
    let app = App(root: NamesRoute.names) { _ in Focused() }
    app.launch(size: Size(columns: 40, rows: 10), appearance: Appearance(motion: .none))
    var names: [String] = []
    for _ in 0..<4 {
      app.press("e")
      names.append(String(app.compose().body[4].drop { $0 == " " }))
      app.press("down")
    }
    #expect(names == ["box", "x", "y", "nil"])
  }

  @Test("keep the cursor and the error message with a field whose position changes")
  func movedField() {
    let app = App(root: NamesRoute.names) { _ in Guests() }
    app.launch(size: Size(columns: 60, rows: 6), appearance: Appearance(motion: .none))
    app.press("down")
    app.type("abcde")
    app.press("left", "left", "down", "enter")
    #expect(app.shows("too long"))
    app.press("up")
    app.type("X")
    #expect(app.focusedText == "second abcXde")
  }

  @Test("are reported for the keys of rows too")
  func keys() {
    let app = App(root: NamesRoute.names) { _ in Keyed(keys: ["a", "b", "a"]) }
    app.launch(size: Size(columns: 40, rows: 10), appearance: Appearance(motion: .none))
    #expect(app.mistakes == ["Keyed: two rows have the key \"a\", which chooses only the first"])
  }

  @Test("are reported for rows with a key of the library, which keeps its meaning")
  func reservedKeys() {
    let app = App(root: NamesRoute.names) { _ in Keyed(keys: ["?", "a", "q", "h"]) }
    app.launch(size: Size(columns: 60, rows: 40), appearance: Appearance(motion: .none))
    #expect(
      app.mistakes
        == ["?", "q", "h"].map {
          "Keyed: a row has the key \"\($0)\", which belongs to the library; give it another"
        })
    app.press("?")
    let lines = app.compose().lines.filter { $0.contains("choose that row") }
    #expect(lines.count == 1 && lines.allSatisfy { $0.contains("a  ") && !$0.contains("?") })
  }

  @Test("aren't reported for a key that the user gave to the library: the row keeps it")
  func remappedKeys() throws {
    let app = App(root: NamesRoute.names) { _ in Keyed(keys: ["a", "b"]) }
    try app.remapKeys(KeyRemapping(parsing: "help = b\n", file: "keys.conf"))
    app.launch(size: Size(columns: 40, rows: 10), appearance: Appearance(motion: .none))
    app.press("b")
    #expect(app.mistakes == [] && app.focusedText == "b")
  }

  @Test("are reported for twenty at most")
  func limit() {
    let names = (0..<30).flatMap { ["\($0)", "\($0)"] }
    #expect(launch(names).mistakes.count == 20)
  }

  private func launch(_ names: [String]) -> App<NamesRoute> {
    let app = App(root: NamesRoute.names) { _ in Namesakes(names: names) }
    app.launch(size: Size(columns: 40, rows: 10), appearance: Appearance(motion: .none))
    return app
  }
}

private enum NamesRoute: RouteValue { case names }

/// A screen of fields, the first of which can be removed.
private struct Guests: Screen<NamesRoute> {
  var names = ["first", "second"]
  var texts = ["", ""]
  var title: String { "Guests" }
  var body: some View<Self> {
    ForEach(names) { name in
      TextField(name, name == "first" ? \.texts[0] : \.texts[1])
        .validate { $0.count < 5 ? nil : "too long" }.id(name)
    }
    Button("Remove") { screen, _ in screen.names.removeFirst() }
  }
}

/// A screen of buttons, rows and a list with names.
private struct Namesakes: Screen<NamesRoute> {
  var names: [String] = []
  var rows: [String] = []
  var list: [String] = []

  var title: String { "Names" }
  var body: some View<Self> {
    ForEach(Array(names.enumerated())) { index, name in
      Button("\(index) \(name)") { _, _ in }.id(name)
    }
    ForEach(rows) { Row($0).id($0) }
    RowList(list) { Row($0) }.id { $0 }
    Button("go") { _, context in context.focus("two") }
  }
}

private struct Focused: Screen {
  typealias Route = NamesRoute

  var isOn = false
  var focused = ""

  static var keys: Keys<Self> {
    KeyBinding("e", "explain") { screen, context in
      screen.focused = context.focusedName ?? "nil"
    }
  }

  var title: String { "Focused" }
  var body: some View<Self> {
    Toggle("On", \.isOn).id("box")
    RowList(["x", "y"]) { Row($0) }.id { $0 }
    Row("Unnamed")
    Text(focused)
  }
}

private struct Keyed: Screen {
  typealias Route = NamesRoute

  let keys: [Character]

  var title: String { "Keys" }
  var body: some View<Self> {
    ForEach(keys) { Row("\($0)").key($0) }
  }
}
