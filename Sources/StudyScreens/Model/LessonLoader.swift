import Navigation
import SeededRandom
import StudyCatalog

/// Makes the questions of a lesson ready, which may take a while and may fail.
public struct LessonLoader: Sendable {
  /// How one load goes, beyond its own work.
  public struct Manner: Sendable {
    /// How long it takes, on the app's clock.
    let delay: Duration
    /// Whether it fails in the end.
    let fails: Bool

    /// Makes a load slow, or have it fail.
    public init(delay: Duration, fails: Bool) {
      self.delay = delay
      self.fails = fails
    }
  }

  private let manner: @Sendable () -> Manner

  /// Makes a loader. Programs take the default; scripts say how each load goes.
  public init(
    manner: @escaping @Sendable () -> Manner = { Manner(delay: .zero, fails: false) }
  ) {
    self.manner = manner
  }

  /// Everything that a lesson's screen needs, in one wave.
  func load(
    _ lesson: Lesson, seed: UInt64, on queue: WorkQueue
  ) async throws -> [Question] {
    let manner = manner()
    if manner.delay > .zero { try await queue.sleep(for: manner.delay) }
    if manner.fails { throw LoadingError.unavailable }
    var generator = SeededGenerator(seed: seed)
    return lesson.questions(using: &generator)
  }
}

/// Why a lesson could not be loaded.
enum LoadingError: Error {
  case unavailable
}
