import KeyScript
import KeyScriptTools
import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("Coverage")
struct CoverageTests {
  /// What a script reaches in the program below.
  private func coverage(_ lines: String, inspected: Bool = false) throws -> Coverage {
    let observer = CoverageObserver<Place>(screens: ["home", "room", "attic"], name: \.name)
    let player = Player { settings in
      let app = makeApp()
      if inspected { app.offerInspector(naming: \.name) }
      observer.follow(app)
      return AppTarget(app, settings: settings, name: \.name)
    }
    let script = try Script(parsing: "keys 1\nterm 40x12 motion=none\nlocale en\n" + lines)
    let report = player.play(script)
    #expect(report.outcome.isSuccess, "\(report)")
    return observer.coverage
  }

  @Test(
    "knows the screens that the program names, and the others when they appear",
    arguments: [
      ("", ["home": 1, "room": 0, "attic": 0]),
      ("key 2\nkey esc\nkey 1", ["home": 2, "room": 2, "attic": 0]),
      ("key g", ["home": 1, "room": 0, "attic": 0, "garden": 1]),
    ])
  func screens(lines: String, counts: [String: Int]) throws {
    let coverage = try coverage(lines)
    #expect(coverage.screens.mapValues(\.count) == counts)
    #expect(Array(coverage.screenNames.prefix(3)) == ["home", "room", "attic"])
  }

  @Test("takes all routes of a case for one screen, if they are named by what Swift prints")
  func printedNames() throws {
    let observer = CoverageObserver<Place>(screens: ["home", "room"]) { "\($0)" }
    let player = Player { settings in
      let app = makeApp()
      observer.follow(app)
      return AppTarget(app, settings: settings) { "\($0)" }
    }
    let script = try Script(
      parsing: "keys 1\nkey 1\nsettle\nexpect route home/room(1)\nkey esc\nsettle\nkey 2\n")
    #expect(player.play(script).outcome.isSuccess)
    #expect(observer.coverage.screens.mapValues(\.count) == ["home": 2, "room": 2])
  }

  @Test(
    "counts the keys of screens that appeared, whether pressed or clicked, and those of the app",
    arguments: [
      ("", ["d"], []), ("key d", [], []), ("click at \"d dig\"", [], []),
      ("key 1\nkey x\nkey x", ["d"], []), ("key g\nkey d", ["d"], ["g"]),
    ])
  func keys(lines: String, missed: [String], ofApp: [String]) throws {
    let coverage = try coverage(lines)
    #expect(coverage.screens["home"]?.keys.missed == missed)
    #expect(coverage.screens["attic"]?.keys.names == [])
    #expect(coverage.keys.names == ["g"])
    #expect(coverage.keys.missed == (ofApp.isEmpty ? ["g"] : []))
  }

  @Test(
    "counts controls that were pressed, changed or typed into, in any language",
    arguments: [
      ("key 1", [0, 0]), ("key 1\nkey space", [1, 0]), ("key 1\nclick at \"Light\"", [1, 0]),
      ("key 1\nkey tab\ntype \"ab\"\nkey backspace", [0, 3]),
    ].map { ($0.0, $0.1 + [0, 0]) } + [
      ("key 1\nkey tab*2\ntype \"ab\"", [0, 0, 2, 0]),
      ("key 1\nclick at \"in any case\"", [0, 0, 0, 1]),
    ])
  func controls(lines: String, counts: [Int]) throws {
    let room = try #require(coverage(lines).screens["room"])
    #expect(room.controls.names.map { room.controls[$0] } == counts)
    #expect(
      room.controls.names.map { room.controlTexts[$0] } == ["[ ] Light", "Name", "Notes", "Dial"])
  }

  @Test(
    "counts rows that stand for themselves, and none of lists",
    arguments: [
      ("", [0, 0]), ("key 1", [1, 0]), ("click at \"Second\"", [0, 1]), ("key down enter", [0, 1]),
      ("key 3", [0, 0]), ("key 4", [0, 0]),
    ])
  func rows(lines: String, counts: [Int]) throws {
    let home = try #require(coverage(lines).screens["home"])
    #expect(home.controls.names.map { home.controls[$0] } == counts)
    #expect(home.controls.names.map { home.controlTexts[$0] } == ["First", "Second"])
  }

  @Test("knows the field of a screen before something is typed into it", arguments: [0, 2])
  func ownField(count: Int) throws {
    let lines = count == 0 ? "" : "type \"ab\""
    let garden = try #require(coverage("key g\n" + lines).screens["garden"])
    #expect(garden.controls.names.map { garden.controls[$0] } == [count])
    #expect(garden.controls.names.map { garden.controlTexts[$0] } == ["What to look for"])
  }

  @Test("counts the key of the inspector, if the app has one", arguments: [false, true])
  func inspecting(hasInspector: Bool) throws {
    let coverage = try coverage("key f12*3", inspected: hasInspector)
    #expect(coverage.commands.names.contains("inspect") == hasInspector)
    #expect(coverage.commands["inspect"] == (hasInspector ? 3 : 0))
  }

  @Test(
    "counts the choices of dialogs that were shown",
    arguments: [
      ("key d", ["Deep": 0, "Flat": 0]), ("key d\nkey enter", ["Deep": 1, "Flat": 0]),
      ("key d\nkey esc\nkey d\nclick at \"Flat\"", ["Deep": 0, "Flat": 2]), ("", [:]),
    ])
  func dialogs(lines: String, counts: [String: Int]) throws {
    let home = try #require(coverage(lines).screens["home"])
    let choices = home.dialogs["How?"] ?? Coverage.Counts()
    #expect(Dictionary(uniqueKeysWithValues: choices.names.map { ($0, choices[$0]) }) == counts)
  }

  @Test("counts the library's commands, questions, causes and outcomes")
  func library() throws {
    let coverage = try coverage(
      """
      key down up 1
      key tab
      type "a"
      key esc
      key esc
      wait 1s
      key esc
      key up
      key enter
      wait 1s
      key esc
      wait 1s
      key esc
      wait 1s
      key esc
      key enter
      """)
    #expect(coverage.commands["down"] == 1 && coverage.commands["back"] > 1)
    #expect(coverage.commands.missed.contains("page-up"))
    #expect(!coverage.commands.names.contains("mode"))
    #expect(coverage.causes["launch"] == 1 && coverage.causes["push"] == 1)
    #expect(coverage.outcomes["vetoed"] == 1 && coverage.outcomes["completed"] > 0)
    #expect(
      coverage.answers.names == [
        "quitting: quit", "quitting: stay", "losing something: quit", "losing something: stay",
        "leaving: leave", "leaving: stay",
      ])
    #expect(coverage.answers.missed == ["losing something: quit", "losing something: stay"])
  }

  @Test("adds up over plays, in any order")
  func adding() throws {
    let parts = try ["key d", "key 1\nkey space", "key g", ""].map { try coverage($0) }
    var sum = Coverage(screens: ["home", "room", "attic"])
    for part in parts { sum.add(part) }
    var reversed = Coverage(screens: ["home", "room", "attic"])
    for part in parts.reversed() { reversed.add(part) }
    #expect(sum == reversed)
    #expect(sum.screens["home"]?.count == 4 && sum.screens["room"]?.controls.reachedCount == 1)
  }
}

// MARK: - The program

private enum Place: Hashable, Codable {
  case home, room(Int), attic, garden

  var name: String {
    switch self {
    case .home: "home"
    case .room(let number): "room:\(number)"
    case .attic: "attic"
    case .garden: "garden"
    }
  }
}

private func makeApp() -> App<Place> {
  App(root: Place.home, keys: { AppKeyBinding("g", "garden") { $0.push(.garden) } }) { place in
    switch place {
    case .home: Home()
    case .room: Chamber()
    case .garden: Garden()
    case .attic: Empty()
    }
  }
}

private struct Home: Screen {
  typealias Route = Place

  static var keys: Keys<Self> {
    KeyBinding("d", "dig") { _, context in
      context.present(Dialog("How?", choices: [Choice("Deep", 0)], cancel: Choice("Flat", 1))) {
        _, _, _ in
      }
    }
  }

  var title: String { "Home" }
  var body: some View<Self> {
    Row("First").onSelect { _, context in context.push(.room(1)) }
    Row("Second").onSelect { _, context in context.push(.room(2)) }
    RowList(["Third"]) { Row($0) }.onSelect { _, _, context in context.push(.room(3)) }
    ForEach(["Fourth"]) { Row($0).onSelect { _, context in context.push(.room(4)) } }
  }
}

private struct Chamber: Screen {
  typealias Route = Place

  var isLit = false
  var name = ""
  var notes = ""

  var title: String { "Chamber" }
  var leaving: Leaving { name.isEmpty ? .allowed : .confirm("Leave the name?") }
  var body: some View<Self> {
    Toggle("Light", \.isLit)
    TextField("Name", \.name)
    TextEditor(\.notes, placeholder: "Notes")
    Dial()
  }
}

/// A control that can only be clicked.
private struct Dial: View {
  typealias Owner = Chamber

  func place(in layout: inout Layout<Chamber>) {
    layout.add(
      Control(text: { _ in "Dial" }, click: { _, _, _ in }) { _, _, canvas in
        canvas.write("in any case", at: 0)
      })
  }
}

private struct Garden: Screen {
  typealias Route = Place

  var query = ""

  var title: String { "Garden" }
  var body: some View<Self> { SearchField(\.query, placeholder: "What to look for") }
}

private struct Empty: Screen {
  typealias Route = Place

  var title: String { "Empty" }
  var body: some View<Self> { Text("nothing") }
}
