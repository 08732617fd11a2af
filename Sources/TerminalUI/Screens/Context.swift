public import Navigation

/// What a screen's handlers are given to reach beyond the screen: to navigate, to ask and to return,
/// to start tasks, to show a dialog.
///
/// It acts in the name of the screen's entry: an operation asked for by a screen that is no longer on
/// top is not done (`stale`). Every verb of `Navigating` is here.
public struct Context<Owner: Routed>: Navigating {
  let host: StackHost<Owner.Route>

  /// The entry of the screen.
  public let entry: EntryID

  /// Which control or key this is about, for the journal.
  let origin: Origin

  /// The entries from the root to the top.
  public var path: Path<Owner.Route> { host.router.path }

  /// How the program looks and speaks.
  public var appearance: Appearance { host.session.appearance }

  @discardableResult
  public func perform(_ operation: PathOperation<Owner.Route>) -> Transition {
    navigator.perform(operation)
  }

  /// Asks another screen for a value: pushes it with a slot that it returns the value to.
  ///
  /// - Parameters:
  ///   - target: Where the value goes, as declared in `answers`.
  ///   - route: The route to push, made with the slot.
  /// - Returns: The transition, and the answer for those who await it.
  @discardableResult
  public func ask<Value: Codable & Sendable>(
    _ target: WritableKeyPath<Owner, Value>, route: (ReturnSlot<Value>) -> Owner.Route
  ) -> Asking<Value> {
    navigator.ask(Owner.answers.name(of: target), route: route)
  }

  /// Asks another screen for a value that a declared closure takes.
  @discardableResult
  public func ask<Value: Codable & Sendable>(
    _ answer: Answer<Owner, Value>, route: (ReturnSlot<Value>) -> Owner.Route
  ) -> Asking<Value> {
    navigator.ask(Owner.answers.name(of: answer), route: route)
  }

  /// Returns a value to the screen that asked for it, going back to it from any depth.
  @discardableResult
  public func `return`<Value>(_ value: Value, to slot: ReturnSlot<Value>) -> Transition {
    navigator.return(value, to: slot)
  }

  /// Puts a value into the screen that asked for it and stays here.
  @discardableResult
  public func provide<Value>(_ value: Value, to slot: ReturnSlot<Value>) -> Transition {
    navigator.provide(value, to: slot)
  }

  private var navigator: Navigator<Owner.Route> {
    host.router.navigator(for: .entry(entry), origin: origin)
  }
}

// MARK: - Tasks

extension Context {
  /// The app's queue and clock, on which a task may wait.
  public var queue: WorkQueue { host.session.queue }

  /// Starts work that runs apart; its result comes back as a change of the screen.
  ///
  /// A task under an identity that is in use cancels the one before. When the screen has gone, or the
  /// task was cancelled, the result is dropped.
  ///
  /// - Parameters:
  ///   - id: Names the task within the screen.
  ///   - scope: Whether the task goes on while the screen is covered.
  ///   - work: What to do. It runs on the app's queue unless it says otherwise.
  ///   - change: Puts the result into the screen.
  public func task<Value: Sendable>(
    _ id: String, scope: TaskScope = .onStack,
    _ work: @escaping @Sendable () async throws -> Value,
    then change: @escaping @Sendable (inout Owner, Result<Value, any Error>, Context) -> Void
  ) {
    let deliver = host.session.deliver
    let path = host.router.path.id
    host.router.tasks.start(id, scope: scope, entry: entry) { ticket in
      let result: Result<Value, any Error>
      do { result = .success(try await work()) } catch { result = .failure(error) }
      await deliver { session in
        session.host(of: path)?.finish(ticket) { (screen: inout Owner, context: Context<Owner>) in
          change(&screen, result, context)
        }
      }
    }
    host.updateIndicator(of: entry)
  }

  /// Starts work that runs apart; its result comes back as a change of the screen.
  public func task<Value: Sendable>(
    _ id: String, scope: TaskScope = .onStack,
    _ work: @escaping @Sendable () async throws -> Value,
    then change: @escaping @Sendable (inout Owner, Result<Value, any Error>) -> Void
  ) {
    task(id, scope: scope, work) { screen, result, _ in change(&screen, result) }
  }

  /// Cancels a task of the screen, if it runs.
  public func cancelTask(_ id: String) {
    host.router.tasks.cancel(id, entry: entry)
    host.updateIndicator(of: entry)
  }
}

extension StackHost {
  /// Puts the result of a task into its screen, if both are still wanted.
  func finish<Owner: Routed<Route>>(
    _ ticket: TaskTicket, _ change: (inout Owner, Context<Owner>) -> Void
  ) {
    router.tasks.finish(ticket) {
      // A ticket names an entry, whose kind of screen only its box knows.
      guard let box = screens[ticket.entry] as? OwnerBox<Owner> else { return }
      let context = Context<Owner>(host: self, entry: ticket.entry, origin: .code)
      box.change(in: self) { change(&$0, context) }
    }
    updateIndicator(of: ticket.entry)
  }
}
