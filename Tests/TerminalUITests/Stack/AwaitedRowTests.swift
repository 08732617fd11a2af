import Navigation
import TerminalCore
import TerminalUI
import Testing

/// The screens of a program whose list takes a second to load.
private enum PostRoute: RouteValue {
  case offices
  case letters
  case fewLetters
  case letter(Int)
}

private struct Offices: Screen {
  typealias Route = PostRoute
  var title: String { "Offices" }
  var body: some View<Self> {
    Row("Letters").id("letters").onSelect { _, context in context.push(.letters) }
  }
}

private struct LetterList: Screen {
  typealias Route = PostRoute

  var found = 1...60
  var numbers: [Int]?

  var title: String { "Letters" }
  var body: some View<Self> {
    if let numbers {
      Text("Choose one.")
      RowList(numbers) { Row("Letter \($0)") }
        .id { "\($0)" }
        .onSelect { number, _, context in context.push(.letter(number)) }
    } else {
      Row("Loading").onSelect { _, _ in }
      Row("Cancel").onSelect { _, _ in }
    }
  }

  func row(opening route: PostRoute) -> String? {
    if case .letter(let number) = route { "\(number)" } else { nil }
  }

  mutating func start(in context: Context<Self>) {
    context.task("load") { [queue = context.queue] in
      try await queue.sleep(for: .seconds(1))
    } then: { screen, _ in
      screen.numbers = Array(screen.found)
    }
  }
}

private struct LetterPage: Screen {
  typealias Route = PostRoute
  let number: Int
  static var keys: Keys<Self> {
    KeyBinding("n", "next") { screen, context in
      context.replaceTop(.letter(screen.number + 1))
    }
  }
  var title: String { "Letter \(number)" }
  var body: some View<Self> { Text("Text") }
}

@Suite("The row of what was left, in a list that is loaded")
struct AwaitedRowTests {
  private static let (narrow, wide) = (Size(columns: 40, rows: 8), Size(columns: 80, rows: 8))

  private func launch(
    _ size: Size, list: PostRoute = .letters
  ) -> App<PostRoute> {
    let app = App(
      root: PostRoute.offices,
      panes: Panes {
        $0.columns >= 60 ? 2 : 1
      } role: { route in
        switch route {
        case .offices: .full
        case .letters, .fewLetters: .list
        case .letter: .detail
        }
      }
    ) { route in
      switch route {
      case .offices: Offices()
      case .letters: LetterList()
      case .fewLetters: LetterList(found: 41...42)
      case .letter(let number): LetterPage(number: number)
      }
    }
    app.launch(
      [.offices, list, .letter(42)], size: size,
      appearance: Appearance(glyphs: .ascii, motion: .none))
    return app
  }

  /// Whether the row has the focus and is visible.
  private func isChosen(in app: App<PostRoute>) -> Bool {
    app.focusedText == "Letter 42"
      && app.compose().lines.contains {
        $0.hasPrefix("> Letter 42") || $0.hasPrefix(">   Letter 42")
      }
  }

  @Test("gets the focus when it arrives")
  func back() {
    let app = launch(Self.narrow)
    app.press("esc")
    #expect(app.focusedText == "Loading")
    app.wait(1_000)
    #expect(isChosen(in: app), "\(app.compose().lines)")
    app.press("down")
    #expect(app.focusedText == "Letter 43")
  }

  @Test("gets the focus if as many rows stood in the place of the list")
  func sameCount() {
    let app = launch(Self.narrow, list: .fewLetters)
    app.press("esc")
    #expect(app.focusedText == "Loading")
    app.wait(1_000)
    #expect(app.focusedText == "Letter 42")
  }

  @Test("gets the focus if the screen that it leads to took the place of another")
  func replaced() {
    let app = launch(Self.narrow)
    app.press("esc")
    app.wait(1_000)
    app.press("enter", "n", "n", "n")
    #expect(app.shows("Letter 45"))
    app.press("esc")
    #expect(app.focusedText == "Letter 45")
    app.press("up", "enter", "esc")
    #expect(app.focusedText == "Letter 44")
  }

  @Test("stays without it once the user has moved the focus")
  func moved() {
    let app = launch(Self.narrow)
    app.press("esc", "down")
    app.wait(1_000)
    #expect(app.focusedText == "Letter 2")
  }

  @Test(
    "has it beside the link's screen too, whenever the user goes there", arguments: [true, false])
  func beside(early: Bool) {
    let app = launch(Self.wide)
    if early { app.press("tab") }
    app.wait(1_000)
    if !early { app.press("tab") }
    #expect(isChosen(in: app), "\(app.compose().lines)")
    app.handle(.resize(Self.narrow))
    app.press("esc")
    #expect(isChosen(in: app), "\(app.compose().lines)")
  }

  @Test("has it if the window became narrow before it arrived")
  func narrowed() {
    let app = launch(Self.wide)
    _ = app.compose()
    app.handle(.resize(Self.narrow))
    app.wait(1_000)
    app.press("esc")
    #expect(isChosen(in: app), "\(app.compose().lines)")
  }
}
