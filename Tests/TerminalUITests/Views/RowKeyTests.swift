import TerminalCore
import TerminalUI
import Testing

@Suite("A row with a key of its own")
struct RowKeyTests {
  /// The one screen of a program whose second row comes and goes.
  struct Meals: Screen {
    enum Route: Hashable, Codable { case meals }

    var hasLunch = true
    var eaten = "-"
    var title: String { "Meals" }

    var body: some View<Self> {
      Row("Breakfast").onSelect { screen, _ in screen.eaten = "breakfast" }
      if hasLunch {
        Row("Lunch").key("0").onSelect { screen, _ in screen.eaten = "lunch" }
      }
      Row("Dinner", detail: eaten).id("dinner").onSelect { screen, _ in
        screen.eaten = "dinner"
        screen.hasLunch.toggle()
      }
      Row("Jam").key("j").onSelect { screen, _ in screen.eaten = "jam" }
    }
  }

  private func meals(rows: Int = 7) -> App<Meals.Route> {
    let app = App(root: Meals.Route.meals) { _ in Meals() }
    app.launch(
      size: Size(columns: 30, rows: rows), appearance: Appearance(glyphs: .ascii, motion: .none))
    return app
  }

  @Test("shows the key, and the other rows keep their numbers when it goes")
  func numbers() {
    let app = meals()
    #expect(
      app.compose().body.prefix(4) == [
        "> 1 Breakfast", "  0 Lunch", "  2 Dinner                 -", "  j Jam",
      ])
    app.press("2")
    #expect(
      app.compose().body.prefix(3) == [
        "  1 Breakfast", "> 2 Dinner            dinner", "  j Jam",
      ])
  }

  @Test(
    "is chosen by its key before the key's other meaning, and takes the focus",
    arguments: [("0", "lunch", "Lunch"), ("j", "jam", "Jam"), ("1", "breakfast", "Breakfast")])
  func chosen(key: String, eaten: String, focus: String) {
    let app = meals()
    app.press(key)
    #expect(app.compose().body[2].hasSuffix(eaten))
    #expect(app.focusedText == focus)
  }

  @Test("is in the list of keys, after the digits that choose rows")
  func help() {
    let app = meals(rows: 24)
    app.press("?")
    let lines = app.compose().lines
    #expect(
      lines.contains { $0.contains("| 1-2 0 j ") && $0.contains("choose that row") }, "\(lines)")
  }

  @Test(
    "belongs to an item, in the order of the items, and digits choose none of them",
    arguments: [
      ("b", "12", "12"), ("c", "-", "7"), ("2", "no digit", "7"), ("d", "-", "7"),
    ])
  func items(key: String, chosen: String, focus: String) {
    let app = App(root: Sum.Route.sum) { _ in Sum() }
    app.launch(
      size: Size(columns: 30, rows: 7), appearance: Appearance(glyphs: .ascii, motion: .none))
    #expect(app.compose().body.prefix(4) == ["> a 7", "  b 12", "    9", "  -"])
    app.press(key)
    #expect(app.compose().body[3] == "  \(chosen)")
    #expect(app.focusedText == focus)
  }

  @Test("only moves the focus to an item where digits would do no more")
  func onlyFocus() {
    let app = App(root: Sum.Route.sum) { _ in Sum(isDone: true) }
    app.launch(
      size: Size(columns: 30, rows: 7), appearance: Appearance(glyphs: .ascii, motion: .none))
    app.press("b")
    #expect(app.compose().body[3] == "  -")
    #expect(app.focusedText == "12")
  }

  @Test("leaves the key alone when the row is gone", arguments: ["0", "3", "9"])
  func absent(key: String) {
    let app = meals()
    app.press("2", key)
    #expect(app.compose().body[1].hasSuffix("dinner"))
    #expect(app.focusedText == "Dinner")
  }
}

@Suite("A row with a key of its own in a part that scrolls")
struct ScrolledRowKeyTests {
  private func launch() -> App<Showing.Route> {
    show(rows: 22, glyphs: .ascii) { screen in
      Row("above", detail: screen.chosen.joined(separator: " "))
      Panel("Part") {
        ScrollView(height: .lines(2)) {
          RowList(["one", "two", "three"]) { Row($0) }.keys("abc")
            .onSelect { row, screen, _ in screen.chosen.append(row) }
        }
      }
      TextField("Day", \.section)
    }
  }

  @Test(
    "is chosen by its key, and takes the focus",
    arguments: [("a", "one"), ("b", "two"), ("c", "three")])
  func chosen(key: String, row: String) {
    let app = launch()
    app.press(key)
    #expect(app.compose().body[0].hasSuffix(row))
    #expect(app.focusedText == row && app.shows("> \(key) \(row)"))
  }

  @Test("is in the list of keys")
  func help() {
    let app = launch()
    app.press("?")
    #expect(app.shows("| a b c "))
  }

  @Test("shows no key while its letter is typed, but stays where it is")
  func typing() {
    let app = launch()
    #expect(app.compose().body[2].hasPrefix("|  a one"))
    app.press("tab", "tab", "a")
    #expect(app.compose().body[2].hasPrefix("|>   one"))
    #expect(app.compose().body[0] == "  above")
  }
}

/// A screen with choices that are numbers, two of which have letters.
private struct Sum: Screen {
  enum Route: Hashable, Codable { case sum }

  var isDone = false
  var chosen = "-"

  static var keys: Keys<Self> {
    for digit in 1...9 {
      KeyBinding("\(digit)", "") { screen, _ in screen.chosen = "no digit" }
    }
  }

  var title: String { "3 + 4" }

  var body: some View<Self> {
    RowList([7, 12, 9]) { Row("\($0)") }
      .keys("ab")
      .digitsOnlyFocus(isDone)
      .onSelect { number, screen, _ in screen.chosen = "\(number)" }
    Text(chosen)
  }
}
