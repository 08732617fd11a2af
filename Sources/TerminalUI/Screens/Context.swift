public import Navigation

/// The connection of a screen's handlers to the rest of the program: they use it to navigate, to
/// ask for and return values, to start tasks and to show dialogs.
///
/// A context acts for its screen's entry. Requests of a screen that is not active are refused as
/// `stale`. It has all verbs of `Navigating`.
public struct Context<Owner: Routed>: Navigating {
  let host: StackHost<Owner.Route>

  /// The entry whose screen the context acts for.
  public let entry: EntryID

  /// The key or control that led here, for the journal.
  let trigger: Trigger

  /// The entries of the screen's own path, from the root to the top. Its `id` names the mode.
  public var path: Path<Owner.Route> { host.path(of: entry) }

  @discardableResult
  public func perform(_ operation: PathOperation<Owner.Route>) -> Transition {
    navigator.perform(operation)
  }

  /// Asks another screen for a value: pushes a route with a slot, to which that screen returns the
  /// value.
  ///
  /// - Parameters:
  ///   - target: The property that receives the value, which `answers` must declare.
  ///   - style: How that screen is presented, with all that is pushed above it: as a flow of its
  ///     own or as a sheet. Without a style it is pushed like any other screen.
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

  /// Asks a screen in another mode for a value: pushes the route on the path there and shows it.
  /// The value, or going back, comes back to this mode.
  ///
  /// - Parameters:
  ///   - target: The property that receives the value, which `answers` must declare.
  ///   - mode: The mode. In the one visible it is a plain `ask`.
  ///   - route: Makes the route from the slot.
  /// - Returns: The transition of the push, and the answer, which can be awaited.
  /// - Precondition: The app has the mode.
  @discardableResult
  public func ask<Value: Codable & Sendable>(
    _ target: WritableKeyPath<Owner, Value>, in mode: PathID,
    route: (ReturnSlot<Value>) -> Owner.Route
  ) -> ResultRequest<Value> {
    navigator.ask(Owner.answers.name(of: target), on: mode, route: route)
  }

  /// Asks a screen in another mode for a value that goes to a closure declared in `answers`.
  @discardableResult
  public func ask<Value: Codable & Sendable>(
    _ answer: Answer<Owner, Value>, in mode: PathID, route: (ReturnSlot<Value>) -> Owner.Route
  ) -> ResultRequest<Value> {
    navigator.ask(Owner.answers.name(of: answer), on: mode, route: route)
  }

  /// Shows another mode, as the bar does; the one visible goes to its root.
  ///
  /// - Precondition: The app has the mode.
  @discardableResult
  public func show(_ mode: PathID) -> Transition { navigator.show(mode) }

  /// Returns a value to the screen that asked for it, and pops back to that screen from any depth.
  @discardableResult
  public func `return`<Value>(_ value: Value, to slot: ReturnSlot<Value>) -> Transition {
    navigator.return(value, to: slot)
  }

  /// Passes a value to the screen that asked for it without leaving this one.
  @discardableResult
  public func provide<Value>(_ value: Value, to slot: ReturnSlot<Value>) -> Transition {
    navigator.provide(value, to: slot)
  }

  private var navigator: Navigator<Owner.Route> {
    host.router.navigator(for: .entry(entry), trigger: trigger)
  }
}

extension Context {
  /// The library's words in the language of the app.
  var phrases: Phrases { host.session.phrases }
}

// MARK: - Focus

extension Context {
  /// Moves the focus to the view or the row with a name, and scrolls it into view.
  ///
  /// That happens when the screen is laid out next, so it works before the first time too. Nothing
  /// happens if there is no such view then.
  public func focus(_ name: String) {
    host.screens[entry]?.wantedFocus = name
    host.session.screensChanged()
  }
}

extension Answer where Owner: Routed {
  /// Passes the value to a closure that changes the screen and may start work.
  ///
  /// - Parameters:
  ///   - name: The name, which identifies the answer after a restart.
  ///   - cancelled: Called if the request ended without a value.
  ///   - take: Stores the value. Its context acts for the screen that asked.
  public init(
    _ name: String, cancelled: (@Sendable (inout Owner, CancellationReason) -> Void)? = nil,
    take: @escaping @Sendable (inout Owner, Value, Context<Owner>) -> Void
  ) {
    self.init(name, cancelled: cancelled) { (owner: inout Owner, value, surroundings: Any) in
      guard let context = surroundings as? Context<Owner> else {
        preconditionFailure("\(Owner.self).\(name) needs a context; it was given \(surroundings)")
      }
      take(&owner, value, context)
    }
  }
}

// MARK: - Tasks

extension Context {
  /// The app's queue, on whose clock tasks can sleep.
  public var queue: WorkQueue { host.session.queue }

  /// Starts work in the background, whose result changes the screen.
  ///
  /// The work may block: keys and frames go on meanwhile. A running task with the same identity is
  /// cancelled. The result is dropped if the task was cancelled or the screen is gone.
  ///
  /// - Parameters:
  ///   - id: Identifies the task within the screen.
  ///   - scope: Whether the task continues while the screen is covered.
  ///   - place: Where the work runs.
  ///   - work: The work.
  ///   - change: Applies the result to the screen.
  public func task<Value: Sendable>(
    _ id: String, scope: TaskScope = .onStack, on place: TaskPlace = .background,
    _ work: @escaping @Sendable () async throws -> Value,
    then change: @escaping @Sendable (inout Owner, Result<Value, any Error>, Context) -> Void
  ) {
    let deliver = host.session.deliver
    host.router.tasks.start(id, scope: scope, entry: entry, on: place) { run in
      let result: Result<Value, any Error>
      do { result = .success(try await work()) } catch { result = .failure(error) }
      deliver { session in
        session.host.finish(run) { (screen: inout Owner, context: Context<Owner>) in
          change(&screen, result, context)
        }
      }
    }
    host.updateIndicator(of: entry)
  }

  /// Starts asynchronous work, whose result changes the screen without needing a context.
  public func task<Value: Sendable>(
    _ id: String, scope: TaskScope = .onStack, on place: TaskPlace = .background,
    _ work: @escaping @Sendable () async throws -> Value,
    then change: @escaping @Sendable (inout Owner, Result<Value, any Error>) -> Void
  ) {
    task(id, scope: scope, on: place, work) { screen, result, _ in change(&screen, result) }
  }

  /// Cancels a task of the screen, or what ``every(_:_:scope:_:)`` and
  /// ``follow(_:_:scope:_:ended:)`` have started. Does nothing if it is not running.
  public func cancelTask(_ id: String) {
    host.router.tasks.cancel(id, entry: entry)
    host.updateIndicator(of: entry)
  }
}

extension StackHost {
  /// Applies the result of a task to its screen, unless the task was cancelled or the screen is
  /// gone.
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
    // A task run names an entry, and only the box of that entry knows the type of the screen.
    guard let box = screens[run.entry] as? OwnerBox<Owner> else { return }
    let context = Context<Owner>(host: self, entry: run.entry, trigger: .code)
    box.change(in: self) { change(&$0, context) }
  }
}
