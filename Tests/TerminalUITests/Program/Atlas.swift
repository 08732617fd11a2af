import Navigation
import TerminalCore
import TerminalUI

/// A program of countries, their cities beside them, and a sheet to choose a colour from.
enum AtlasRoute: RouteValue {
  case countries
  case country(String)
  case city(String)
  case notes
  case colour(returning: ReturnSlot<String>)
  case shade(String, returning: ReturnSlot<String>)

  var role: PaneRole {
    switch self {
    case .countries: .list
    case .country, .city, .colour, .shade: .detail
    case .notes: .full
    }
  }
}

struct Countries: Screen {
  typealias Route = AtlasRoute

  let names = ["France", "Italy", "Japan", "Kenya", "Peru"]
  var log: [String] = []

  var title: String { "Countries" }

  var body: some View<Self> {
    ForEach(names) { name in
      Row(name).id(name).onSelect { _, context in context.push(.country(name)) }
    }
    if let last = log.last { Text(last) }
  }

  func row(opening route: AtlasRoute) -> String? {
    if case .country(let name) = route { name } else { nil }
  }

  mutating func lifecycle(_ phase: LifecyclePhase, in context: Context<Self>) {
    if phase == .activated || phase == .deactivated { log.append("\(phase)") }
  }
}

struct Country: Screen {
  typealias Route = AtlasRoute

  static let answers = Answers(Answer("colour", \Country.colour))

  let name: String
  var colour = "white"
  var note = ""
  var seenNote = ""

  var title: String { name }
  var leaving: Leaving { note == "keep" ? .denied("This is kept.") : .allowed }

  var body: some View<Self> {
    Row("Colour", detail: colour).onSelect { screen, context in
      context.ask(\.colour, presented: .sheet) { .colour(returning: $0) }
    }
    Row("As a flow").onSelect { screen, context in
      context.ask(\.colour, presented: .flow) { .colour(returning: $0) }
    }
    Row("\(name)ville").onSelect { screen, context in context.push(.city("\(screen.name)ville")) }
    Row("Notes", detail: seenNote).onSelect { _, context in context.push(.notes) }
    TextField("Note", \.note).onChange(of: \.note) { screen, _ in screen.seenNote = screen.note }
  }

  /// One country takes its time, and says so.
  mutating func start(in context: Context<Self>) {
    guard name == "Slow" else { return }
    context.task("load") { [queue = context.queue] in
      try await queue.sleep(for: .seconds(1))
    } then: { screen, _, context in
      screen.note = "loaded"
      context.notify("It is there.")
    }
  }
}

struct City: Screen {
  typealias Route = AtlasRoute
  let name: String
  var title: String { name }
  var body: some View<Self> { Text("The city of \(name).") }
}

struct AtlasNotes: Screen {
  typealias Route = AtlasRoute
  var title: String { "Notes" }
  var body: some View<Self> { Text("Nothing is beside this.") }
}

struct ColourPicker: Screen {
  typealias Route = AtlasRoute
  let slot: ReturnSlot<String>
  var title: String { "Colour" }
  var body: some View<Self> {
    ForEach(["red", "green", "blue"]) { name in
      Row(name).onSelect { screen, context in
        context.push(.shade(name, returning: screen.slot))
      }
    }
    Row("none").onSelect { screen, context in context.cancel(screen.slot) }
  }
}

struct ShadePicker: Screen {
  typealias Route = AtlasRoute
  let name: String
  let slot: ReturnSlot<String>
  var title: String { name }
  var body: some View<Self> {
    ForEach(["light", "dark"]) { shade in
      Row("\(shade) \(name)").onSelect { screen, context in
        context.return("\(shade) \(screen.name)", to: screen.slot)
      }
    }
    Row("none").onSelect { screen, context in context.cancel(screen.slot) }
  }

  /// Blue takes its time.
  mutating func start(in context: Context<Self>) {
    guard name == "blue" else { return }
    context.task("mix") { [queue = context.queue] in
      try await queue.sleep(for: .seconds(1))
    } then: { _, _ in
    }
  }
}

/// Launches the program with several screens side by side from 60 columns on.
func launchAtlas(
  _ path: [AtlasRoute]? = nil, size: Size = Size(columns: 80, rows: 16),
  motion: MotionSetting = .none, threshold: Int = 60, places: Int = 2,
  modes: [Mode<AtlasRoute, Void>] = [Mode(.main, root: .countries, title: "Atlas")],
  restoring saved: SavedPath<AtlasRoute>? = nil
) -> App<AtlasRoute> {
  let app = App<AtlasRoute>(
    modes: modes,
    panes: Panes {
      $0.columns >= threshold ? places : 1
    } role: {
      $0.role
    }
  ) { route in
    switch route {
    case .countries: Countries()
    case .country(let name): Country(name: name)
    case .city(let name): City(name: name)
    case .notes: AtlasNotes()
    case .colour(let slot): ColourPicker(slot: slot)
    case .shade(let name, let slot): ShadePicker(name: name, slot: slot)
    }
  }
  let appearance = Appearance(motion: motion)
  if let saved {
    app.launch(restoring: saved, size: size, appearance: appearance)
  } else {
    app.launch(path, size: size, appearance: appearance)
  }
  return app
}
