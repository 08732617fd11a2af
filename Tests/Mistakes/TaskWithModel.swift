import ScreenStack

enum AppRoute: RouteValue { case home, lesson(Int) }

final class Notebook {
  var notes: [String] = []
}

struct Home: Screen<AppRoute> {
  let book: Notebook
  var count = 0

  var title: String { "Home" }
  var body: some View<Self> { Text("\(count)") }

  mutating func start(in context: Context<Self>) {
    let notes = book.notes
    count = notes.count
    context.task("count") {
      // wrong: book.notes.count
      // error: capture of 'self' with non-Sendable type 'Home' in a '@Sendable' closure
      // error: mutable capture of 'inout' parameter 'self' is not allowed in concurrently-executing code
      notes.count
    } then: { screen, count, context in
      screen.count = count.get()
      context.notify("counted")
    }
    // swift-format-ignore
    // wrong: context.task("again") { 1 } then: { _, _ in context.notify("again") }
    // error: capture of 'context' with non-Sendable type 'Context<Home>' in a '@Sendable' closure
    context.task("again") { 1 } then: { _, _, context in context.notify("again") }
  }
}
