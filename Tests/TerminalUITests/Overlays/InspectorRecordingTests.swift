import Navigation
import TerminalCore
import TerminalUI
import Testing

private enum AskingRoute: RouteValue {
  case home
  case step(Int, returning: ReturnSlot<Int>)
}

private struct AskingHome: Screen {
  typealias Route = AskingRoute
  static let answers = Answers(Answer("number", \AskingHome.number))

  var number = 0
  var title: String { "Home" }
  var body: some View<Self> {
    Row("Ask").onSelect { _, context in
      context.ask(\.number, presented: .flow) { .step(1, returning: $0) }
    }
  }
}

private struct AskedStep: Screen {
  typealias Route = AskingRoute
  let number: Int
  let slot: ReturnSlot<Int>

  var title: String { "Step \(number)" }
  var body: some View<Self> {
    Row("On").onSelect { screen, context in
      context.push(.step(screen.number + 1, returning: screen.slot))
    }
    Row("Done").onSelect { screen, context in context.return(screen.number, to: screen.slot) }
  }
}

@Suite("When the inspector records")
struct InspectorRecordingTests {
  /// Shows a flow, and then opens the inspector.
  private static func opened(_ recording: InspectorRecording) -> App<AskingRoute> {
    let app = App<AskingRoute>(root: .home) { route in
      switch route {
      case .home: AskingHome()
      case .step(let number, let slot): AskedStep(number: number, slot: slot)
      }
    }
    app.offerInspector(recording: recording) { route in
      if case .step(let number, _) = route { "step \(number)" } else { "home" }
    }
    app.launch(
      size: Size(columns: 90, rows: 60), appearance: Appearance(glyphs: .ascii, motion: .none))
    app.press("enter", "f12")
    return app
  }

  /// What the inspector shows below the heading of the log.
  private static func log(_ app: App<AskingRoute>) -> [String] {
    let lines = app.compose().lines.map { line in
      line.dropFirst(50).split(separator: " ").joined(separator: " ")
    }
    return lines.drop { $0 != "Log" }.dropFirst().dropLast().filter { !$0.isEmpty }
  }

  @Test("is its first opening, if the program says so, and it knows what was there before")
  func sinceOpening() {
    let app = Self.opened(.sinceOpening)
    #expect(Self.log(app) == [])
    app.press("enter")
    #expect(Self.log(app).first == "#3 created step 2")
    #expect(Self.log(app).contains("#2 willDisappear(covered) step 1"))
    app.press("f12", "f12", "esc", "f12")
    #expect(Self.log(app).contains("#3 removed step 2"))
  }

  @Test("makes no difference to what another toolkit would report from then on")
  func translations() {
    let logs = [InspectorRecording.sinceLaunch, .sinceOpening].map { recording in
      let app = Self.opened(recording)
      app.press("f12", "p", "f12", "f12")
      let before = Self.log(app).count
      app.press("enter", "down", "enter")
      return Array(Self.log(app).dropFirst(before))
    }
    #expect(logs[0] == logs[1])
    #expect(logs[0].contains { $0.contains("being dism") }, "\(logs[0])")
  }

  @Test("begins with what was on the screen, to which one can go back, and the log with it")
  func firstMoment() {
    let app = Self.opened(.sinceOpening)
    app.press("enter")
    #expect(app.compose().line(0).contains("Step 2"))
    app.press("f12", "left")
    #expect(Self.log(app) == [])
    #expect(app.compose().line(0).contains("1/2"))
    #expect(!app.compose().line(0).contains("Step 2"))
    app.press("f12", "f12")
    #expect(Self.log(app).last == "completed")
  }
}
