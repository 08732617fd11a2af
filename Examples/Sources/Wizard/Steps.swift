import ScreenStack

/// The first step, which keeps what the later ones enter: they come and go with every step back.
struct CityScreen: Screen {
  typealias Route = Place

  let words: Words
  let returning: ReturnSlot<Trip>
  private var trip = Trip()

  static let answers = Answers(Answer("trip", \Self.trip))

  init(words: Words, returning: ReturnSlot<Trip>) {
    (self.words, self.returning) = (words, returning)
  }

  // Going back to this step asks nothing. Leaving the flow does, from whichever step.
  var leaving: Leaving {
    trip == Trip() || trip.isBooking ? .allowed : .confirm(words.throwAwayQuestion)
  }

  var title: String { words.city }

  var body: some View<Self> {
    centered(words.step(1)) {
      RowList(City.allCases) { [words, city = trip.city] in
        Row(words.name(of: $0), detail: $0 == city ? words.chosen : "")
      }
      .onSelect { city, screen, context in
        screen.trip.city = city
        context.ask(\.trip) { [screen] slot in
          .details(screen.trip, keeping: slot, returning: screen.returning)
        }
      }
      Blank()
      Button(words.cancel) { screen, context in context.cancel(screen.returning) }
    }
  }
}

/// The second step.
struct DetailsScreen: Screen {
  typealias Route = Place

  let words: Words
  var trip: Trip
  let keeping: ReturnSlot<Trip>
  let returning: ReturnSlot<Trip>

  var title: String { words.name(of: trip.city) }

  var body: some View<Self> {
    centered(words.step(2)) {
      Form {
        Stepper(words.nights, \.trip.nights, in: 1...30)
        TextField(words.traveller, \.trip.traveller)
          .validate { [words] in $0.isEmpty ? words.whoTravels : nil }
        HStack {
          Button(words.next, submits: true) { screen, context in
            context.push(
              .summary(screen.trip, keeping: screen.keeping, returning: screen.returning))
          }
          Button(words.cancel) { screen, context in context.cancel(screen.returning) }
          Spacer()
        }
      }
    }
    .onChange(of: \.trip) { screen, context in context.provide(screen.trip, to: screen.keeping) }
  }
}

/// The last step, which books the trip and so ends the flow.
struct SummaryScreen: Screen {
  typealias Route = Place

  let words: Words
  var trip: Trip
  let keeping: ReturnSlot<Trip>
  let returning: ReturnSlot<Trip>

  var leaving: Leaving {
    trip.isBooking ? .denied(words.isBeingBooked) : .allowed
  }

  var title: String { words.summary }

  var body: some View<Self> {
    centered(words.step(3)) {
      Text(words.sentence(about: trip))
      Blank()
      if trip.isBooking {
        Spinner(words.booking)
      } else {
        HStack {
          Button(words.book) { screen, context in screen.book(in: context) }
          Button(words.cancel) { screen, context in context.cancel(screen.returning) }
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
