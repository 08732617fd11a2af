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

  private func meals() -> App<Meals.Route> {
    let app = App(root: Meals.Route.meals) { _ in Meals() }
    app.launch(
      size: Size(columns: 30, rows: 7), appearance: Appearance(glyphs: .ascii, motion: .none))
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

  @Test("leaves the key alone when the row is gone", arguments: ["0", "3", "9"])
  func absent(key: String) {
    let app = meals()
    app.press("2", key)
    #expect(app.compose().body[1].hasSuffix("dinner"))
    #expect(app.focusedText == "Dinner")
  }
}
