import Foundation
import ScreenStack

// A program for tests, which has modes, panes, and a sheet in a flow:
//
//   RestoringFixture FILE     begins with what is in the file, and saves itself there on F5
@main
enum Main {
  private static let file = CommandLine.arguments.last ?? ""

  private static let panes = Panes<TravelRoute> { area in
    area.columns >= 60 ? 2 : 1
  } role: { route in
    route == .countries ? .list : .detail
  }

  private static let app: App<TravelRoute> = App(
    modes: [
      Mode(.travel, root: .countries, title: "Travel"),
      Mode(.notes, root: .notes, title: "Notes"),
      Mode(.rules, root: .rules, title: "Rules"),
    ], panes: panes, keys: { AppKeyBinding("f5", "save", whileTyping: true) { _ in save() } }
  ) { route in
    switch route {
    case .countries: Countries()
    case .country(let name): Country(name: name)
    case .journey(let slot): Journey(returning: slot)
    case .city(let name, let slot): City(name: name, returning: slot)
    case .notes: Notes()
    case .rules: Rules()
    }
  }

  static func main() {
    let saved = try? JSONDecoder().decode(
      SavedPath<TravelRoute>.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    app.run(RunOptions(restoring: saved, arguments: ["--motion", "none", "--theme", "dark"]))
  }

  /// Saves when all that the key does is done.
  private static func save() {
    app.post { app in
      try? JSONEncoder().encode(app.saved).write(to: URL(fileURLWithPath: file), options: .atomic)
    }
  }
}

extension PathID {
  static let travel = PathID(rawValue: "travel")
  static let notes = PathID(rawValue: "notes")
  static let rules = PathID(rawValue: "rules")
}

enum TravelRoute: RouteValue {
  case countries, notes, rules
  case country(String)
  case journey(returning: ReturnSlot<String>)
  case city(String, returning: ReturnSlot<String>)
}

// MARK: - Screens

struct Countries: Screen<TravelRoute> {
  var title: String { "Countries" }
  var body: some View<Self> {
    RowList(["France", "Italy", "Japan"]) { Row($0) }.onSelect { name, _, context in
      context.push(.country(name))
    }
  }
}

/// Stands beside the countries, and asks for a journey.
struct Country: SavedScreen<TravelRoute>, Codable {
  let name: String
  private var journey = "none"
  private var remark = ""

  static let answers = Answers(Answer("journey", \Self.journey))

  init(name: String) { self.name = name }

  var title: String { name }
  var body: some View<Self> {
    TextField("Remark", \.remark)
    Row("Journey", detail: journey).onSelect { _, context in
      context.ask(\.journey, presented: .flow) { .journey(returning: $0) }
    }
  }
}

/// The first screen of a flow, which asks for a city in a sheet.
struct Journey: SavedScreen<TravelRoute>, Codable {
  let returning: ReturnSlot<String>
  private var city = "nowhere"

  static let answers = Answers(Answer("city", \Self.city))

  init(returning: ReturnSlot<String>) { self.returning = returning }

  var title: String { "Journey" }
  var body: some View<Self> {
    Row("Through", detail: city).onSelect { _, context in
      context.ask(\.city, presented: .sheet) { .city("Rome", returning: $0) }
    }
    Row("Go").onSelect { screen, context in
      context.return("through \(screen.city)", to: screen.returning)
    }
  }
}

struct City: Screen<TravelRoute> {
  let name: String
  let returning: ReturnSlot<String>

  var title: String { name }
  var body: some View<Self> {
    Row("Further south").onSelect { screen, context in
      context.push(.city("Naples", returning: screen.returning))
    }
    Row("Stay").onSelect { screen, context in
      context.return(screen.name, to: screen.returning)
    }
    if name == "Rome" { ForEach(Array(1...7)) { Text("Hill \($0)") } }
  }
}

struct Notes: SavedScreen<TravelRoute>, Codable {
  private var text = ""

  init() {}

  var title: String { "Notes" }
  var body: some View<Self> { TextEditor(\.text) }
}

/// More lines than a screen has.
struct Rules: Screen<TravelRoute> {
  var title: String { "Rules" }
  var body: some View<Self> { RowList(Array(1...99)) { Row("Rule \($0)") } }
}
