import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("A task that awaits an answer")
struct AwaitedAnswerTests {
  @Test("isn't loading while the user decides, and then is again")
  func indicator() {
    let app = launch()
    app.press("a")
    app.wait(1_000)
    #expect(app.title == "Numbers")
    #expect(app.pending == [])
    #expect(!app.compose().picture.contains("..."))
    app.press("enter")
    #expect(app.title == "Sum")
    #expect(app.pending == ["the task #1 add"])
    app.wait(200)
    #expect(app.compose().picture.contains("..."))
    app.wait(1_000)
    #expect(app.pending == [])
    #expect(app.compose().picture.contains("8"))
  }

  @Test("is told when the user gives no answer")
  func cancelled() {
    let app = launch()
    app.press("a", "esc")
    app.wait(2_000)
    #expect(app.compose().picture.contains("none"))
    #expect(app.pending == [])
  }

  @Test("hides the sign of loading again once it waits, also while its screen is visible")
  func sheet() {
    let app = launch(Size(columns: 90, rows: 20))
    app.press("b")
    app.wait(250)
    #expect(app.compose().line(0).contains("..."))
    app.wait(1_000)
    #expect(app.title == "Numbers" && app.pending == [])
    #expect(!app.compose().line(0).contains("..."))
    app.press("esc")
    app.wait(1_000)
    #expect(app.compose().picture.contains("none") && app.pending == [])
  }

  private func launch(_ size: Size = Size(columns: 30, rows: 6)) -> App<SumRoute> {
    let app = App(root: SumRoute.sum) { route in
      switch route {
      case .sum: Sum()
      case .numbers(let returning): Numbers(returning: returning)
      }
    }
    app.launch(
      size: size, appearance: Appearance(glyphs: .ascii, motion: .none))
    _ = app.compose()
    return app
  }
}

private enum SumRoute: RouteValue {
  case sum
  case numbers(returning: ReturnSlot<Int>)
}

/// Asks for a number in a task, which then takes a second.
private struct Sum: Screen {
  typealias Route = SumRoute
  var asked = 0
  var text = "?"

  var title: String { "Sum" }
  var body: some View<Self> { Text(text) }

  static let answers = Answers(Answer("asked", \Self.asked))
  static var keys: Keys<Self> {
    KeyBinding("a", "ask") { _, context in
      let request = context.ask(\.asked) { .numbers(returning: $0) }
      context.task("add") { [queue = context.queue] in
        guard case .returned(let number) = await request.answer else { return "none" }
        try await queue.sleep(for: .seconds(1))
        return "\(number + 1)"
      } then: { screen, result in
        screen.text = (try? result.get()) ?? "failed"
      }
    }
    KeyBinding("b", "ask later") { _, context in
      let request = context.ask(\.asked, presented: .sheet) { .numbers(returning: $0) }
      context.task("add") { [queue = context.queue] in
        try await queue.sleep(for: .milliseconds(300))
        guard case .returned(let number) = await request.answer else { return "none" }
        return "\(number)"
      } then: { screen, result in
        screen.text = (try? result.get()) ?? "failed"
      }
    }
  }
}

private struct Numbers: Screen {
  typealias Route = SumRoute
  let returning: ReturnSlot<Int>

  var title: String { "Numbers" }
  var body: some View<Self> {
    Row("7").onSelect { screen, context in context.return(7, to: screen.returning) }
  }
}
