import KeyScript
import Records
import SpacedRepetition
import StudyCatalog
import StudyScreens

/// Study without a stored state.
enum FuzzedStudy {
  /// Creates the program for a script, with an empty state.
  static func make(_ settings: ScriptSettings) throws -> AppTarget<StudyRoute> {
    let loading = LoadingSwitch(LessonLoader.Manner(settings.loading))
    let records: Records =
      settings.seed % 8 != 0 ? .inMemory() : .open(in: "/proc/no-such-folder")
    let model = StudyModel(
      language: settings.language, glyphs: settings.glyphs, records: records,
      seed: settings.seed, loader: loading.loader,
      clock: { LocalTime(milliseconds: 1_775_044_800_000, minutesEast: 0) })
    let path = settings.link.map { StudyLink($0, in: .standard).path }
    return AppTarget(
      makeStudy(model: model), path: path, settings: settings, name: \.name,
      load: { loading.set(LessonLoader.Manner($0)) })
  }
}

extension LessonLoader.Manner {
  /// Sets loading as a script says.
  fileprivate init(_ loading: ScriptLoading) {
    switch loading {
    case .takes(let delay): self.init(delay: delay)
    case .fails: self.init(fails: true)
    }
  }
}
