import Navigation
import StudyCatalog
import Synchronization

/// Prepares the questions of a round, which may take a while and may fail.
public struct LessonLoader: Sendable {
  /// How one load goes, apart from its own work.
  public struct Manner: Sendable {
    /// How long it takes, on the app's clock.
    let delay: Duration
    /// Whether it fails in the end.
    let fails: Bool

    /// Makes a load slow, or makes it fail.
    public init(delay: Duration = .zero, fails: Bool = false) {
      self.delay = delay
      self.fails = fails
    }
  }

  private let manner: @Sendable () -> Manner

  /// Makes a loader. Programs take the default; scripts decide how each load goes.
  public init(manner: @escaping @Sendable () -> Manner = { Manner() }) {
    self.manner = manner
  }

  /// Loads the questions of a round.
  ///
  /// - Throws: ``LoadingError`` if that is the manner of the load or a lesson lacks a question, and
  ///   what ends the task.
  func load(
    in catalog: Catalog, on queue: WorkQueue, from source: @Sendable () -> RoundSource
  ) async throws -> (source: RoundSource, questions: [Question]) {
    let manner = manner()
    if manner.delay > .zero { try await queue.sleep(for: manner.delay) }
    if manner.fails { throw LoadingError.unavailable }
    let source = source()
    guard let questions = source.questions(in: catalog) else { throw LoadingError.unavailable }
    return (source, questions)
  }
}

/// Why a lesson could not be loaded.
enum LoadingError: Error {
  case unavailable
}

/// How lessons load from now on, for a script to change while the program runs.
public final class LoadingSwitch: Sendable {
  private let manner: Mutex<LessonLoader.Manner>

  /// Sets how loads go at first.
  public init(_ manner: LessonLoader.Manner) {
    self.manner = Mutex(manner)
  }

  /// Changes how the loads that start from now on go.
  public func set(_ manner: LessonLoader.Manner) {
    self.manner.withLock { $0 = manner }
  }

  /// A loader that follows the switch.
  public var loader: LessonLoader {
    LessonLoader { [self] in manner.withLock { $0 } }
  }
}
