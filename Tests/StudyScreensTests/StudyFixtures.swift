import Records
import SpacedRepetition
import StudyCatalog
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
