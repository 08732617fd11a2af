public import Navigation

/// What a screen's handlers can do: navigate, ask for and return values, start tasks, and show
/// dialogs.
///
/// A context acts for the entry of its screen. Requests of an inactive screen are refused as
/// `stale`. A context has all methods of `Navigating`.
public struct Context<Owner: Routed>: Navigating {
  let host: StackHost<Owner.Route>

  /// The entry of the screen that the context acts for.
  public let entry: EntryID

  /// The key or control that triggered the handler, for the journal.
  let trigger: Trigger

  /// The screen's own path; its `id` is the name of the mode. For a screen that has left its path,
  /// the visible one.
  public var path: Path<Owner.Route> { host.router.path(of: entry) }

  @discardableResult
  public func perform(_ operation: PathOperation<Owner.Route>) -> Transition {
    navigator.perform(operation)
  }

  /// Asks another screen for a value, by pushing a route with a slot to which that screen returns
  /// it.
  ///
  /// - Parameters:
  ///   - target: The property that receives the value, which `answers` must declare.
  ///   - style: The presentation of that screen and everything pushed above it, as a flow or a
  ///     sheet; `nil` to push it like any other screen.
  ///   - route: Makes the route from the slot.
  /// - Returns: The transition of the push, and the answer, which can be awaited.
  @discardableResult
  public func ask<Value: Codable & Sendable>(
    _ target: WritableKeyPath<Owner, Value>, presented style: PresentationStyle? = nil,
    route: (ReturnSlot<Value>) -> Owner.Route
  ) -> ResultRequest<Value> {
    navigator.ask(Owner.answers.name(of: target), presented: style, route: route)
  }

  /// Asks another screen for a value that goes to a closure declared in `answers`.
  @discardableResult
  public func ask<Value: Codable & Sendable>(
    _ answer: Answer<Owner, Value>, presented style: PresentationStyle? = nil,
    route: (ReturnSlot<Value>) -> Owner.Route
  ) -> ResultRequest<Value> {
    navigator.ask(Owner.answers.name(of: answer), presented: style, route: route)
  }

  /// Asks a screen in another mode for a value, by pushing the route onto that mode's path and
  /// showing it. Returning the value, or going back, returns to this mode.
  ///
  /// - Parameters:
  ///   - target: The property that receives the value, which `answers` must declare.
  ///   - mode: The mode. For the visible one, this is the same as a plain `ask`.
  ///   - route: Makes the route from the slot.
  /// - Returns: The transition of the push, and the answer, which can be awaited.
  /// - Precondition: The app has the mode.
  @discardableResult
  public func ask<Value: Codable & Sendable>(
    _ target: WritableKeyPath<Owner, Value>, showing mode: PathID,
    route: (ReturnSlot<Value>) -> Owner.Route
  ) -> ResultRequest<Value> {
    navigator.ask(Owner.answers.name(of: target), showing: mode, route: route)
  }

  /// Asks a screen in another mode for a value that goes to a closure declared in `answers`.
  @discardableResult
  public func ask<Value: Codable & Sendable>(
    _ answer: Answer<Owner, Value>, showing mode: PathID, route: (ReturnSlot<Value>) -> Owner.Route
  ) -> ResultRequest<Value> {
    navigator.ask(Owner.answers.name(of: answer), showing: mode, route: route)
  }

  /// Shows another mode, as the mode bar does; pops the visible mode to its root.
  ///
  /// - Precondition: The app has the mode.
  @discardableResult
  public func show(_ mode: PathID) -> Transition { navigator.show(mode) }

  /// Shows a screen of another mode: pops that mode's path back to the nearest entry with an equal
  /// route, or pushes the route if there is none, and shows the mode, as a single change.
  ///
  /// - Precondition: The app has the mode.
  @discardableResult
  public func navigate(to route: Owner.Route, showing mode: PathID) -> Transition {
    navigator.navigate(to: route, showing: mode)
  }

  /// Performs an operation on another mode's path, and shows the mode, as a single change.
  ///
  /// - Precondition: The app has the mode.
  @discardableResult
  public func perform(_ operation: PathOperation<Owner.Route>, showing mode: PathID) -> Transition {
    navigator.perform(operation, showing: mode)
  }

  /// Quits as the quit key does: asks the screen's ``Screen/quitQuestion``, if it has one, and
  /// every screen whether it may be left, then ends the program.
  ///
  /// This happens right after the handler, so that the screen is asked with its new state. It does
  /// nothing if another screen is active by then.
  ///
  /// - Parameter status: The exit status of the process if the program ends by this: such as 1 of a
  ///   picker in which nothing was chosen.
  /// - Precondition: The status is one of 0...255.
  public func quit(status: Int32 = 0) {
    host.session.deliver { [entry, trigger] session in
      guard session.host.router.active == entry else { return }
      session.quit(status: status, trigger: trigger)
    }
  }

  var navigator: Navigator<Owner.Route> {
    host.router.navigator(for: .entry(entry), trigger: trigger)
  }
}

extension Context {
  /// The library's words in the language of the app.
  var phrases: Phrases { host.session.phrases }

  /// Lets the screen no longer be told of lifecycle events.
  func ignoreLifecycle() { host.screens[entry]?.body.ignoresLifecycle = true }
}

// MARK: - Focus

extension Context {
  /// The name of the view or the row that has the focus, as of the latest layout; `nil` if nothing
  /// has it, or what has it is unnamed.
  public var focusedName: String? { host.screens[entry]?.body.focusedName }

  /// Moves the focus to the view or the row with a name, and scrolls it into view.
  ///
  /// This takes place at the next layout, so it also works before the first one. It does nothing if
  /// there is no such view by then.
  public func focus(_ name: String) {
    host.screens[entry]?.body.wantedFocus = name
    host.session.screensChanged()
  }
}

extension Answer where Owner: Routed {
  /// Creates an answer that passes the value to a closure, which changes the screen and may start
  /// work.
  ///
  /// - Parameters:
  ///   - name: The name, which identifies the answer after a restart.
  ///   - cancelled: Called if the request ended without a value.
  ///   - take: Stores the value. Its context acts for the screen that asked.
  public init(
    _ name: String, cancelled: (@Sendable (inout Owner, CancellationReason) -> Void)? = nil,
    take: @escaping @Sendable (inout Owner, Value, Context<Owner>) -> Void
  ) {
    self.init(name, cancelled: cancelled) { (owner: inout Owner, value, context: Any) in
      guard let own = context as? Context<Owner> else {
        fatalError("\(Owner.self).\(name) needs a context; it was given \(context)")
      }
      take(&owner, value, own)
    }
  }
}

// MARK: - Tasks

extension Context {
  /// The app's queue, on whose clock tasks can sleep.
  public var queue: WorkQueue { host.session.queue }

  /// Starts work in the background, whose result changes the screen.
  ///
  /// The work may block without delaying keys or frames. A running task with the same identity is
  /// cancelled. The result is dropped if the task was cancelled or the screen was removed.
  ///
  /// - Parameters:
  ///   - id: Identifies the task within the screen.
  ///   - scope: Whether the task continues while the screen is covered.
  ///   - place: Where the work runs.
  ///   - purpose: Whether the screen is loading meanwhile; `.following` for work that nothing waits
  ///     for, such as making a copy.
  ///   - work: The work.
  ///   - change: Applies the result to the screen. The result of work that throws nothing is its
  ///     value: `result.get()`, without `try`.
  public func task<Value: Sendable, Failure: Error>(
    _ id: String, scope: TaskScope = .onStack, on place: TaskPlace = .background,
    for purpose: TaskPurpose = .loading,
    _ work: @escaping @Sendable () async throws(Failure) -> Value,
    then change: @escaping @Sendable (inout Owner, Result<Value, Failure>, Context) -> Void
  ) {
    startTask(id, scope: scope, on: place, for: purpose, then: change) { _ async throws(Failure) in
      try await work()
    }
  }

  /// Starts work in the background that can change the screen before it ends.
  func startTask<Value: Sendable, Failure: Error>(
    _ id: String, scope: TaskScope, on place: TaskPlace, for purpose: TaskPurpose,
    then change: @escaping @Sendable (inout Owner, Result<Value, Failure>, Context) -> Void,
    work: @escaping @Sendable (_ apply: ChangeByTask) async throws(Failure) -> Value
  ) {
    let deliver = host.session.deliver
    host.router.tasks.start(id, scope: scope, entry: entry, on: place, for: purpose) { run in
      let result: Result<Value, Failure>
      do throws(Failure) {
        result = .success(try await work(Self.changing(by: run, deliver)))
      } catch {
        result = .failure(error)
      }
      deliver { session in
        session.host.finish(run) { (screen: inout Owner, context: Context<Owner>) in
          change(&screen, result, context)
        }
      }
    }
    host.updateIndicator(of: entry)
  }

  /// Starts asynchronous work, whose result changes the screen without needing a context.
  public func task<Value: Sendable, Failure: Error>(
    _ id: String, scope: TaskScope = .onStack, on place: TaskPlace = .background,
    for purpose: TaskPurpose = .loading,
    _ work: @escaping @Sendable () async throws(Failure) -> Value,
    then change: @escaping @Sendable (inout Owner, Result<Value, Failure>) -> Void
  ) {
    task(id, scope: scope, on: place, for: purpose, work) { screen, result, _ in
      change(&screen, result)
    }
  }

  /// Starts asynchronous work that has no result.
  public func task(
    _ id: String, scope: TaskScope = .onStack, on place: TaskPlace = .background,
    for purpose: TaskPurpose = .loading, _ work: @escaping @Sendable () async -> Void
  ) {
    task(id, scope: scope, on: place, for: purpose, work) { _, _, _ in }
  }

  /// Cancels a task of the screen, including those started by ``every(_:_:scope:_:)`` and
  /// ``follow(_:_:scope:_:ended:)``. Does nothing if it isn't running.
  public func cancelTask(_ id: String) {
    host.router.tasks.cancel(id, entry: entry)
    host.updateIndicator(of: entry)
  }
}

extension StackHost {
  /// Applies the result of a task to its screen, unless the task was cancelled or the screen was
  /// removed.
  func finish<Owner: Routed<Route>>(
    _ run: TaskRun, _ change: (inout Owner, Context<Owner>) -> Void
  ) {
    router.tasks.finish(run) { self.change(screenOf: run, change) }
    updateIndicator(of: run.entry)
  }

  /// Changes the screen of a task.
  func change<Owner: Routed<Route>>(
    screenOf run: TaskRun, _ change: (inout Owner, Context<Owner>) -> Void
  ) {
    guard let box: OwnerBox<Owner> = box(of: run.entry) else { return }
    let context = Context<Owner>(host: self, entry: run.entry, trigger: .code)
    box.change(in: self) { change(&$0, context) }
  }
}
