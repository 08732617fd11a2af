/// How far a transition has come.
public enum TransitionState: Hashable, Sendable {
  /// Asked inside a change or a handler; it runs right after.
  case queued
  /// A question is open; the path is as it was.
  case pending
  /// A swipe that can still be let go; the path is as it was.
  case tentative
  /// The path is new; the drawing goes on.
  case committed
  /// Over.
  case ended(Outcome)
}

import Synchronization

/// The handle of one operation: how far it has come, and how it ended.
///
/// Ignoring it is fine. Everyone who awaits the outcome is resumed exactly once.
public final class Transition: Sendable {
  private struct Progress {
    var state: TransitionState
    var removed = EntryIDs.none
    var added = EntryIDs.none
    /// Made for the first who awaits; mostly nobody does.
    var promise: Promise<Outcome>?
  }

  private let progress: Mutex<Progress>

  init(_ state: TransitionState) {
    progress = Mutex(Progress(state: state))
  }

  /// How far the operation has come.
  public var state: TransitionState { progress.withLock(\.state) }

  /// The entries that left the path, top first; empty until committed.
  public var removed: [EntryID] { Array(progress.withLock(\.removed)) }

  /// The entries that came into the path, top last; empty until committed.
  public var added: [EntryID] { Array(progress.withLock(\.added)) }

  /// How it ended, awaited.
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

  /// Notes a step on the way.
  func reach(_ state: TransitionState) {
    progress.withLock { $0.state = state }
  }

  /// Notes that the path is new.
  func commit(removed: EntryIDs, added: EntryIDs) {
    progress.withLock { progress in
      progress.state = .committed
      progress.removed = removed
      progress.added = added
    }
  }

  /// Ends it and resumes everyone who awaits; what ended stays as it ended.
  func end(_ outcome: Outcome) {
    let promise: Promise<Outcome>? = progress.withLock { progress in
      if case .ended = progress.state { return nil }
      progress.state = .ended(outcome)
      return progress.promise
    }
    promise?.keep(outcome)
  }
}
