import ScreenStack

enum AppRoute: RouteValue {
  case home
  case colours(returning: ReturnSlot<String>)
}

struct Home: Screen<AppRoute> {
  var colour = "none"
  static let answers = Answers(Answer("colour", \Self.colour))

  var title: String { "Home" }
  var body: some View<Self> {
    Row("Favourite colour", detail: colour).onSelect { _, context in
      context.ask(\.colour) { .colours(returning: $0) }
    }
  }
}

struct Colours: Screen<AppRoute> {
  let returning: ReturnSlot<String>
  var colours: [String] = []

  var title: String { "Colours" }
  var body: some View<Self> {
    RowList(colours) { Row($0) }.onSelect { colour, screen, context in
      context.return(colour, to: screen.returning)
    }
  }

  mutating func start(in context: Context<Self>) {
    context.task("load") {
      try await loadColours()
    } then: { screen, result in
      screen.colours = (try? result.get()) ?? []
    }
  }
}

func loadColours() async throws -> [String] { ["red", "green", "blue"] }

let app = App(root: AppRoute.home) { route in
  switch route {
  case .home: Home()
  case .colours(let slot): Colours(returning: slot)
  }
}
app.run()
