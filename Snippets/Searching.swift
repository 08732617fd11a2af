import ScreenStack

enum SearchRoute: RouteValue {
  case home
  case cities(returning: ReturnSlot<String>)
}

struct Traveler: Screen<SearchRoute> {
  var city = "nowhere"
  static let answers = Answers(Answer("city", \Self.city))

  var title: String { "Traveler" }
  var body: some View<Self> {
    Row("City", detail: city).onSelect { _, context in
      context.ask(\.city) { .cities(returning: $0) }
    }
  }
}

struct CitySearch: Screen<SearchRoute> {
  let returning: ReturnSlot<String>
  var query = ""
  let cities = ["Nagoya", "Sapporo", "Seoul", "Busan"]

  var title: String { "Cities" }

  var body: some View<Self> {
    SearchField(\.query, label: "Find", placeholder: "a city")
    RowList(cities.filter { query.isEmpty || $0.contains(query) }) { Row($0) }
      .onSelect { city, screen, context in context.return(city, to: screen.returning) }
  }
}

let app = App(root: SearchRoute.home) { route in
  switch route {
  case .home: Traveler()
  case .cities(let slot): CitySearch(returning: slot)
  }
}
app.run()
