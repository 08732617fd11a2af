public import Navigation
import TerminalCore

extension Context {
  /// Changes the screen repeatedly, on the app's clock.
  ///
  /// The changes take place one interval after this call, two intervals after it, and so on, even
  /// after one of them came late. If some were missed, as while the program was suspended, only one
  /// is made up for. This doesn't count as loading, and nothing waits for it.
  ///
  /// - Parameters:
  ///   - id: Identifies this among the tasks of the screen; a running one with the same identity is
  ///     cancelled.
  ///   - interval: The time between two changes.
  ///   - scope: Whether it continues while the screen is covered.
  ///   - change: Changes the screen.
  /// - Precondition: The interval is at least a millisecond.
  public func every(
    _ id: String, _ interval: Duration, scope: TaskScope = .onStack,
    _ change: @escaping @Sendable (inout Owner, Context) -> Void
  ) {
    ensure(
      interval >= .milliseconds(1),
      "every \(interval), “\(id)”: the interval must be at least a millisecond")
    let queue = queue
    keepUp(id, scope: scope, on: .app) { apply in
      var next = queue.now
      while true {
        next += interval
        let (now, late) = (queue.now, (queue.now - next).attoseconds)
        if late > 0 { next = now + interval - Duration(attoseconds: late % interval.attoseconds) }
        try await queue.sleep(for: next - queue.now, purpose: .background)
        await apply(change)
      }
    }
  }

  /// Changes the screen with each element of an asynchronous sequence, such as the lines of a log.
  ///
  /// The next element is requested only after the previous one was applied, so that no queue builds
  /// up. This doesn't count as loading, and nothing waits for it.
  ///
  /// - Parameters:
  ///   - id: Identifies this among the tasks of the screen; a running one with the same identity is
  ///     cancelled.
  ///   - sequence: The sequence.
  ///   - scope: Whether it continues while the screen is covered. With `visible`, the sequence is
  ///     iterated anew when the screen reappears. A stream can't be, because cancellation ends it;
  ///     use the form that makes a new one.
  ///   - change: Changes the screen with an element.
  ///   - ended: Called after the last element, with the error if the sequence failed. Without it,
  ///     an error is one of the app's ``App/mistakes``.
  public func follow<Sequence: AsyncSequence & Sendable>(
    _ id: String, _ sequence: Sequence, scope: TaskScope = .onStack,
    _ change: @escaping @Sendable (inout Owner, Sequence.Element, Context) -> Void,
    ended: (@Sendable (inout Owner, (any Error)?, Context) -> Void)? = nil
  ) where Sequence.Element: Sendable, Sequence.AsyncIterator: SendableMetatype {
    follow(id, from: { sequence }, scope: scope, change, ended: ended)
  }

  /// Changes the screen with each element of a sequence that is made when iteration starts: right
  /// away and, with the scope `visible`, whenever the screen reappears.
  public func follow<Sequence: AsyncSequence & SendableMetatype>(
    _ id: String, from makeSequence: @escaping @Sendable () -> Sequence,
    scope: TaskScope = .onStack,
    _ change: @escaping @Sendable (inout Owner, Sequence.Element, Context) -> Void,
    ended: (@Sendable (inout Owner, (any Error)?, Context) -> Void)? = nil
  ) where Sequence.Element: Sendable, Sequence.AsyncIterator: SendableMetatype {
    let ended =
      ended ?? { _, error, context in
        if let error { context.report(id, failedWith: error) }
      }
    keepUp(id, scope: scope, on: .background, ended: ended) { apply in
      for try await element in makeSequence() {
        await apply { change(&$0, element, $1) }
      }
    }
  }

  /// Reports that a sequence which is followed has failed, and nobody handles the error.
  private func report(_ id: String, failedWith error: any Error) {
    host.session.report(
      mistake:
        "\(Owner.self): follow(“\(id)”) has ended with the error \(error); handle errors in "
        + "ended:, after the closure that takes the elements")
  }

  /// Starts work that changes the screen as it proceeds.
  private func keepUp(
    _ id: String, scope: TaskScope, on place: TaskPlace,
    ended: (@Sendable (inout Owner, (any Error)?, Context) -> Void)? = nil,
    work: @escaping @Sendable (_ apply: ChangeByTask) async throws -> Void
  ) {
    let deliver = host.session.deliver
    host.router.tasks.start(id, scope: scope, entry: entry, on: place, for: .following) { run in
      var failure: (any Error)?
      do {
        try await work(Self.changing(by: run, deliver))
      } catch {
        failure = error
      }
      deliver { [failure] session in
        session.host.finish(run) { (screen: inout Owner, context: Context<Owner>) in
          ended?(&screen, failure, context)
        }
      }
    }
    host.session.tasksChanged()
  }
}
