import Foundation
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
    let state = TemporaryState(isWritable: settings.seed % 8 != 0)
    let model = StudyModel(
      language: settings.language, glyphs: settings.glyphs, folder: state.folder,
      seed: settings.seed, loader: loading.loader, today: { day })
    let path = settings.link.map { StudyLink($0, in: .standard).path }
    return AppTarget(
      makeStudy(model: model), path: path, settings: settings, name: \.name,
      load: { loading.set($0) }, keeping: state)
  }
}

/// A folder for the state that goes with its program.
private final class TemporaryState {
  private static let counter = Atomic(0)

  let folder: StateFolder

  /// Names a new folder, or one that can't be made.
  init(isWritable: Bool) {
    let number = Self.counter.add(1, ordering: .relaxed).newValue
    let name = "fuzz-\(ProcessInfo.processInfo.processIdentifier)-\(number)"
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    folder = StateFolder(path: isWritable ? url.path : "/proc/no-such-folder")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder.path)
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
