import Navigation
import TerminalUI

/// A screen with dialogs over it.
struct Dialogs: Screen {
  typealias Route = SampleRoute

  let model: SampleModel
  var answer = "-"

  var title: String { "Dialogs" }

  var body: some View<Self> {
    Row("Ask", detail: answer).onSelect { _, context in ask("Which?", in: context) }
    Row("Twice").onSelect { _, context in
      ask("First?", in: context)
      ask("Second?", in: context)
    }
    Row("Later").onSelect { _, context in
      let queue = context.queue
      context.task("later") {
        // On the app's clock, which the test moves.
        try await queue.sleep(for: .seconds(1))
      } then: { _, _, context in
        ask("Late?", in: context)
        context.push(.list)
      }
    }
    Row("Cover").onSelect { _, context in
      ask("Still?", in: context)
      context.push(.deep(1))
    }
  }

  private func ask(_ question: String, in context: Context<Self>) {
    let choices = [Choice("one", 0), Choice("two", 1)]
    let dialog = Dialog(question, choices: choices, cancel: Choice("neither", 2))
    context.present(dialog) { screen, choice, _ in
      screen.answer += "\(choice)"
      screen.model.note("\(question) \(choice)")
    }
  }
}

/// A screen that loads for a second on the app's clock.
struct Slow: Screen {
  typealias Route = SampleRoute

  let scope: TaskScope
  var words: String?

  var title: String { "Slow" }

  var body: some View<Self> {
    if let words {
      Row(words).onSelect { _, context in context.push(.deep(1)) }
    } else {
      Loading("loading")
    }
  }

  mutating func start(in context: Context<Self>) {
    let queue = context.queue
    context.task("load", scope: scope) {
      try await queue.sleep(for: .seconds(1))
      return "loaded"
    } then: { screen, result in
      screen.words = try? result.get()
    }
  }
}
