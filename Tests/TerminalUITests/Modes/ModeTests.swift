import FoundationEssentials
import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("Modes")
struct ModeTests {
  @Test(
    "are shown by their number, and by the next and the previous one round the ends",
    arguments: [
      (["alt+1"], PathID.learn), (["alt+2"], .review), (["alt+3"], .places), (["alt+4"], .learn),
      (["ctrl+pgdn"], .review), (["ctrl+pgup"], .places), (["ctrl+pgup", "ctrl+pgdn"], .learn),
    ])
  func keys(keys: [String], mode: PathID) {
    for size in [(60, 16), (40, 12)] {
      let app = launchSchool(columns: size.0, rows: size.1)
      for key in keys { app.press(key) }
      #expect(app.path.id == mode)
      #expect(app.leaks.isEmpty)
    }
  }

  @Test("keep their path, focus and text while another one is on show")
  func kept() {
    let app = launchSchool()
    app.press("enter", "down", "alt+2")
    app.type("kanji")
    app.press("alt+1")
    #expect(app.title == "Lesson 1")
    #expect(app.focusedText?.hasPrefix("Begin") == true)
    app.press("alt+2")
    #expect(app.shows("kanji"))
    #expect(app.titles == ["Due"])
    #expect(app.paths.map(\.count) == [2, 1, 1])
  }

  @Test("are shown at a route, to which they go back if they have it")
  func atRoute() {
    let app = launchSchool([.subjects, .lesson(1)])
    app.press("5")
    #expect(app.path.id == .review && app.path.routes == [.due, .lesson(9)])
    app.press("1", "alt+1", "5")
    #expect(app.path.id == .review && app.path.routes == [.due, .lesson(9)])
    #expect(app.paths.map(\.count) == [2, 2, 1])
  }

  @Test(
    "begin at routes with the root of one of them, unless a mode is named",
    arguments: [
      ([SchoolRoute.due, .lesson(2)], nil, PathID.review), ([.lesson(2)], nil, .learn),
      ([.due], PathID.places, .places), (nil, nil, .learn),
    ] as [([SchoolRoute]?, PathID?, PathID)])
  func launch(routes: [SchoolRoute]?, mode: PathID?, shown: PathID) {
    let app = launchSchool(routes, in: mode)
    #expect(app.path.id == shown)
    if let routes { #expect(app.path.routes == routes) }
  }

  @Test("are named if they are set to a path without their root")
  func withoutRoot() {
    let app = launchSchool([.due, .lesson(2)])
    app.perform(.setPath([.places, .lesson(3)]), showing: .places)
    app.perform(.replaceTop(.lesson(4)))
    #expect(app.mistakes == [])
    app.perform(.setPath([.lesson(3)]), showing: .places)
    #expect(app.mistakes.count == 1)
    #expect(
      app.mistakes[0].hasPrefix(
        "the mode “places”: its path was set to begin with lesson(3) instead of places"))
    #expect(launchSchool([.due], in: .places).mistakes.count == 1)
  }

  @Test("the mode on show goes to its root")
  func toRoot() {
    let app = launchSchool([.subjects, .lesson(1), .lesson(2)])
    app.press("alt+1")
    #expect(app.path.routes == [.subjects])
  }

  @Test("are shown while a field has the keys, and the hint of a small screen shows the next one")
  func whileTyping() {
    let app = launchSchool(in: .review, columns: 50, rows: 12)
    app.type("a")
    app.press("alt+1")
    #expect(app.path.id == .learn)
    let place = app.place(of: "Alt-1..3")
    app.click(place.column, place.row)
    #expect(app.path.id == .review)
  }

  @Test("are shown one after the other by clicks on the keys at the end of the bar")
  func keysOnBar() {
    let app = launchSchool([.subjects, .lesson(1)])
    let place = app.place(of: "Alt-1..3")
    #expect(place.row == 0)
    app.click(place.column - 1, 0)
    #expect(app.path.id == .learn)
    for mode in [PathID.review, .places, .learn] {
      app.click(place.column + 7, 0)
      app.wait(400)
      #expect(app.path.id == mode)
    }
    app.press("4")
    app.click(place.column, 0)
    #expect(app.path.id == .learn)
  }

  @Test("keep their place if the title of another one is clicked twice")
  func doubleClick() {
    let app = launchSchool([.subjects, .lesson(1)])
    app.press("alt+2")
    app.click(2, 0)
    app.click(2, 0)
    #expect(app.path.routes == [.subjects, .lesson(1)])
    app.wait(400)
    app.click(2, 0)
    #expect(app.path.routes == [.subjects])
  }

  @Test("wait while a dialog or a question does")
  func dialogs() {
    let app = launchSchool([.subjects, .lesson(1)])
    app.press("4", "alt+2", "ctrl+pgdn")
    app.click(10, 0)
    #expect(app.path.id == .learn)
    #expect(app.focusedText == "one")
    app.press("enter", "2", "esc")
    #expect(app.shows("Give up?"))
    app.press("alt+2", "ctrl+pgdn")
    app.click(10, 0)
    #expect(app.path.id == .learn)
    #expect(app.shows("Give up?"))
    app.wait(400)
    app.press("esc", "alt+2")
    #expect(app.path.id == .review)
    app.press("alt+1")
    #expect(app.shows("begun"))
  }

  @Test("have the keys in force in a frame that is read aloud")
  func read() throws {
    let app = makeSchool()
    try app.remapKeys(KeyRemapping(parsing: "mode = f5 x f8\npage-down = z", file: "keys.conf"))
    var appearance = Appearance(glyphs: .ascii)
    appearance.adapt(to: TerminalTraits(readsFrames: true))
    app.launch(size: Size(columns: 80, rows: 40), appearance: appearance)
    let reading = try #require(app.compose().reading)
    #expect(reading.modeKeys.map { $0?.name } == ["f5", "x", "f8"])
    #expect(reading.pageKey?.name == "z")
    // There, letters are text.
    app.press("x")
    let typing = try #require(app.compose().reading)
    #expect(typing.modeKeys.map { $0?.name } == ["f5", nil, "f8"])
    #expect(typing.pageKey == nil)
  }

  @Test("stand in the list of keys of an app that has them, and can be remapped")
  func listed() throws {
    let app = makeSchool()
    try app.remapKeys(
      KeyRemapping(parsing: "mode = f5 f7 f8\nnext-mode = alt+n", file: "keys.conf"))
    app.launch(
      size: Size(columns: 80, rows: 40), appearance: Appearance(glyphs: .ascii, motion: .none))
    app.press("f7")
    #expect(app.path.id == .review)
    app.press("alt+n", "alt+1", "ctrl+pgdn")
    #expect(app.path.id == .places)
    #expect(
      app.compose().lines[0].hasSuffix("[Places]                                   F5 F7 F8 "))
    app.press("f1")
    let lines = app.compose().lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.contains { $0.contains("F5 F7 F8 modes") })
    #expect(lines.contains { $0.contains("Alt-N next mode") })
    #expect(lines.contains { $0.contains("Ctrl-PgUp previous mode") })
  }

  @Test(
    "need a key each, because a mode without one could not be reached", arguments: ["f5", "f5 f7"])
  func tooFewKeys(keys: String) throws {
    let app = makeSchool()
    let remapping = try KeyRemapping(parsing: "mode = \(keys)", file: "keys.conf")
    #expect {
      try app.remapKeys(remapping)
    } throws: { error in
      "\(error)" == "keys.conf:1: “mode” needs 3 keys, one for each mode in order"
    }
  }

  @Test("cannot be remapped in an app without them")
  func notRemapped() throws {
    let app = makeSample()
    let remapping = try KeyRemapping(parsing: "mode = f5", file: "keys.conf")
    #expect(throws: KeyRemappingError.self) { try app.remapKeys(remapping) }
  }

  @Test("a link names the mode: its path and the switch are one change")
  func links() {
    let app = launchSchool()
    _ = app.takeEvents()
    app.perform(.setPath([.due, .lesson(7)], cause: .link), showing: .review, trigger: .link)
    #expect(app.path.id == .review)
    #expect(app.path.routes == [.due, .lesson(7)])
    #expect(
      app.takeEventWords() == [
        " created lesson(7)", " willDisappear(switched) subjects",
        " willAppear(pushed) lesson(7)", " didDisappear subjects", " didAppear lesson(7)",
      ])
    app.show(.learn)
    #expect(app.title == "Subjects")
  }

  @Test("a program begins in the mode that it is launched in")
  func launching() {
    let app = launchSchool([.due, .lesson(3)], in: .review)
    #expect(app.title == "Lesson 3")
    #expect(app.titles == ["Due", "Lesson 3"])
    #expect(app.paths.map(\.count) == [1, 2, 1])
  }

  @Test("a screen knows its mode, and shows another one")
  func context() {
    let app = launchSchool([.due, .lesson(3)], in: .review)
    app.press("3")
    #expect(app.shows("review 2"))
    app.press("alt+1", "3")
    #expect(app.path.id == .review)
  }

  @Test("a screen asks another mode, and the value comes back to it")
  func asking() {
    let app = launchSchool()
    app.press("2")
    #expect(app.path.id == .places)
    #expect(app.title == "Choose")
    app.press("down", "enter")
    #expect(app.path.id == .learn)
    #expect(app.shows("Sapporo"))
    app.press("2", "esc")
    #expect(app.path.id == .learn)
    #expect(app.paths.map(\.count) == [1, 1, 1])
    #expect(app.leaks.isEmpty)
  }

  @Test("are restored with their paths, the one on show, and what is asked across them")
  func restoring() throws {
    let before = launchSchool()
    before.press("alt+2", "alt+1", "2", "alt+2")
    let saved = try JSONDecoder().decode(
      SavedPath<SchoolRoute>.self, from: JSONEncoder().encode(before.saved))
    let app = makeSchool()
    app.launch(
      restoring: saved, size: Size(columns: 60, rows: 16),
      appearance: Appearance(glyphs: .ascii, motion: .none))
    #expect(app.compose() == before.compose())
    #expect(app.paths == before.paths)
    app.press("alt+3")
    #expect(app.title == "Choose")
    app.press("enter")
    #expect(app.path.id == .learn)
    #expect(app.shows("Nagoya"))
  }
}
