import ScreenStack

/// The trips that have been booked, and the way to a new one.
struct TripsScreen: Screen {
  typealias Route = Place

  let words: Words

  private var trips: [Trip] = []

  /// Why nothing was booked the last time, or `nil` if something was.
  private var reason: CancellationReason?

  init(words: Words) { self.words = words }

  static let booked = Answer<Self, Trip>("booked") { screen, reason in
    screen.reason = reason
  } take: { screen, trip in
    screen.trips.append(trip)
    screen.reason = nil
  }
  static let answers = Answers(booked)

  var title: String { words.trips }

  var body: some View<Self> {
    centered {
      Row(words.newTrip).onSelect { _, context in
        context.ask(Self.booked, presented: .flow) { .city(returning: $0) }
      }
      Blank()
      ForEach(trips) { Text(words.line(for: $0)) }
      if let reason {
        Text(words.notBooked(reason), role: .muted)
      } else if let trip = trips.last {
        Text(words.goodJourney(trip.traveller), role: .muted)
      } else {
        Text(words.noTrips, role: .muted)
      }
    }
  }
}

extension Screen {
  /// Views in a panel, which stands in the middle of a large window.
  func centered(
    _ title: String = "", @ViewBuilder<Self> content: () -> some View<Self>
  ) -> some View<Self> {
    VStack {
      Spacer()
      Panel(title, content: content).frame(maxWidth: 64, alignment: .center)
      Spacer()
    }
  }
}
