public import Navigation
public import TerminalCore

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

// MARK: - Driving

extension App {
  /// Begins: makes and shows the top of the path. Everything else comes after this.
  ///
  /// - Parameters:
  ///   - path: The routes to begin with, root first; the root alone when `nil`.
  ///   - size: The size of the screen.
  ///   - appearance: Language, glyphs and motion.
  public nonisolated func launch(
    _ path: [Route]? = nil, size: Size, appearance: Appearance = Appearance()
  ) {
    inside { app in
      app.prepare(size, appearance)
      app.session.active.router.launch(path, cause: path == nil ? .launch : .link)
    }
    queue.runReady()
  }

  /// Begins where another run of the program ended: on the same path, with the same askings open.
  ///
  /// Only the top is made, with its saved state; the screens below are when they are revealed.
  ///
  /// - Parameters:
  ///   - saved: What that run handed to ``observeEnding(_:)``, or ``saved`` gave.
  ///   - size: The size of the screen.
  ///   - appearance: Language, glyphs and motion.
  public nonisolated func launch(
    restoring saved: SavedPath<Route>, size: Size, appearance: Appearance = Appearance()
  ) {
    inside { app in
      app.prepare(size, appearance)
      app.session.active.router.launch(restoring: saved)
    }
    queue.runReady()
  }

  private func prepare(_ size: Size, _ appearance: Appearance) {
    session.resize(to: size)
    session.appearance = appearance
    session.deliver = { [weak self] change in await self?.finish(change) }
  }

  /// Handles an event at the present time, and all that it makes ready.
  public nonisolated func handle(_ event: InputEvent) {
    inside { $0.session.handle(event) }
    queue.runReady()
  }

  /// Moves the clock, and lets everything happen that is due by then.
  ///
  /// - Parameter time: The new time, not before the present one.
  public nonisolated func advance(to time: Duration) {
    queue.advance(to: time) { timer in inside { $0.session.fire(timer) } }
  }

  /// Takes one step back, as the back key does; says which.
  @discardableResult
  public nonisolated func back() -> BackStep {
    defer { queue.runReady() }
    return inside { $0.session.back(origin: .code) }
  }

  /// Ends the program as a person would who means it: the screens may ask first.
  public nonisolated func quit() {
    inside { app in _ = app.session.active.router.quit(origin: .code) }
    queue.runReady()
  }

  /// Asks for a change of the path in the name of the program itself, as a link does.
  @discardableResult
  public nonisolated func perform(
    _ operation: sending PathOperation<Route>, origin: Origin = .code
  ) -> Transition {
    defer { queue.runReady() }
    return inside { $0.session.active.router.perform(operation, issuer: .app, origin: origin) }
  }

  /// Whether the program is over.
  public nonisolated var isEnded: Bool { inside { $0.session.isEnded } }

  /// What the screen shows now.
  public nonisolated func compose() -> Frame { inside { $0.session.compose() } }

  /// What the screen shows now, or `nil` when nothing has changed since this was last asked.
  public nonisolated func nextFrame() -> Frame? {
    inside { app in
      guard app.session.needsFrame else { return nil }
      app.session.needsFrame = false
      return app.session.compose()
    }
  }

  /// Hands over what only the terminal can do.
  public nonisolated func takeRequests() -> [TerminalRequest] {
    inside { app in
      defer { app.session.requests = [] }
      return app.session.requests
    }
  }
}

/// What going back did.
public enum BackStep: Hashable, Sendable {
  /// A list of keys, a message or a dialog was closed.
  case closedDialog
  /// The text of a search field was taken away, or the screen took a step of its own.
  case steppedInside
  /// The screen on top was asked to go.
  case popped
  /// The person was asked whether to quit.
  case askedToQuit
  /// Nothing: a key that is held down does not leave the program.
  case ignored
}

/// What only the terminal itself can do.
public enum TerminalRequest: Hashable, Sendable {
  /// Stop the program until the shell continues it.
  case suspend
  /// Draw everything anew, whatever is thought to be on the screen.
  case redraw
}
