import KeyScript
import StudyCatalog
import StudyScreens
import Synchronization

/// Study with a state that nobody keeps.
enum FuzzedStudy {
  /// Makes the program that a script asks for, from no state at all.
  static func make(_ settings: ScriptSettings) throws -> AppTarget<StudyRoute> {
    let loading = LoadingManner(settings.loading)
    guard let day = Day(year: 2026, month: 4, day: 1) else { throw Violation("no such day") }
    let store: any StateStore =
      settings.seed % 8 != 0 ? StateInMemory() : StateFolder(path: "/proc/no-such-folder")
    let model = StudyModel(
      language: settings.language, glyphs: settings.glyphs, store: store,
      seed: settings.seed, loader: loading.loader, today: { day })
    let path = settings.link.map { StudyLink($0, in: .standard).path }
    return AppTarget(
      makeStudy(model: model), path: path, settings: settings, name: \.name,
      load: { loading.set($0) })
  }
}

/// How lessons load, which a script may change.
private final class LoadingManner: Sendable {
  private let loading: Mutex<ScriptLoading>

  init(_ loading: ScriptLoading) {
    self.loading = Mutex(loading)
  }

  func set(_ loading: ScriptLoading) {
    self.loading.withLock { $0 = loading }
  }

  var loader: LessonLoader {
    LessonLoader { [self] in
      switch loading.withLock({ $0 }) {
      case .takes(let delay): LessonLoader.Manner(delay: delay, fails: false)
      case .fails: LessonLoader.Manner(delay: .zero, fails: true)
      }
    }
  }
}
