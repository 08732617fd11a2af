import Navigation
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
