import ScreenStack

/// The screens: the trips, and the three steps to a new one.
///
/// The steps are one flow. Each of them has the slot for the trip, with which the flow ends. The
/// second and the third also have the slot in which the first keeps what has been entered.
enum Place: RouteValue {
  case trips
  case city(returning: ReturnSlot<Trip>)
  case details(Trip, keeping: ReturnSlot<Trip>, returning: ReturnSlot<Trip>)
  case summary(Trip, keeping: ReturnSlot<Trip>, returning: ReturnSlot<Trip>)
}

/// Where trips go.
enum City: String, Codable, Sendable, CaseIterable {
  case lisbon, oslo, vienna
}

/// A journey, as far as it has been entered.
struct Trip: Hashable, Codable, Sendable {
  var city: City?
  var nights = 2
  var traveller = ""

  /// Whether it is being booked, so that nothing is lost when the steps go.
  var isBooking = false
}

/// Makes the program.
func makeWizard() -> App<Place> {
  let app = App(root: Place.trips, model: Words()) { place, words in
    switch place {
    case .trips: TripsScreen(words: words)
    case .city(let slot): CityScreen(words: words, returning: slot)
    case .details(let trip, let draft, let slot):
      DetailsScreen(words: words, trip: trip, keeping: draft, returning: slot)
    case .summary(let trip, let draft, let slot):
      SummaryScreen(words: words, trip: trip, keeping: draft, returning: slot)
    }
  }
  app.observeAppearance(model: Words.self) { appearance, words in
    words.language = appearance.language.bestMatch(in: [.japanese]) ?? .english
  }
  return app
}

@main
enum Wizard {
  static func main() {
    makeWizard().run(RunOptions(arguments: CommandLine.arguments.dropFirst()))
  }
}
