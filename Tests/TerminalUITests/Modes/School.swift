import Navigation
import Synchronization
import TerminalCore
import TerminalUI

extension PathID {
  static let learn = PathID(rawValue: "learn")
  static let review = PathID(rawValue: "review")
  static let places = PathID(rawValue: "places")
}

/// The screens of a program with three modes.
enum SchoolRoute: RouteValue {
  case subjects, due, places
  case lesson(Int)
  case place(returning: ReturnSlot<String>)
}

/// What the screens share, which tests read and change.
final class SchoolModel: Sendable {
  let language: Language
  let due = Atomic<Int>(12)

  init(_ language: Language = .english) { self.language = language }

  func words(_ english: String, _ japanese: String) -> String {
    language == .japanese ? japanese : english
  }
}

/// The root of the first mode.
struct Subjects: Screen, SavedScreen {
  typealias Route = SchoolRoute

  let model: SchoolModel
  var saved = "nowhere"
  static let answers = Answers(Answer("place", \Self.saved))

  var title: String { model.words("Subjects", "教科") }

  var body: some View<Self> {
    Row(model.words("Lesson", "授業")).onSelect { _, context in context.push(.lesson(1)) }
    Row(model.words("Place", "場所"), detail: saved).onSelect { _, context in
      context.ask(\.saved, showing: .places) { .place(returning: $0) }
    }
    Row(model.words("Review", "復習")).onSelect { _, context in context.show(.review) }
  }
}

/// A screen that asks before it is left once something was done, and has a dialog.
struct Lesson: Screen {
  typealias Route = SchoolRoute

  let number: Int
  var mode = "?"
  var isBegun = false

  var title: String { "Lesson \(number)" }
  var leaving: Leaving { isBegun ? .confirm("Give up?") : .allowed }

  var body: some View<Self> {
    Row("Next").onSelect { screen, context in context.push(.lesson(screen.number + 1)) }
    Row("Begin", detail: isBegun ? "begun" : "").onSelect { screen, _ in screen.isBegun = true }
    Row("Mode", detail: mode).onSelect { screen, context in
      screen.mode = "\(context.path.id) \(context.path.count)"
    }
    Row("Ask").onSelect { _, context in
      context.present(Dialog("Which?", choices: [Choice("one", 0)], cancel: Choice("two", 1))) {
        _, _, _ in
      }
    }
    Row("Review").onSelect { _, context in context.navigate(to: .lesson(9), showing: .review) }
  }
}

/// The root of the second mode, with a field.
struct Due: Screen {
  typealias Route = SchoolRoute

  let model: SchoolModel
  var query = ""

  var title: String { model.words("Due", "今日") }

  var body: some View<Self> {
    SearchField(\.query)
    Row(model.words("Answer one", "一つ答える")).onSelect { screen, _ in
      screen.model.due.subtract(1, ordering: .relaxed)
    }
  }
}

/// The root of the third mode.
struct Places: Screen {
  typealias Route = SchoolRoute

  let model: SchoolModel

  var title: String { model.words("Places", "場所") }
  var body: some View<Self> { Row("Nagoya").onSelect { _, _ in } }
}

/// A screen that is asked for a place.
struct PlaceChoice: Screen {
  typealias Route = SchoolRoute

  let returning: ReturnSlot<String>

  var title: String { "Choose" }
  var body: some View<Self> {
    RowList(["Nagoya", "Sapporo"]) { Row($0) }
      .onSelect { place, screen, context in context.return(place, to: screen.returning) }
  }
}

/// Creates the program without launching it.
func makeSchool(
  _ model: SchoolModel = SchoolModel(), panes: Panes<SchoolRoute> = Panes()
) -> App<SchoolRoute> {
  App(
    modes: [
      Mode(.learn, root: SchoolRoute.subjects, title: { $0 == .japanese ? "学ぶ" : "Learn" }),
      Mode(
        .review, root: .due, title: { $0 == .japanese ? "復習" : "Review" },
        badge: { $0.due.load(ordering: .relaxed) }),
      Mode(.places, root: .places, title: { $0 == .japanese ? "地図" : "Places" }),
    ], model: model, panes: panes
  ) { route, model in
    switch route {
    case .subjects: Subjects(model: model)
    case .lesson(let number): Lesson(number: number)
    case .due: Due(model: model)
    case .places: Places(model: model)
    case .place(let slot): PlaceChoice(returning: slot)
    }
  }
}

/// Creates the program and shows its first screen.
func launchSchool(
  _ path: [SchoolRoute]? = nil, in mode: PathID? = nil, language: Language = .english,
  columns: Int = 60, rows: Int = 16, motion: MotionSetting = .none,
  panes: Panes<SchoolRoute> = Panes()
) -> App<SchoolRoute> {
  let app = makeSchool(SchoolModel(language), panes: panes)
  app.keepEvents()
  app.launch(
    path, in: mode, size: Size(columns: columns, rows: rows),
    appearance: Appearance(language: language, glyphs: .ascii, motion: motion))
  return app
}

/// The bar, the title line and the hints of a frame, without the blanks at their ends.
func edges(of frame: Frame) -> [String] {
  [0, 1, frame.size.rows - 1].map { row in
    String(frame.line(row).reversed().drop { $0 == " " }.reversed())
  }
}
