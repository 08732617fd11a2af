import Synchronization

/// The progress of a transition.
public enum TransitionState: Hashable, Sendable {
  /// Requested before the launch, in a hook, or after the first change of a handler, or has to ask
  /// about a hidden path while another question is open; it runs right after that.
  case queued
  /// Waiting for the answer to a question; the path is unchanged.
  case pending
  /// A swipe is being held; the path is unchanged.
  case tentative
  /// The path has changed; the change is still being drawn.
  case committed
  /// The operation is over.
  case ended(Outcome)
}

extension Transition: CustomStringConvertible {
  /// The state, such as `ended(completed)`.
  public var description: String { "\(state)" }
}

/// One operation on the path: its progress and its outcome.
///
/// You can ignore it. Every task that awaits the outcome is resumed exactly once.
public final class Transition: Sendable {
  private struct Progress {
    var state: TransitionState
    var removed = EntryIDs.none
    var added = EntryIDs.none
    /// Created for the first task that awaits the outcome; usually there is none.
    var promise: Promise<Outcome>?
  }

  private let progress: Mutex<Progress>

  init(_ state: TransitionState) {
    progress = Mutex(Progress(state: state))
  }

  /// The progress of the operation.
  public var state: TransitionState { progress.withLock(\.state) }

  /// The entries removed from the path, top first; empty until committed.
  public var removed: [EntryID] { Array(progress.withLock(\.removed)) }

  /// The entries added to the path, top last; empty until committed.
  public var added: [EntryID] { Array(progress.withLock(\.added)) }

  /// The outcome of the operation, waiting until it has ended.
  public var outcome: Outcome {
    get async {
      let promise = progress.withLock { progress in
        let promise = progress.promise ?? Promise()
        progress.promise = promise
        if case .ended(let outcome) = progress.state { promise.keep(outcome) }
        return promise
      }
      return await promise.value
    }
  }

  /// Notes that the operation has reached a state.
  func reach(_ state: TransitionState) {
    progress.withLock { $0.state = state }
  }

  /// Notes that the path has changed.
  func commit(removed: EntryIDs, added: EntryIDs) {
    progress.withLock { progress in
      progress.state = .committed
      progress.removed = removed
      progress.added = added
    }
  }

  /// Ends the operation and resumes all awaiting tasks; ending it again does nothing.
  func end(_ outcome: Outcome) {
    let promise: Promise<Outcome>? = progress.withLock { progress in
      if case .ended = progress.state { return nil }
      progress.state = .ended(outcome)
      return progress.promise
    }
    promise?.keep(outcome)
  }
}
