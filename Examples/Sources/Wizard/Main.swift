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

/// A journey, as far as it has been entered.
struct Trip: Hashable, Codable, Sendable {
  var city = ""
  var nights = 2
  var traveller = ""

  /// Whether it is being booked, so that nothing is lost when the steps go.
  var isBooking = false
}

/// Makes the program.
func makeWizard() -> App<Place> {
  App(root: Place.trips) { place in
    switch place {
    case .trips: TripsScreen()
    case .city(let slot): CityScreen(returning: slot)
    case .details(let trip, let draft, let slot):
      DetailsScreen(trip: trip, keeping: draft, returning: slot)
    case .summary(let trip, let draft, let slot):
      SummaryScreen(trip: trip, keeping: draft, returning: slot)
    }
  }
}

@main
enum Wizard {
  static func main() { makeWizard().run() }
}
