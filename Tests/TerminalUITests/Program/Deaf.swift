import Navigation
import TerminalUI

/// A screen whose task goes on for a second, whoever cancels it.
struct Deaf: Screen {
  typealias Route = SampleRoute

  var title: String { "Deaf" }
  var body: some View<Self> { Row("nothing") }

  mutating func start(in context: Context<Self>) {
    let queue = context.queue
    context.task("deaf") {
      // A task within the task hears nothing of its cancellation.
      await Task(executorPreference: queue) { try? await queue.sleep(for: .seconds(1)) }.value
    } then: { _, _ in
    }
  }
}
