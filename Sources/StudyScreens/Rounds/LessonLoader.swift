import Navigation
import StudyCatalog
import Synchronization

/// Loads the questions of a round, which can take a while and can fail.
public struct LessonLoader: Sendable {
  /// A delay and an outcome that scripts and tests impose on a load.
  public struct Simulation: Sendable {
    /// The delay before loading, on the app's clock.
    let delay: Duration
    /// Whether the load fails after the delay.
    let fails: Bool

    /// Creates the behavior of a load; by default, it neither waits nor fails.
    public init(delay: Duration = .zero, fails: Bool = false) {
      self.delay = delay
      self.fails = fails
    }
  }

  private let simulation: @Sendable () -> Simulation

  /// Creates a loader. Programs use the default; scripts supply the behavior of each load.
  public init(simulation: @escaping @Sendable () -> Simulation = { Simulation() }) {
    self.simulation = simulation
  }

  /// Loads the questions of a round.
  ///
  /// - Parameters:
  ///   - open: A round to resume; a lesson may have lost one of its questions.
  ///   - catalog: The lessons.
  ///   - queue: The queue whose clock a delay follows.
  ///   - source: Plans a new round, if none is resumed.
  /// - Returns: The round and its questions.
  /// - Throws: ``LoadingError`` if the load is set to fail or a lesson no longer has one of the
  ///   questions; `CancellationError` if the task is canceled during the delay.
  func load(
    resuming open: RoundSource?, in catalog: Catalog, on queue: WorkQueue,
    from source: @Sendable () -> RoundSource
  ) async throws -> (source: RoundSource, questions: [Question]) {
    let simulation = simulation()
    if simulation.delay > .zero { try await queue.sleep(for: simulation.delay) }
    if simulation.fails { throw LoadingError.unavailable }
    if let open, let questions = open.questions(in: catalog) { return (open, questions) }
    let source = source()
    guard let questions = source.questions(in: catalog) else { throw LoadingError.unavailable }
    return (source, questions)
  }
}

/// The reason a lesson couldn't be loaded.
enum LoadingError: Error {
  case unavailable
}

/// The behavior of later loads, which a script can change while the program runs.
public final class LoadingSwitch: Sendable {
  private let simulation: Mutex<LessonLoader.Simulation>

  /// Creates a switch with the behavior of the first loads.
  public init(_ simulation: LessonLoader.Simulation) {
    self.simulation = Mutex(simulation)
  }

  /// Changes the behavior of the loads that start from now on.
  public func set(_ simulation: LessonLoader.Simulation) {
    self.simulation.withLock { $0 = simulation }
  }

  /// A loader that behaves as the switch says when a load starts.
  public var loader: LessonLoader {
    LessonLoader { [self] in simulation.withLock { $0 } }
  }
}
