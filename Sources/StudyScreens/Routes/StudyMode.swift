import Navigation
import TerminalUI

/// Study's four modes, in the order of the mode bar.
enum StudyMode: String, CaseIterable {
  /// Subjects and their lessons.
  case learn
  /// The items that are due.
  case review
  /// The map of the prefectures.
  case map
  /// What the learner has done.
  case record

  /// The name of the mode's path in scripts, journals, and links.
  var id: PathID { PathID(rawValue: rawValue) }

  /// The route of the mode's first screen.
  var root: StudyRoute {
    switch self {
    case .learn: .home
    case .review: .review
    case .map: .map
    case .record: .record
    }
  }

  /// The title in the mode bar.
  func title(in language: Language) -> String {
    switch self {
    case .learn: language.label("学ぶ", "Learn")
    case .review: language.label("復習", "Review")
    case .map: language.label("地図", "Map")
    case .record: language.label("記録", "Record")
    }
  }

  /// The mode in the form that the app takes. The badge of the review shows what is due, and those
  /// of modes with exams what waits in one while another mode is visible.
  var mode: Mode<StudyRoute, StudyModel> {
    switch self {
    case .learn, .record:
      Mode(id, root: root, title: { title(in: $0) }, badge: { $0.hiddenExams.waiting[id] ?? 0 })
    case .review: Mode(id, root: root, title: { title(in: $0) }, badge: { $0.dueCount })
    case .map: Mode(id, root: root, title: { title(in: $0) })
    }
  }
}
