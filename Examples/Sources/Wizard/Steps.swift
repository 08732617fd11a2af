import ScreenStack

/// The first step, which keeps what the later ones enter: they come and go with every step back.
struct CityScreen: Screen {
  typealias Route = Place

  let returning: ReturnSlot<Trip>
  private var trip = Trip()

  static let answers = Answers(Answer("trip", \Self.trip))

  init(returning: ReturnSlot<Trip>) { self.returning = returning }

  // Going back to this step asks nothing. Leaving the flow does, from whichever step.
  var leaving: Leaving {
    trip == Trip() || trip.isBooking ? .allowed : .confirm("The trip is not booked. Throw it away?")
  }

  var title: String { "City" }

  var body: some View<Self> {
    RowList(["Lisbon", "Oslo", "Vienna"]) { [city = trip.city] in
      Row($0, detail: $0 == city ? "chosen" : "")
    }
    .onSelect { city, screen, context in
      screen.trip.city = city
      context.ask(\.trip) { [screen] slot in
        .details(screen.trip, keeping: slot, returning: screen.returning)
      }
    }
    Blank()
    Button("Cancel") { screen, context in context.cancel(screen.returning) }
  }
}

/// The second step.
struct DetailsScreen: Screen {
  typealias Route = Place

  var trip: Trip
  let keeping: ReturnSlot<Trip>
  let returning: ReturnSlot<Trip>

  var title: String { trip.city }

  var body: some View<Self> {
    Form {
      Stepper("Nights", \.trip.nights, in: 1...30)
      TextField("Traveller", \.trip.traveller).validate { $0.isEmpty ? "who travels?" : nil }
      HStack {
        Button("Next", submits: true) { screen, context in
          context.push(
            .summary(screen.trip, keeping: screen.keeping, returning: screen.returning))
        }
        Button("Cancel") { screen, context in context.cancel(screen.returning) }
        Spacer()
      }
    }
    .onChange(of: \.trip) { screen, context in context.provide(screen.trip, to: screen.keeping) }
  }
}

/// The last step, which books the trip and so ends the flow.
struct SummaryScreen: Screen {
  typealias Route = Place

  var trip: Trip
  let keeping: ReturnSlot<Trip>
  let returning: ReturnSlot<Trip>

  var leaving: Leaving {
    trip.isBooking ? .denied("The trip is being booked.") : .allowed
  }

  var title: String { "Summary" }

  var body: some View<Self> {
    VStack {
      Text("\(trip.nights) nights in \(trip.city) for \(trip.traveller)")
      Blank()
      if trip.isBooking {
        Spinner("Booking")
      } else {
        HStack {
          Button("Book") { screen, context in screen.book(in: context) }
          Button("Cancel") { screen, context in context.cancel(screen.returning) }
          Spacer()
        }
      }
    }
    .onChange(of: \.trip) { screen, context in context.provide(screen.trip, to: screen.keeping) }
  }

  private mutating func book(in context: Context<Self>) {
    trip.isBooking = true
    context.task("book") { [queue = context.queue] in
      try await queue.sleep(for: .seconds(1))
    } then: { screen, _, context in
      context.return(screen.trip, to: screen.returning)
    }
  }
}
