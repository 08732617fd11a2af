public import Navigation

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
