import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI
import TestFolders
import Testing

@testable import StudyScreens

/// Study on a screen without a terminal, with its records in a folder of the test's.
final class RunningStudy {
  let folder: TestFolder
  let app: App<StudyRoute>
  private var time = Duration.zero

  /// Starts at a screen.
  ///
  /// - Parameters:
  ///   - path: The screens from the root.
  ///   - folder: The folder, whose part `state` has the records.
  ///   - seed: The seed of its questions, by which rounds that begin at the same time differ.
  ///   - copying: Makes the copy of the day.
  ///   - patience: How long to wait for another program.
  ///   - endProblem: Called if something couldn't be stored.
  init(
    _ path: [StudyRoute], in folder: TestFolder, seed: UInt64 = 1, copying: Copying = Copying(),
    patience: Duration = .seconds(2),
    endProblem: @escaping @Sendable (RecordsError) -> Void = { _ in }
  ) {
    self.folder = folder
    let model = StudyModel(
      language: .english, glyphs: .narrow,
      records: .open(in: folder.file("state"), temporary: folder.path, patience: patience),
      seed: seed, copying: copying, clock: { .noon }, endProblem: endProblem)
    app = makeStudy(model: model)
    app.launch(
      path, size: Size(columns: 80, rows: 24),
      appearance: Appearance(language: .english, motion: .none))
  }

  /// The text of the screen.
  var text: String { app.compose().lines.joined(separator: "\n") }

  /// The records as another program finds them.
  var records: Records { .open(in: folder.file("state"), temporary: folder.path) }

  /// Presses keys, each a second after the one before, and draws each time.
  func press(_ names: String...) {
    for name in names {
      guard let key = Key(name: name) else {
        Issue.record("no key \(name)")
        continue
      }
      time += .seconds(1)
      app.advance(to: time)
      app.handle(.key(key))
      _ = app.compose()
    }
  }

  /// Gives up each question of the round on the screen, and ends at the last one.
  func giveUp(_ count: Int) {
    for number in 1...count {
      press("ctrl+x")
      if number < count { press("space") }
    }
  }
}
