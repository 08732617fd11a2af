/// One line of the journal: what was done, refused, ended or loaded.
public struct JournalRecord<Route: RouteValue>: Hashable, Codable, Sendable {
  /// The number of the operation; a change and its outcome have the same.
  public let number: UInt64

  /// When, on the app's own clock.
  public let time: Duration

  /// Which path.
  public let path: PathID

  /// What took place.
  public let event: JournalEvent<Route>

  @inlinable
  init(number: UInt64, time: Duration, path: PathID, event: JournalEvent<Route>) {
    self.number = number
    self.time = time
    self.path = path
    self.event = event
  }
}

/// What a record of the journal tells.
public enum JournalEvent<Route: RouteValue>: Hashable, Codable, Sendable {
  /// The path is new.
  case change(JournalChange<Route>)
  /// An operation was not done: it was stale, vetoed or refused.
  case refusal(cause: Cause, requester: Requester, trigger: Trigger, outcome: Outcome)
  /// A change ended. A screen view is counted where something appeared.
  case outcome(Outcome, appeared: EntryID?)
  /// A screen has loaded.
  case load(LoadSummary)
}

/// A committed edit of the path, told by what it changed: «the first entries as they were, then
/// these».
public struct JournalChange<Route: RouteValue>: Hashable, Codable, Sendable {
  /// What kind of change.
  public let cause: Cause

  /// Who asked.
  public let requester: Requester

  /// What set it off.
  public let trigger: Trigger

  /// The entries that came, top last.
  public let added: [Entry<Route>]

  /// How many of the first entries stayed untouched.
  public let kept: Int

  @usableFromInline let gone: EntryIDs
  @usableFromInline let tail: EntryIDs

  @inlinable
  init(
    cause: Cause, requester: Requester, trigger: Trigger, _ edit: PathEdit, added: [Entry<Route>]
  ) {
    self.cause = cause
    self.requester = requester
    self.trigger = trigger
    self.added = added
    kept = edit.kept
    gone = edit.removed
    tail = edit.tail
  }

  private enum CodingKeys: String, CodingKey {
    case cause, requester, trigger, added, kept
    case gone = "removed"
    case tail = "above"
  }
}

extension JournalChange {
  /// The entries that went, top first.
  public var removed: [EntryID] { Array(gone) }

  /// What stands on the untouched ones now, top last: what came, and what was moved.
  public var above: [EntryID] { Array(tail) }
}
