import Navigation
import TerminalCore
import TerminalUI

/// The screens of a program that keeps up with a clock and a stream, and asks for a number.
enum ClockRoute: RouteValue {
  case clock, cover
  case ask(returning: ReturnSlot<Int>)
}

/// A screen that counts seconds and shows the last line of a stream.
struct Clock: Screen {
  typealias Route = ClockRoute

  let scope: TaskScope
  let lines: @Sendable () -> AsyncThrowingStream<String, any Error>
  var seconds = 0
  var line = "none"
  var number = 0
  var doubled = 0

  static let number = Answer<Self, Int>("number") { clock, number, context in
    clock.number = number
    context.task("double") {
      number * 2
    } then: { clock, result in
      clock.doubled = result.get()
    }
  }
  static let answers = Answers(number)

  var title: String { "Clock" }
  var body: some View<Self> {
    Row("\(seconds) s, line \(line)").onSelect { _, context in context.push(.cover) }
    Row("number \(number), doubled \(doubled)").onSelect { _, context in
      context.ask(Self.number) { .ask(returning: $0) }
    }
    Row("Slower").onSelect { _, context in
      context.every("clock", .seconds(10)) { clock, _ in clock.seconds += 10 }
    }
    Row("Stop").onSelect { _, context in context.cancelTask("clock") }
  }

  mutating func start(in context: Context<Self>) {
    context.every("clock", .seconds(1), scope: scope) { clock, _ in clock.seconds += 1 }
    context.follow("lines", from: lines, scope: scope) { clock, line, _ in
      clock.line = line
    } ended: { clock, error, _ in
      clock.line = error.map { "failed: \($0)" } ?? "over"
    }
  }
}

/// A screen that returns a number.
struct NumberScreen: Screen {
  typealias Route = ClockRoute

  let returning: ReturnSlot<Int>

  var title: String { "Number" }
  var body: some View<Self> {
    Row("21").onSelect { screen, context in context.return(21, to: screen.returning) }
  }
}

/// A screen that covers others.
struct Cover: Screen {
  typealias Route = ClockRoute

  var title: String { "Cover" }
  var body: some View<Self> { Row("Nothing") }
}

/// Creates the program and shows the clock.
func launchClock(
  scope: TaskScope = .onStack,
  lines: @escaping @Sendable () -> AsyncThrowingStream<String, any Error> = { .never() }
) -> App<ClockRoute> {
  let app = App(root: ClockRoute.cover) { route in
    switch route {
    case .clock: Clock(scope: scope, lines: lines)
    case .cover: Cover()
    case .ask(let slot): NumberScreen(returning: slot)
    }
  }
  app.keepEvents()
  app.launch(
    [.cover, .clock], size: Size(columns: 40, rows: 8),
    appearance: Appearance(glyphs: .ascii, motion: .none))
  app.wait(0)
  return app
}

extension AsyncThrowingStream<String, any Error> {
  /// A stream that brings nothing until it is cancelled.
  static func never() -> Self { Self { _ in } }
}
