public import Navigation
public import TerminalCore

/// A program of stacked screens: its path, its screens, its queue, and its clock.
///
/// An app is an actor whose executor is its own queue. It runs on the thread that drives it:
/// ``run(on:recording:takesInput:)`` at a terminal, or a script with a virtual clock. One process
/// can contain many apps.
public actor App<Route: RouteValue> {
  /// The app's ready work, timers and clock.
  public nonisolated let queue = WorkQueue()

  let session: Session<Route>

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe queue.asUnownedSerialExecutor()
  }

  @usableFromInline
  init<Model>(
    root: Route, model: sending Model, panes: Panes<Route>,
    keys: [AppKeyBinding<Route, Model>],
    makeScreen: @escaping @Sendable (Route, Model) -> AnyScreen<Route>,
    screenKeys: @escaping @Sendable () -> [ScreenKeys]
  ) {
    session = Session(
      paths: [Path(root: Entry(id: EntryID(number: 1), route: root))], model: model, panes: panes,
      queue: queue, keys: AppKey.all(of: keys, model), makeScreen: { makeScreen($0, model) },
      screenKeys: screenKeys)
  }

  @usableFromInline
  init<Model>(
    modes: [Mode<Route, Model>], model: sending Model, panes: Panes<Route>,
    keys: [AppKeyBinding<Route, Model>],
    makeScreen: @escaping @Sendable (Route, Model) -> AnyScreen<Route>,
    screenKeys: @escaping @Sendable () -> [ScreenKeys]
  ) {
    session = Session(
      paths: Mode.paths(of: modes), model: model, modes: ModeBar(modes, model: model),
      panes: panes, queue: queue, keys: AppKey.all(of: keys, model),
      makeScreen: { makeScreen($0, model) }, screenKeys: screenKeys)
  }

  deinit { queue.abandon() }

  /// Runs a closure inside the app's isolation, on the calling thread.
  nonisolated func inside<Result: Sendable>(
    _ body: (isolated App<Route>) throws -> Result
  ) rethrows -> Result {
    try queue.enter { try assumeIsolated(body) }
  }

  /// Makes a change from outside: lets the screens react to it, then runs the work that becomes
  /// ready.
  ///
  /// Inside the app, as in the handler of a row, it only makes the change, because the screen of
  /// the handler is being changed itself. Whoever called the handler does the rest.
  nonisolated func drive<Result: Sendable>(_ body: (isolated App<Route>) -> Result) -> Result {
    let isNested = queue.isIsolatingCurrentContext() == true
    let result = inside(body)
    if isNested { return result }
    inside { $0.session.settleScreens() }
    queue.runReady()
    return result
  }

  /// Applies the result of a task, which calls this outside the app's isolation.
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
  /// Creates and shows the visible screens: the top one, and those beside it. Call this, or the
  /// other `launch`, before anything else.
  ///
  /// Work that a screen starts begins with the next call that drives the app, which decides where
  /// tasks run: ``run(on:recording:takesInput:)``, an event, or the clock.
  ///
  /// - Parameters:
  ///   - path: The initial routes, root first; `nil` for only the root.
  ///   - mode: The mode to show; by default the one whose root is the first of the routes, or else
  ///     the first one.
  ///   - size: The size of the window, in cells.
  ///   - appearance: Language, glyphs, theme, and motion.
  /// - Precondition: The keys of the app are valid, and so are those of its screens, of which a
  ///   debug build checks all here; see ``Screen/keys``. The app has the mode.
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

  /// Continues where an earlier run ended, with the same path and the same open requests.
  ///
  /// Only the visible screens are created, from their saved states; others are created when they
  /// become visible.
  ///
  /// - Parameters:
  ///   - saved: The value that the earlier run passed to ``observeEnding(_:)`` or read from
  ///     ``saved``.
  ///   - size: The size of the window, in cells.
  ///   - appearance: Language, glyphs, theme, and motion.
  /// - Precondition: The keys are valid, as in the other `launch`.
  public nonisolated func launch(
    restoring saved: SavedPath<Route>, size: Size, appearance: Appearance = Appearance()
  ) {
    inside { app in
      app.prepare(size, appearance)
      app.session.host.launch(restoring: saved)
      app.session.reportRestoredFlows()
      app.session.settleScreens()
    }
  }

  /// Remaps keys according to the user's settings. Call this before launch.
  ///
  /// Hints and the list of keys show the remapped keys.
  ///
  /// - Throws: All mistakes, each with its line and a remedy; no key is remapped then.
  /// - Precondition: The app has not been launched.
  public nonisolated func remapKeys(_ remapping: KeyRemapping) throws(KeyRemappingError) {
    inside { app in
      ensure(app.session.host.active == nil, "keys are remapped before the launch")
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

  /// The mistakes in the keys that a launch checks, each with its location and a remedy.
  package nonisolated var keyMistakes: [String] { inside { $0.session.keyMistakes } }

  private func prepare(_ size: Size, _ appearance: Appearance) {
    let mistakes = session.keyMistakes
    ensure(mistakes.isEmpty, mistakes.joined(separator: "\n"))
    session.use(appearance)
    session.resize(to: size)
    session.deliver = { [weak self] change in self?.deliver(change) }
    session.host.router.tasks.observeWaits { [deliver = session.deliver] run in
      deliver { $0.host.updateIndicator(of: run.entry) }
    }
  }

  /// Handles an event at the current time and runs the work that becomes ready.
  public nonisolated func handle(_ event: InputEvent) {
    drive { $0.session.handle(event) }
  }

  /// Advances the clock, fires the timers that are due, and runs the work that becomes ready.
  ///
  /// - Parameter time: The new time, which must not be before the current one.
  public nonisolated func advance(to time: Duration) {
    advance(to: time, isLate: false)
  }

  /// Advances the clock. If it is late, the clock shows the new time while the timers fire.
  nonisolated func advance(to time: Duration, isLate: Bool) {
    queue.advance(to: time, isLate: isLate) { timer in inside { $0.session.fire(timer) } }
  }

  /// Goes back one step, as the back key does.
  ///
  /// - Returns: The kind of step taken.
  @discardableResult
  public nonisolated func back() -> BackStep {
    drive { $0.session.back(trigger: .code) }
  }

  /// Asks every screen whether it may be left, then ends the program.
  ///
  /// The quit key, and ``Context/quit(status:)``, first ask the active screen's
  /// ``Screen/quitQuestion``; a program that decides by itself to end doesn't.
  ///
  /// - Parameter status: The exit status of the process; see ``exitStatus``.
  /// - Precondition: The status is one of 0...255.
  public nonisolated func quit(status: Int32 = 0) {
    drive { app in
      app.session.setStatus(status)
      _ = app.session.host.router.quit(trigger: .code)
    }
  }

  /// The status with which the program has ended; `nil` while it runs.
  ///
  /// It is that of ``quit(status:)`` or ``Context/quit(status:)``, and otherwise 0, as when the
  /// user has quit.
  public nonisolated var exitStatus: Int32? {
    inside { $0.session.isEnded ? $0.session.quitStatus : nil }
  }

  /// Changes the path on behalf of the program itself, as a link does.
  ///
  /// - Parameters:
  ///   - operation: The change.
  ///   - mode: The mode whose path to change and show in a single change; by default the visible
  ///     one.
  ///   - trigger: The trigger to record in the journal.
  /// - Returns: The transition of the change.
  /// - Precondition: The app has the mode.
  @discardableResult
  public nonisolated func perform(
    _ operation: sending PathOperation<Route>, showing mode: PathID? = nil, trigger: Trigger = .code
  ) -> Transition {
    drive { app in
      let router = app.session.host.router
      guard let mode else {
        return router.perform(operation, requester: .app, trigger: trigger)
      }
      return router.perform(operation, showing: mode, trigger: trigger)
    }
  }

  /// Whether the program is over.
  public nonisolated var isEnded: Bool { inside { $0.session.isEnded } }

  /// Draws the whole window in its current state, from scratch.
  public nonisolated func compose() -> Frame {
    inside { app in
      app.session.host.screens.forgetPictures()
      return app.session.compose()
    }
  }

  /// Draws the whole window; returns `nil` if nothing has changed since the previous call.
  public nonisolated func nextFrame() -> Frame? {
    inside { app in
      // A task on the app's queue may have made changes from inside.
      app.session.settleScreens()
      guard app.session.needsFrame else { return nil }
      app.session.needsFrame = false
      return app.session.compose()
    }
  }

  /// Removes and returns the requests that only the terminal can perform, oldest first.
  public nonisolated func takeRequests() -> [TerminalRequest] {
    inside { app in
      defer { app.session.requests = [] }
      return app.session.requests
    }
  }

  /// Starts to collect lifecycle events for ``takeEvents()``.
  package nonisolated func keepEvents() { inside { $0.session.observers.keepsEvents = true } }

  /// The most lifecycle events that ``takeEvents()`` returns: 1,000.
  package static var eventLimit: Int { 1_000 }

  /// Removes and returns the collected lifecycle events, oldest first; at most the newest
  /// ``eventLimit``, with whether these are all.
  package nonisolated func takeEvents() -> (events: [ObservedEvent<Route>], areAll: Bool) {
    inside { $0.session.observers.takeEvents() }
  }
}

/// The effect of going back one step.
public enum BackStep: Hashable, Sendable {
  /// The list of keys, a message or a dialog was closed.
  case closedDialog
  /// A search field was cleared, or the screen performed its own step.
  case steppedInside
  /// A pop of the top screen was requested.
  case popped
  /// The first mode was shown, because another one was at its root.
  case showedFirstMode
  /// The user was asked whether to quit.
  case askedToQuit
  /// Nothing happened, because holding down the key doesn't leave the program.
  case ignored
}
