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

/// A list so long that it is filtered only when the search changes.
struct WordSearch: Screen<SearchRoute> {
  let words: [String]
  var query = ""
  var found: [String]

  init(words: [String]) { (self.words, found) = (words, words) }

  var title: String { "Words" }

  var body: some View<Self> {
    SearchField(\.query).onChange(of: { $0.query }) { screen, _ in
      screen.found = screen.words.filter { $0.contains(screen.query) }
    }
    RowList(found) { Row($0) }
  }
}

let app = App(root: SearchRoute.home) { route in
  switch route {
  case .home: Traveler()
  case .cities(let slot): CitySearch(returning: slot)
  }
}
app.run()
