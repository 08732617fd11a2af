public import Navigation

/// A program of stacked screens: its path, its screens, its queue and its clock.
///
/// An app is an actor whose executor is its own queue. Whoever drives it, ``run(on:recording:)`` at a
/// terminal or a script on a virtual clock, is the one thread that it lives on. Many apps can live
/// in one process.
public actor App<Route: Hashable & Codable & Sendable> {
  /// The app's ready work, timers and clock.
  public nonisolated let queue = WorkQueue()

  let session: Session<Route>

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe queue.asUnownedSerialExecutor()
  }

  /// Makes a program.
  ///
  /// - Parameters:
  ///   - root: The route of the first screen.
  ///   - model: What the screens share. The app takes it over, so it needs no lock.
  ///   - screen: Makes the screen of a route.
  public init<Model>(
    root: Route, model: sending Model,
    @ScreenBuilder<Route> screen: @escaping @Sendable (Route, Model) -> AnyScreen<Route>
  ) {
    session = Session(root: root, queue: queue) { screen($0, model) }
  }

  /// Makes a program whose screens share nothing.
  ///
  /// - Parameters:
  ///   - root: The route of the first screen.
  ///   - screen: Makes the screen of a route.
  public init(
    root: Route, @ScreenBuilder<Route> screen: @escaping @Sendable (Route) -> AnyScreen<Route>
  ) {
    session = Session(root: root, queue: queue, makeScreen: screen)
  }

  /// Does something inside the app's isolation, on the thread that calls.
  nonisolated func inside<Result: Sendable>(
    _ body: (isolated App<Route>) throws -> Result
  ) rethrows -> Result {
    try queue.enter { try assumeIsolated(body) }
  }

  func finish(_ change: @Sendable (Session<Route>) -> Void) {
    change(session)
  }
}
