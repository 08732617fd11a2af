import KeyScript
import Navigation
import TerminalCore
import TerminalUI

/// The screens of a program with motion, loading and text fields.
enum StackRoute: RouteValue {
  case list(Int)
  case search
  case loading

  var name: String {
    switch self {
    case .list(let level): "list:\(level)"
    case .search: "search"
    case .loading: "loading"
    }
  }
}

struct StackList: Screen {
  typealias Route = StackRoute

  let level: Int
  var chosen = 0

  var title: String { "List \(level)" }

  var body: some View<Self> {
    Row("Deeper", detail: "\(chosen)").onSelect { screen, context in
      context.push(.list(screen.level + 1))
    }
    Row("Search").onSelect { _, context in context.push(.search) }
    Row("Loading").onSelect { _, context in context.push(.loading) }
    Row("Here").onSelect { screen, _ in screen.chosen += 1 }
  }
}

struct StackSearch: Screen {
  typealias Route = StackRoute

  var query = ""

  var title: String { "Search" }

  var body: some View<Self> {
    SearchField(\.query)
    RowList(["ant", "bee", "cat"].filter { query.isEmpty || $0.contains(query) }) { Row($0) }
      .onSelect { _, _, context in context.push(.list(9)) }
  }
}

struct StackLoading: Screen {
  typealias Route = StackRoute

  var words: String?

  var title: String { "Loading" }

  var body: some View<Self> {
    if let words { Row(words) } else { Loading("loading") }
  }

  mutating func start(in context: Context<Self>) {
    let queue = context.queue
    context.task("load") {
      // On the app's clock, which the script moves.
      try await queue.sleep(for: .milliseconds(333))
      return "loaded"
    } then: { screen, result in
      screen.words = try? result.get()
    }
  }
}

/// Creates the program without launching it.
func makeStack() -> App<StackRoute> {
  App(root: StackRoute.list(0)) { makeStackScreen($0) }
}

@ScreenBuilder<StackRoute>
func makeStackScreen(_ route: StackRoute) -> some ScreenChoice<StackRoute> {
  switch route {
  case .list(let level): StackList(level: level)
  case .search: StackSearch()
  case .loading: StackLoading()
  }
}
