import Navigation
import Synchronization
import TerminalCore
import TerminalUI
import Testing

@Suite("A mistake of screens in navigating")
struct NavigationMistakeTests {
  fileprivate func launch() -> App<MistakenRoute> {
    let app = App(root: MistakenRoute.start) { route in
      switch route {
      case .start: Start()
      case .left: Redirecting(other: .right)
      case .right: Redirecting(other: .left)
      case .step(let slot): Replacing(returning: slot)
      case .hasty: Hasty()
      }
    }
    app.launch(
      size: Size(columns: 40, rows: 12), appearance: Appearance(glyphs: .ascii, motion: .none))
    return app
  }

  @Test("stops screens that redirect to each other, and names one")
  func redirects() throws {
    let app = launch()
    app.perform(.push(.left))
    #expect(app.mistakes.count == 1)
    let mistake = try #require(app.mistakes.first)
    #expect(mistake.hasPrefix("To right: screens navigate without end"), "\(mistake)")
    #expect(app.titles == ["Start", "To right"])
    app.press("esc")
    #expect(app.title == "Start")
  }

  @Test("is named when a screen returns a value whose request it has ended itself")
  func returns() throws {
    let app = launch()
    app.press("1", "1")
    #expect(app.mistakes == [])
    app.press("2")
    #expect(app.mistakes.count == 1)
    let mistake = try #require(app.mistakes.first)
    #expect(mistake.hasPrefix("Step: returns a value, but the request has ended"), "\(mistake)")
    #expect(app.title == "Step")
  }

  @Test("is named when a handler navigates a second time, which does nothing")
  func secondVerb() throws {
    let app = launch()
    app.perform(.push(.hasty))
    app.press("1")
    #expect(app.mistakes == [])
    app.press("esc", "esc", "2")
    #expect(app.titles == ["Start", "Hasty", "Hasty"])
    #expect(app.mistakes.count == 1)
    let mistake = try #require(app.mistakes.first)
    #expect(mistake.hasPrefix("Hasty: navigates twice in one handler"), "\(mistake)")
  }

  @Test("is named in the action of a submission too, and its key is in the journal")
  func secondVerbOfSubmission() {
    let app = launch()
    app.perform(.push(.hasty))
    let triggers = Mutex<[Trigger]>([])
    app.observeJournal { record in
      guard case .change(let change) = record.event else { return }
      triggers.withLock { $0.append(change.trigger) }
    }
    app.press("s")
    #expect(app.titles == ["Start", "Hasty", "Hasty"])
    #expect(triggers.withLock { $0 } == [.key("s")])
    #expect(app.mistakes.map { $0.hasPrefix("Hasty: navigates twice in one handler") } == [true])
  }

  @Test("stops the program at its launch if two answers have one name")
  func answers() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let app = App(root: MistakenRoute.start) { route in
        switch route {
        case .start: Start()
        default: Confused()
        }
      }
      app.launch(size: Size(columns: 30, rows: 8))
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("Confused declares the answer “x” twice; give each a name"))
  }

  @Test("stops the program if it is launched twice, with the remedy")
  func launchedTwice() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let app = App(root: MistakenRoute.start) { _ in Start() }
      for _ in 0..<2 { app.launch(size: Size(columns: 30, rows: 8)) }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("is launched twice; make a new router, or a new app, for each launch"))
  }
}

private enum MistakenRoute: RouteValue {
  case start, left, right, hasty
  case step(ReturnSlot<String>)
}

private struct Start: Screen {
  typealias Route = MistakenRoute

  var answer = ""
  static let answers = Answers(Answer("answer", \Self.answer))

  var title: String { "Start" }
  var body: some View<Self> {
    Row("Ask", detail: answer).onSelect { _, context in
      context.ask(\.answer, presented: .sheet) { .step($0) }
    }
  }
}

/// A screen that shows another instead of itself.
private struct Redirecting: Screen {
  typealias Route = MistakenRoute

  let other: MistakenRoute

  var title: String { "To \(other)" }
  var body: some View<Self> { EmptyView() }

  mutating func lifecycle(_ phase: LifecyclePhase, in context: Context<Self>) {
    if case .willAppear = phase { context.replaceTop(other) }
  }
}

/// A screen of a flow, which it ends by replacing itself.
private struct Replacing: Screen {
  typealias Route = MistakenRoute

  let returning: ReturnSlot<String>

  var title: String { "Step" }
  var body: some View<Self> {
    Row("Next").onSelect { screen, context in context.replaceTop(.step(screen.returning)) }
    Row("Done").onSelect { screen, context in context.return("done", to: screen.returning) }
  }
}

/// A screen that pushes two others, as one change or in two.
private struct Hasty: Screen {
  typealias Route = MistakenRoute

  static var keys: Keys<Self> {
    KeyBinding("s", "save") { _, context in
      context.submit { _, context in
        context.push(.hasty)
        context.push(.hasty)
      }
    }
  }

  var title: String { "Hasty" }
  var body: some View<Self> {
    Row("As one").onSelect { _, context in context.push([.hasty, .hasty]) }
    Row("In two").onSelect { _, context in
      context.push(.hasty)
      context.push(.hasty)
    }
  }
}

/// A screen with two answers of one name.
private struct Confused: Screen {
  typealias Route = MistakenRoute

  var one = 0
  var two = 0
  static let answers = Answers(Answer("x", \Self.one), Answer("x", \Self.two))

  var title: String { "Confused" }
  var body: some View<Self> { EmptyView() }
}
