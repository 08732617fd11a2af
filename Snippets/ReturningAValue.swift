import ScreenStack

enum TripRoute: RouteValue {
  case trip
  case countries(returning: ReturnSlot<String>)
  case cities(of: String, returning: ReturnSlot<String>)
}

struct Trip: Screen<TripRoute> {
  var destination = "nowhere"
  var notice = ""

  static let destination = Answer<Self, String>("destination") { trip, reason in
    trip.notice = "nothing chosen: \(reason)"
  } take: { trip, city in
    trip.destination = city
  }
  static let answers = Answers(destination)

  var title: String { "Trip" }
  var body: some View<Self> {
    Row("Destination", detail: destination).onSelect { _, context in
      context.ask(Self.destination) { .countries(returning: $0) }
    }
    if !notice.isEmpty { Text(notice) }
  }
}

struct Countries: Screen<TripRoute> {
  let returning: ReturnSlot<String>

  var title: String { "Countries" }
  var body: some View<Self> {
    RowList(["Japan", "Korea"]) { Row($0) }.onSelect { country, screen, context in
      context.push(.cities(of: country, returning: screen.returning))
    }
  }
}

struct Cities: Screen<TripRoute> {
  let country: String
  let returning: ReturnSlot<String>

  var title: String { country }
  var body: some View<Self> {
    RowList(country == "Japan" ? ["Nagoya", "Sapporo"] : ["Seoul", "Busan"]) { Row($0) }
      .onSelect { city, screen, context in context.return(city, to: screen.returning) }
  }
}

/// A screen on which nothing is chosen at first.
struct Parcel: Screen<TripRoute> {
  var city: String?

  static let answers = Answers(Answer("city", \Self.city))

  var title: String { "Parcel" }
  var body: some View<Self> {
    Row("To", detail: city ?? "choose…").onSelect { _, context in
      context.ask(\.city) { .countries(returning: $0) }
    }
  }
}

/// A screen that goes on once a city is chosen.
struct Gift: Screen<TripRoute> {
  var city: String?
  var note = ""

  static let answers = Answers(Answer("city", \Self.city))

  var title: String { "Gift" }
  var body: some View<Self> {
    Row("Send", detail: note).onSelect { _, context in
      let request = context.ask(\.city) { .countries(returning: $0) }
      context.task("send") {
        await request.answer
      } then: { gift, result in
        if case .returned(let city) = result.get() { gift.note = "on its way to \(city)" }
      }
    }
  }
}

let app = App(root: TripRoute.trip) { route in
  switch route {
  case .trip: Trip()
  case .countries(let slot): Countries(returning: slot)
  case .cities(let country, let slot): Cities(country: country, returning: slot)
  }
}
app.run()
