import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("The signs beside a value")
struct StepSignTests {
  private static func picker(_ label: String) -> Picker<String, Showing> {
    Picker(label, \Showing.section, ["Day", "Week"])
  }

  @Test("are arrows where nothing that can have the focus is beside it")
  func alone() {
    let app = show { _ in
      HStack {
        Self.picker("A")
        Text("of every day")
      }
    }
    expect(
      app.compose(),
      looksLike: """
         Showing                      |
        ❯ A ‹ Day  ›     of every day |
                                      |
                                      |
                                      |
         Enter change  ? help  q quit |
        """)
  }

  @Test("are other keys where Left or Right moves the focus")
  func beside() {
    let app = show { _ in
      HStack {
        Self.picker("A")
        Self.picker("B")
      }
    }
    expect(
      app.compose(),
      looksLike: """
         Showing                      |
        ❯ A - Day  +     B - Day  +   |
                                      |
                                      |
                                      |
         Enter change  ? help  q quit |
        """)
    app.press("right")
    #expect(app.focusedText == "B Day")
    app.press("right")
    #expect(app.focusedText == "B Week")
    app.press("-")
    #expect(app.focusedText == "B Day")
    app.press("left", "+")
    #expect(app.focusedText == "A Week")
    app.press("left")
    #expect(app.focusedText == "A Day")
  }

  @Test("stay arrows where the screen has bound the other keys, which the list of keys leaves out")
  func bound() {
    let app = App(root: Zooming.Route.root) { _ in Zooming() }
    app.launch(
      size: Size(columns: 50, rows: 22), appearance: Appearance(glyphs: .unicode, motion: .none))
    #expect(app.compose().line(1).contains("A ‹ Day  ›"))
    app.press("?")
    let lines = app.compose().lines.filter { $0.contains("change the value") }
    #expect(lines.count == 1 && lines.allSatisfy { $0.contains("- ") && !$0.contains("+") })
  }

  @Test("are what can be clicked, whichever they are")
  func clicks() {
    let app = show { _ in
      HStack {
        Self.picker("A")
        Self.picker("B")
      }
    }
    app.click(11, 1)
    #expect(app.focusedText == "A Week")
    app.click(19, 1)
    #expect(app.focusedText == "B Day")
  }

  @Test("are other keys in a part that scrolls, between others")
  func regions() {
    let app = show(columns: 44) { _ in
      HStack {
        Button("Undo") { _, _ in }.width(.cells(10))
        ScrollView { Self.picker("A") }
        Button("Redo") { _, _ in }.width(.cells(10))
      }
    }
    #expect(
      app.compose().line(1) == "❯ [ Undo ]   A - Day  +" + "            " + "[ Redo ] ")
  }

  @Test("are also named in the list of keys", arguments: [[], ["right"]])
  func help(keys: [String]) {
    let app = show(columns: 50, rows: 22) { _ in
      HStack {
        Self.picker("A")
        Self.picker("B")
      }
    }
    for key in keys { app.press(key) }
    app.press("?")
    let lines = app.compose().lines.filter { $0.contains("change the value") }
    #expect(lines.count == 1 && lines.allSatisfy { $0.contains("- + ") }, "\(lines)")
  }
}

/// A screen whose plus means something else than a greater value.
private struct Zooming: Screen {
  enum Route: RouteValue { case root }

  var section = "Day"
  var title: String { "Zooming" }
  static var keys: Keys<Self> { KeyBinding("+", "zoom in") { _, _ in } }
  var body: some View<Self> {
    HStack {
      Picker("A", \.section, ["Day", "Week"])
      Picker("B", \.section, ["Day", "Week"])
    }
  }
}
