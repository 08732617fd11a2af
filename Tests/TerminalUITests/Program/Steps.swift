import Navigation
import TerminalCore
import TerminalUI

/// A program that asks for a number in a sheet or a flow of any number of steps.
enum StepRoute: RouteValue {
  case home
  case step(rows: Int, returning: ReturnSlot<Int>)
}

struct StepHome: Screen {
  typealias Route = StepRoute
  static let answers = Answers(Answer("number", \StepHome.number))

  var style = PresentationStyle.sheet
  var number = 0
  var title: String { "Home" }
  var body: some View<Self> {
    Row("Ask").onSelect { screen, context in
      context.ask(\.number, presented: screen.style) { .step(rows: 8, returning: $0) }
    }
  }
}

struct Step: Screen {
  typealias Route = StepRoute
  let rows: Int
  let slot: ReturnSlot<Int>

  var title: String { "Step" }
  var body: some View<Self> {
    ForEach(Array(1...rows)) { number in
      Row("\(number)").onSelect { screen, context in
        context.push(.step(rows: number, returning: screen.slot))
      }
    }
  }
}

/// Makes the program, whose steps are made from their number of rows and their slot, and shows its
/// first screen.
func launchSteps(
  _ step: @escaping @Sendable (Int, ReturnSlot<Int>) -> Step = { Step(rows: $0, slot: $1) }
) -> App<StepRoute> {
  let app = makeSteps(step)
  app.launch(size: Size(columns: 80, rows: 24), appearance: Appearance(motion: .none))
  return app
}

/// Makes the program without launching it.
func makeSteps(
  _ step: @escaping @Sendable (Int, ReturnSlot<Int>) -> Step
) -> App<StepRoute> {
  App(root: .home) { route in
    switch route {
    case .home: StepHome()
    case .step(let rows, let slot): step(rows, slot)
    }
  }
}
