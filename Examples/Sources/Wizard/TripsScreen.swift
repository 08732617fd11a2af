import ScreenStack

/// The trips that have been booked, and the way to a new one.
struct TripsScreen: Screen {
  typealias Route = Place

  private var trips: [Trip] = []
  private var notice = ""

  static let booked = Answer<Self, Trip>("booked") { screen, reason in
    screen.notice = "Nothing was booked: \(reason)."
  } take: { screen, trip in
    screen.trips.append(trip)
    screen.notice = "Have a good journey, \(trip.traveller)."
  }
  static let answers = Answers(booked)

  var title: String { "Trips" }

  var body: some View<Self> {
    Row("New trip").onSelect { _, context in
      context.ask(Self.booked, presented: .flow) { .city(returning: $0) }
    }
    Blank()
    ForEach(trips) { Text("\($0.city), \($0.nights) nights, \($0.traveller)") }
    if !notice.isEmpty { Text(notice, role: .muted) }
  }
}
