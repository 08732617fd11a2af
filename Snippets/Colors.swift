import ScreenStack

enum AppRoute: RouteValue {
  case home
  case colors(returning: ReturnSlot<String>)
}

struct Home: Screen<AppRoute> {
  var color = "none"
  static let answers = Answers(Answer("color", \Self.color))

  var title: String { "Home" }
  var body: some View<Self> {
    Row("Favorite color", detail: color).onSelect { _, context in
      context.ask(\.color) { .colors(returning: $0) }
    }
  }
}

struct Colors: Screen<AppRoute> {
  let returning: ReturnSlot<String>
  var colors: [String] = []

  var title: String { "Colors" }
  var body: some View<Self> {
    RowList(colors) { Row($0) }.onSelect { color, screen, context in
      context.return(color, to: screen.returning)
    }
  }

  mutating func start(in context: Context<Self>) {
    context.task("load") {
      try await loadColors()
    } then: { screen, result in
      screen.colors = (try? result.get()) ?? []
    }
  }
}

func loadColors() async throws -> [String] { ["red", "green", "blue"] }

let app = App(root: AppRoute.home) { route in
  switch route {
  case .home: Home()
  case .colors(let slot): Colors(returning: slot)
  }
}
app.run()
