import StudyCatalog
import TerminalCore
import TerminalUI
import Testing

@testable import StudyScreens

@Suite("The search in a list of questions")
struct ListSearchTests {
  private static let gone = LessonID(subject: SubjectID(rawValue: "club"), word: "gone")

  @Test(
    "doesn't hide that what it searched is gone",
    arguments: [
      (.items(Self.gone), "This lesson is gone."), (.round(1), "This result no longer exists."),
    ] as [(StudyRoute, String)])
  func whatIsGone(route: StudyRoute, words: String) {
    let app = App(root: StudyRoute.home, model: StudyModel(.english)) { route, model in
      switch route {
      case .items(let lesson): searching(ItemsScreen(model: model, lesson: lesson))
      case .round(let number): searching(RoundScreen(model: model, number: number))
      default: HomeScreen(model: model)
      }
    }
    app.launch(
      [route], size: Size(columns: 60, rows: 12), appearance: Appearance(language: .english))
    let text = app.compose().lines.joined(separator: "\n")
    #expect(text.contains(words) && !text.contains("Nothing found."), "\(text)")
  }
}

/// Opens the search in a list.
private func searching<List: SearchableList>(_ list: List) -> List {
  var list = list
  list.search = ListSearch(isOpen: true, typed: "x")
  return list
}
