import ScreenStack

enum PostRoute: RouteValue {
  case card
  case about
  case countries(returning: ReturnSlot<String>)
  case cities(of: String, returning: ReturnSlot<String>)
}

struct Card: Screen<PostRoute> {
  var city = "nobody knows where"

  static let answers = Answers(Answer("city", \Self.city))

  var title: String { "Card" }
  var body: some View<Self> {
    Row("To", detail: city).onSelect { _, context in
      context.ask(\.city, presented: .sheet) { .countries(returning: $0) }
    }
    Row("About stamps").onSelect { _, context in
      context.present(.about, as: .sheet)
    }
  }
}

struct About: Screen<PostRoute> {
  var title: String { "About stamps" }
  var body: some View<Self> {
    Text("A card needs one.")
    Button("Close") { _, context in context.dismiss() }
  }
}

struct Countries: Screen<PostRoute> {
  let returning: ReturnSlot<String>

  var title: String { "Countries" }
  var body: some View<Self> {
    RowList(["Japan", "Korea"]) { Row($0) }.onSelect { country, screen, context in
      context.push(.cities(of: country, returning: screen.returning))
    }
  }
}

struct Cities: Screen<PostRoute> {
  let country: String
  let returning: ReturnSlot<String>

  var title: String { country }
  var body: some View<Self> {
    RowList(country == "Japan" ? ["Nagoya", "Sapporo"] : ["Seoul", "Busan"]) { Row($0) }
      .onSelect { city, screen, context in context.return(city, to: screen.returning) }
    Button("No city") { screen, context in context.cancel(screen.returning) }
  }
}

let app = App(root: PostRoute.card) { route in
  switch route {
  case .card: Card()
  case .about: About()
  case .countries(let slot): Countries(returning: slot)
  case .cities(let country, let slot): Cities(country: country, returning: slot)
  }
}
app.run()
