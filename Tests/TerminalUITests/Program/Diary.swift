import Navigation
import TerminalCore
import TerminalUI

/// The screens of a program that is saved and restored.
enum DiaryRoute: RouteValue {
  case days
  case day(Int)
  case moods(returning: ReturnSlot<String>)
}

/// The root, which saves nothing.
struct Days: Screen {
  typealias Route = DiaryRoute

  var title: String { "Diary" }
  var body: some View<Self> {
    Row("Monday").onSelect { _, context in context.push(.day(1)) }
  }
}

/// A screen that saves all of its state.
struct DiaryDay: SavedScreen, Codable {
  typealias Route = DiaryRoute

  let number: Int
  var text = ""
  var mood = "none"
  static let answers = Answers(Answer("mood", \Self.mood))

  var title: String { "Day \(number)" }
  var body: some View<Self> {
    EntryField(\.text, label: mood).onSubmit { _, context in
      context.ask(\.mood) { .moods(returning: $0) }
    }
  }
}

/// A screen that returns a value and saves nothing.
struct Moods: Screen {
  typealias Route = DiaryRoute

  let returning: ReturnSlot<String>

  var title: String { "Moods" }
  var body: some View<Self> {
    RowList(["glad", "sad"]) { Row($0) }.onSelect { mood, screen, context in
      context.return(mood, to: screen.returning)
    }
  }
}

/// Creates the program without launching it.
func makeDiary() -> App<DiaryRoute> {
  let app = App(root: DiaryRoute.days) { route in
    switch route {
    case .days: Days()
    case .day(let number): DiaryDay(number: number)
    case .moods(let slot): Moods(returning: slot)
    }
  }
  app.keepEvents()
  return app
}
