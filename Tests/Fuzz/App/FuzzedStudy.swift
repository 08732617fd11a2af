import KeyScript
import Records
import SpacedRepetition
import StudyCatalog
import StudyScreens
import TerminalUI

/// Study without a stored state.
enum FuzzedStudy {
  /// Creates the program for a script. Its seed decides whether the records are empty, full, or
  /// not readable.
  static func make(_ settings: ScriptSettings) throws -> AppTarget<StudyRoute> {
    let loading = LoadingSwitch(LessonLoader.Simulation(settings.loading))
    let now = LocalTime(milliseconds: 1_775_044_800_000, minutesEast: 0)
    let records: Records =
      switch settings.seed % 8 {
      case 0: .open(in: "/proc/no-such-folder")
      case 1...3: .learned(seed: settings.seed, before: now)
      default: .inMemory()
      }
    let model = StudyModel(
      language: settings.language ?? .japanese, glyphs: settings.glyphs, records: records,
      seed: settings.seed, loader: loading.loader,
      clock: { now })
    let link = settings.link.map { StudyLink($0, in: .standard) }
    return AppTarget(
      makeStudy(model: model), path: link?.path, in: link?.mode, settings: settings, name: \.name,
      load: { loading.set(LessonLoader.Simulation($0)) })
  }
}

extension LessonLoader.Simulation {
  /// Sets loading as a script says.
  fileprivate init(_ loading: ScriptLoading) {
    switch loading {
    case .takes(let delay): self.init(delay: delay)
    case .fails: self.init(fails: true)
    }
  }
}
