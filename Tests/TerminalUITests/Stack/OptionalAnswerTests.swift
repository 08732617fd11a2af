import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("A value for an optional property")
struct OptionalAnswerTests {
  private func launched() -> App<ParcelRoute> {
    let app = App(root: ParcelRoute.parcel) { route in
      switch route {
      case .parcel: Parcel()
      case .person(let slot): Person(name: "Anna", slot: slot)
      case .anyone(let slot): Anyone(slot: slot)
      }
    }
    app.launch(size: Size(columns: 40, rows: 8), appearance: Appearance(motion: .none))
    return app
  }

  @Test(
    "is asked for by its property and by its answer, as a value or as an optional one",
    arguments: [(1, "Anna"), (2, "Anna"), (3, "Bert")])
  func returned(row: Int, name: String) {
    let app = launched()
    #expect(app.shows("nobody, nobody"))
    app.press("\(row)", "enter")
    #expect(app.path.count == 1)
    #expect(app.shows(row == 2 ? "nobody, \(name)" : "\(name), nobody"))
  }

  @Test("is nil as before if nobody is chosen")
  func cancelled() {
    let app = launched()
    app.press("1", "esc")
    #expect(app.path.count == 1)
    #expect(app.shows("nobody, nobody"))
  }

  @Test("can be chosen to be nil")
  func cleared() {
    let app = launched()
    app.press("1", "enter", "3", "down", "enter")
    #expect(app.path.count == 1)
    #expect(app.shows("nobody, nobody"))
  }
}

private enum ParcelRoute: RouteValue {
  case parcel
  case person(returning: ReturnSlot<String>)
  case anyone(returning: ReturnSlot<String?>)
}

private struct Parcel: Screen {
  typealias Route = ParcelRoute

  var sender: String?
  var recipient: String?

  static let recipient = Answer("recipient", \Self.recipient)
  static let answers = Answers(Answer("sender", \Self.sender), recipient)

  var title: String { "Parcel" }
  var body: some View<Self> {
    Row("Sender").onSelect { _, context in context.ask(\.sender) { .person(returning: $0) } }
    Row("Recipient").onSelect { _, context in
      context.ask(Self.recipient) { .person(returning: $0) }
    }
    Row("Anyone").onSelect { _, context in context.ask(\.sender) { .anyone(returning: $0) } }
    Text("\(sender ?? "nobody"), \(recipient ?? "nobody")")
  }
}

private struct Person: Screen {
  typealias Route = ParcelRoute
  let name: String
  let slot: ReturnSlot<String>

  var title: String { "People" }
  var body: some View<Self> {
    Row(name).onSelect { screen, context in context.return(screen.name, to: screen.slot) }
  }
}

private struct Anyone: Screen {
  typealias Route = ParcelRoute
  let slot: ReturnSlot<String?>

  var title: String { "Anyone" }
  var body: some View<Self> {
    Row("Bert").onSelect { screen, context in context.return("Bert", to: screen.slot) }
    Row("Nobody").onSelect { screen, context in context.return(nil, to: screen.slot) }
  }
}
