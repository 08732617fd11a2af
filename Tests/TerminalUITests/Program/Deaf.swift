import Navigation
import TerminalUI

/// A screen whose task runs for a second on the app's clock, even if it is cancelled.
struct Deaf: Screen {
  typealias Route = SampleRoute

  var title: String { "Deaf" }
  var body: some View<Self> { Row("nothing") }

  mutating func start(in context: Context<Self>) {
    let queue = context.queue
    context.task("deaf") {
      // An unstructured task inside the task is not cancelled with it.
      await Task(executorPreference: queue) { try? await queue.sleep(for: .seconds(1)) }.value
    } then: { _, _ in
    }
  }
}
