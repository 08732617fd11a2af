import Records
import SpacedRepetition
import StudyCatalog
import Synchronization
import TerminalCore
import TerminalUI

@testable import StudyScreens

extension LocalTime {
  /// The noon of 2026-04-01 in a zone without an offset, when most tests take place.
  static let noon = LocalTime(milliseconds: 1_775_044_800_000, minutesEast: 0)
}

extension StudyModel {
  /// Makes a model whose records end with the test.
  convenience init(
    _ language: Language, records: Records = .inMemory(), ownLessons: OwnLessons? = nil,
    clock: @escaping @Sendable () -> LocalTime = { .noon }
  ) {
    self.init(
      language: language, glyphs: .narrow, records: records, ownLessons: ownLessons, seed: 1,
      clock: clock)
  }
}

extension StudyModel {
  /// Keeps an answer to an item of some lessons, by choice, on a day counted from an arbitrary one.
  func answer(
    _ item: String, of lessons: [LessonID], _ grade: Grade = .good, day: Int
  ) throws {
    for lesson in lessons {
      try records.answer(
        AnswerRecord(
          card: CardID(lesson: lesson, item: item), form: .choice, given: "", grade: grade,
          milliseconds: 1,
          time: LocalTime(milliseconds: (20_000 + day) * 86_400_000, minutesEast: 540)))
    }
  }
}

extension RightAnswer {
  /// The choices and the index of the right one; `nil` if the answer is not one of four.
  var choice: ([BilingualText], correct: Int)? {
    if case .choice(let choices, let correct) = self { (choices, correct) } else { nil }
  }
}

extension AskingScreen.Phase {
  /// The round that is running; `nil` if none is.
  var round: Round? { if case .running(let round) = self { round } else { nil } }
}

/// The lines of the last of some screens, in the language of the model.
func lines(
  of path: [StudyRoute], _ model: sending StudyModel, columns: Int, rows: Int
) -> [String] {
  let language = model.language
  let app = makeStudy(model: model)
  app.launch(
    path, size: Size(columns: columns, rows: rows), appearance: Appearance(language: language))
  return app.compose().lines
}

/// What the model reports at its end.
final class Problems: Sendable {
  private let reported = Mutex<[RecordsError]>([])

  var all: [RecordsError] { reported.withLock { $0 } }

  func add(_ error: RecordsError) { reported.withLock { $0.append(error) } }
}
