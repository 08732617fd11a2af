import KeyScript
import StudyScreens
import Synchronization

/// How lessons load while a script plays, which the script may change.
final class LoadingSwitch: Sendable {
  private let loading: Mutex<ScriptLoading>

  init(_ loading: ScriptLoading) {
    self.loading = Mutex(loading)
  }

  /// Changes how loads that begin from now on will go.
  func set(_ loading: ScriptLoading) {
    self.loading.withLock { $0 = loading }
  }

  /// A loader that does as the script says at the time.
  var loader: LessonLoader {
    LessonLoader { [self] in
      switch loading.withLock({ $0 }) {
      case .takes(let delay): LessonLoader.Manner(delay: delay, fails: false)
      case .fails: LessonLoader.Manner(delay: .zero, fails: true)
      }
    }
  }
}
