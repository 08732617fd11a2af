public import Navigation
public import TerminalCore

/// A program of stacked screens: its path, its screens, its queue and its clock.
///
/// An app is an actor whose executor is its own queue. It runs on the thread of whoever drives it:
/// ``run(on:recording:)`` at a terminal, or a script on a virtual clock. One process can have many
/// apps.
public actor App<Route: RouteValue> {
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
  ///   - model: Shared by all screens. The app takes it over, so it needs no lock.
  ///   - panes: How many screens stand side by side; one at a time if left out.
  ///   - keys: The keys that work on every screen.
  ///   - screen: Makes the screen of a route.
  public init<Model, Content: ScreenChoice<Route>>(
    root: Route, model: sending Model, panes: Panes<Route> = Panes(),
    @AppKeysBuilder<Route> keys: @Sendable () -> [AppKeyBinding<Route>] = { [] },
    @ScreenBuilder<Route> screen: @escaping @Sendable (Route, Model) -> Content
  ) {
    session = Session(
      paths: [Path(root: Entry(id: EntryID(number: 1), route: root))], panes: panes,
      queue: queue, keys: keys()
    ) { screen($0, model) }
  }

  /// Makes a program whose screens share no model.
  ///
  /// - Parameters:
  ///   - root: The route of the first screen.
  ///   - panes: How many screens stand side by side; one at a time if left out.
  ///   - keys: The keys that work on every screen.
  ///   - screen: Makes the screen of a route.
  public init<Content: ScreenChoice<Route>>(
    root: Route, panes: Panes<Route> = Panes(),
    @AppKeysBuilder<Route> keys: @Sendable () -> [AppKeyBinding<Route>] = { [] },
    @ScreenBuilder<Route> screen: @escaping @Sendable (Route) -> Content
  ) {
    session = Session(
      paths: [Path(root: Entry(id: EntryID(number: 1), route: root))], panes: panes,
      queue: queue, keys: keys(), makeScreen: screen)
  }

  /// Makes a program with several modes, each with a path of its own, of which one is on show.
  ///
  /// With one mode it is a program with a root.
  ///
  /// - Parameters:
  ///   - modes: The modes in the order of the bar, the first one on show; 1...9 of them.
  ///   - model: Shared by all screens. The app takes it over, so it needs no lock.
  ///   - panes: How many screens stand side by side; one at a time if left out.
  ///   - keys: The keys that work on every screen.
  ///   - screen: Makes the screen of a route.
  /// - Precondition: There are 1...9 modes, and no name twice.
  public init<Model, Content: ScreenChoice<Route>>(
    modes: [Mode<Route, Model>], model: sending Model, panes: Panes<Route> = Panes(),
    @AppKeysBuilder<Route> keys: @Sendable () -> [AppKeyBinding<Route>] = { [] },
    @ScreenBuilder<Route> screen: @escaping @Sendable (Route, Model) -> Content
  ) {
    session = Session(
      paths: Mode.paths(of: modes), modes: ModeBar(modes, model: model), panes: panes,
      queue: queue, keys: keys()
    ) { screen($0, model) }
  }

  /// Makes a program with several modes whose screens share no model.
  ///
  /// - Parameters:
  ///   - modes: The modes in the order of the bar, the first one on show; 1...9 of them.
  ///   - panes: How many screens stand side by side; one at a time if left out.
  ///   - keys: The keys that work on every screen.
  ///   - screen: Makes the screen of a route.
  /// - Precondition: There are 1...9 modes, and no name twice.
  public init<Content: ScreenChoice<Route>>(
    modes: [Mode<Route, Void>], panes: Panes<Route> = Panes(),
    @AppKeysBuilder<Route> keys: @Sendable () -> [AppKeyBinding<Route>] = { [] },
    @ScreenBuilder<Route> screen: @escaping @Sendable (Route) -> Content
  ) {
    session = Session(
      paths: Mode.paths(of: modes), modes: ModeBar(modes, model: ()), panes: panes,
      queue: queue, keys: keys(), makeScreen: screen)
  }

  deinit { queue.abandon() }

  /// Runs a closure inside the app's isolation, on the calling thread.
  nonisolated func inside<Result: Sendable>(
    _ body: (isolated App<Route>) throws -> Result
  ) rethrows -> Result {
    try queue.enter { try assumeIsolated(body) }
  }

  /// Applies the result of a task. Called by a task, outside of the isolation.
  nonisolated func deliver(_ change: @escaping @Sendable (Session<Route>) -> Void) {
    queue.deliver { [weak self] in
      self?.inside { app in
        change(app.session)
        app.session.settleScreens()
      }
    }
  }
}

// MARK: - Driving

extension App {
  /// Makes and shows what is visible of the path: the top screen, and those beside it. Call this, or
  /// the other `launch`, before anything else.
  ///
  /// Work that a screen starts begins with whatever drives the app next, which decides where tasks
  /// run: ``run(on:recording:)``, an event, or the clock.
  ///
  /// - Parameters:
  ///   - path: The initial routes, root first; `nil` for the root alone.
  ///   - mode: The mode to begin in; the first if left out.
  ///   - size: The size of the window.
  ///   - appearance: Language, glyphs, theme and motion.
  /// - Precondition: No key of the app or of a screen is bound by mistake; see ``Screen/keys``. The
  ///   app has the mode.
  public nonisolated func launch(
    _ path: [Route]? = nil, in mode: PathID? = nil, size: Size,
    appearance: Appearance = Appearance()
  ) {
    inside { app in
      app.prepare(size, appearance)
      app.session.host.router.launch(path, on: mode, cause: path == nil ? .launch : .link)
      app.session.settleScreens()
    }
  }

  /// Continues where an earlier run ended: on the same path, with the same requests for values
  /// open.
  ///
  /// Only the visible screens are made, from their saved states. The others are made when they come
  /// into sight.
  ///
  /// - Parameters:
  ///   - saved: The value that the earlier run passed to ``observeEnding(_:)`` or read from
  ///     ``saved``.
  ///   - size: The size of the window.
  ///   - appearance: Language, glyphs, theme and motion.
  /// - Precondition: No key of the app or of a screen is bound by mistake; see ``Screen/keys``.
  public nonisolated func launch(
    restoring saved: SavedPath<Route>, size: Size, appearance: Appearance = Appearance()
  ) {
    inside { app in
      app.prepare(size, appearance)
      app.session.host.router.launch(restoring: saved)
      app.session.settleScreens()
    }
  }

  /// Gives keys other meanings, as the person at the program wishes. Call this before launch.
  ///
  /// Hints, the list of keys and everything else follow.
  ///
  /// - Throws: Every mistake that there is, with line and remedy; then no key is remapped.
  /// - Precondition: The app has not been launched.
  public nonisolated func remapKeys(_ remapping: KeyRemapping) throws(KeyRemappingError) {
    inside { app in
      precondition(app.session.host.active == nil, "keys are remapped before the launch")
    }
    guard !remapping.isEmpty else { return }
    let error: KeyRemappingError? = inside { app in
      do throws(KeyRemappingError) {
        try app.session.remapKeys(remapping)
        return nil
      } catch {
        return error
      }
    }
    if let error { throw error }
  }

  private func prepare(_ size: Size, _ appearance: Appearance) {
    session.checkKeys()
    session.appearance = appearance
    session.resize(to: size)
    session.deliver = { [weak self] change in self?.deliver(change) }
  }

  /// Handles an event at the current time, and runs the work that it makes ready.
  public nonisolated func handle(_ event: InputEvent) {
    inside { $0.session.handle(event) }
    queue.runReady()
  }

  /// Advances the clock, fires the timers that are due, and runs the work that becomes ready.
  ///
  /// - Parameter time: The new time, not before the current one.
  public nonisolated func advance(to time: Duration) {
    queue.advance(to: time) { timer in inside { $0.session.fire(timer) } }
  }

  /// Takes one step back, as the back key does.
  ///
  /// - Returns: Which step it was.
  @discardableResult
  public nonisolated func back() -> BackStep {
    defer { queue.runReady() }
    return inside { $0.session.back(trigger: .code) }
  }

  /// Asks every screen whether it may be left, then ends the program, as the quit key does.
  public nonisolated func quit() {
    inside { app in _ = app.session.host.router.quit(trigger: .code) }
    queue.runReady()
  }

  /// Requests a change of the path on behalf of the program itself, as a link does.
  ///
  /// - Parameters:
  ///   - operation: The change.
  ///   - mode: The mode whose path it changes and which it shows, as one change; the one on show if
  ///     left out.
  ///   - trigger: What to name in the journal.
  /// - Returns: The transition of the change.
  /// - Precondition: The app has the mode.
  @discardableResult
  public nonisolated func perform(
    _ operation: sending PathOperation<Route>, in mode: PathID? = nil, trigger: Trigger = .code
  ) -> Transition {
    defer { queue.runReady() }
    return inside { app in
      let router = app.session.host.router
      guard let mode else {
        return router.perform(operation, requester: .app, trigger: trigger)
      }
      return router.perform(operation, on: mode, showing: true, trigger: trigger)
    }
  }

  /// Whether the program is over.
  public nonisolated var isEnded: Bool { inside { $0.session.isEnded } }

  /// Draws the whole window as it is now.
  public nonisolated func compose() -> Frame { inside { $0.session.compose() } }

  /// Draws the whole window, or returns `nil` if nothing has changed since the last call.
  public nonisolated func nextFrame() -> Frame? {
    inside { app in
      guard app.session.needsFrame else { return nil }
      app.session.needsFrame = false
      return app.session.compose()
    }
  }

  /// Removes and returns the requests that only the terminal can carry out, oldest first.
  public nonisolated func takeRequests() -> [TerminalRequest] {
    inside { app in
      defer { app.session.requests = [] }
      return app.session.requests
    }
  }

  /// Collects lifecycle events from now on, for ``takeEvents()``.
  public nonisolated func keepEvents() { inside { $0.session.observers.keepsEvents = true } }

  /// The most lifecycle events that ``takeEvents()`` returns: 1,000.
  public static var eventLimit: Int { 1_000 }

  /// Removes and returns the lifecycle events that were collected, oldest first. Of more than
  /// ``eventLimit`` the newest are returned.
  public nonisolated func takeEvents() -> [ObservedEvent<Route>] {
    inside { app in
      defer { app.session.observers.events = [] }
      return app.session.observers.events.suffix(Self.eventLimit)
    }
  }
}

/// The effect of going back one step.
public enum BackStep: Hashable, Sendable {
  /// The list of keys, a message or a dialog was closed.
  case closedDialog
  /// A search field was cleared, or the screen took a step of its own.
  case steppedInside
  /// A pop of the top screen was requested.
  case popped
  /// The first mode was shown, at the root of another one.
  case showedFirstMode
  /// The person was asked whether to quit.
  case askedToQuit
  /// Nothing happened: holding the key down does not leave the program.
  case ignored
}
