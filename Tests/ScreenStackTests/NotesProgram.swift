import ScreenStackTesting

/// Makes a program with a list of notes, and a screen whose task never ends.
func makeNotes() -> App<NotesRoute> {
  App(root: NotesRoute.list) { route in
    switch route {
    case .list: List()
    case .note(let number): Note(number: number)
    case .stuck: Stuck()
    case .draft: Draft()
    case .colors(let slot): Colors(returning: slot)
    }
  }
}

enum NotesRoute: RouteValue {
  case list, stuck, draft
  case note(Int)
  case colors(returning: ReturnSlot<String>)
}

private struct Colors: Screen {
  typealias Route = NotesRoute

  let returning: ReturnSlot<String>

  var title: String { "Colors" }
  var body: some View<Self> {
    RowList(["red", "blue"]) { Row($0) }.onSelect { color, screen, context in
      context.return(color, to: screen.returning)
    }
  }
}

private struct List: Screen {
  typealias Route = NotesRoute

  var answer = ""

  var title: String { "List" }
  var body: some View<Self> {
    RowList([1, 2]) { Row($0 == 1 ? "first" : "second") }
      .onSelect { number, _, context in context.push(.note(number)) }
    Text(answer)
  }

  mutating func start(in context: Context<Self>) {
    context.task("ask") {
      await MainActor.run { "the main actor answers" }
    } then: { screen, result in
      screen.answer = result.get()
    }
  }
}

private struct Note: Screen {
  typealias Route = NotesRoute

  let number: Int
  var text = ""
  var state = "loading"

  var title: String { "Note \(number)" }
  var body: some View<Self> {
    EntryField(\.text)
    Text(text + ". " + state)
  }

  mutating func start(in context: Context<Self>) {
    let queue = context.queue
    context.task("load") {
      // On the app's clock, which the test moves.
      try await queue.sleep(for: .milliseconds(300))
    } then: { screen, _ in
      screen.state = ""
    }
  }
}

private struct Stuck: Screen {
  typealias Route = NotesRoute

  var title: String { "Stuck" }
  var body: some View<Self> { Text("") }

  mutating func start(in context: Context<Self>) {
    context.task("wait") {
      let (ends, end) = AsyncStream.makeStream(of: Void.self)
      await withTaskCancellationHandler {
        for await _ in ends {}
      } onCancel: {
        end.finish()
      }
    } then: { _, _ in
    }
  }
}

/// A screen that asks before it is left.
private struct Draft: Screen {
  typealias Route = NotesRoute

  var title: String { "Draft" }
  var body: some View<Self> { Text("") }
  var leaving: Leaving { .confirm("Discard it?", leave: "Discard", stay: "Keep") }
}
