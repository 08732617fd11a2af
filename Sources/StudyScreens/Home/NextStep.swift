import Records
import StudyCatalog
import TerminalUI

extension StudyModel {
  /// A lesson for Home to offer.
  struct NextStep {
    let lesson: LessonID
    /// The title, in a few words for a narrow window.
    let title: String
    /// The title where there is room, and where it is read aloud.
    let longTitle: String
    let detail: String
  }

  /// The next lesson to offer: the one with the latest unfinished round, otherwise the one in
  /// which a question was answered last.
  var nextStep: NextStep? {
    for round in openRounds {
      guard let lesson = catalog.lesson(round.lesson) else { continue }
      let title = wordForContinuing
      return NextStep(
        lesson: lesson.id, title: "\(title) \(round.place)",
        longTitle: "\(title) \(round.spokenPlace(in: language))",
        detail: language.label(lesson.title))
    }
    return remembered.lastLesson.flatMap(catalog.lesson).map { lesson in
      let title = language.label(["前回の", "レッスン"], "Last lesson")
      return NextStep(
        lesson: lesson.id, title: title, longTitle: title, detail: language.label(lesson.title))
    }
  }
}
