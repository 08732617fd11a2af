/// One line of the journal: what was done, refused, ended or loaded.
public struct JournalRecord<Route: RouteValue>: Hashable, Codable, Sendable {
  /// The number of the operation; a change and its outcome have the same number.
  public let number: UInt64

  /// The time on the app's clock.
  public let time: Duration

  /// The identity of the path.
  public let path: PathID

  /// The event.
  public let event: JournalEvent<Route>

  @inlinable
  init(number: UInt64, time: Duration, path: PathID, event: JournalEvent<Route>) {
    self.number = number
    self.time = time
    self.path = path
    self.event = event
  }
}

/// The event in a record of the journal.
public enum JournalEvent<Route: RouteValue>: Hashable, Codable, Sendable {
  /// The path has changed.
  case change(JournalChange<Route>)
  /// An operation did not happen: it was stale, vetoed or refused.
  case refusal(cause: Cause, requester: Requester, trigger: Trigger, outcome: Outcome)
  /// A window of another size shows other entries of the same path, both lists bottom first.
  case layout(appeared: [EntryID], disappeared: [EntryID])
  /// A change ended. A screen view is counted where something appeared.
  case outcome(Outcome, appeared: EntryID?)
  /// A screen has loaded.
  case load(LoadSummary)
}

/// A committed edit of the path: how many of the first entries are untouched, and the entries now
/// above them.
public struct JournalChange<Route: RouteValue>: Hashable, Codable, Sendable {
  /// The kind of the change.
  public let cause: Cause

  /// The requester.
  public let requester: Requester

  /// The input that triggered it.
  public let trigger: Trigger

  /// The added entries, top last.
  public let added: [Entry<Route>]

  /// What only some changes have. Few do, and a record without it is smaller.
  @usableFromInline let details: ChangeDetails?

  /// How many of the first entries stayed untouched.
  public let kept: Int

  @usableFromInline let gone: EntryIDs
  @usableFromInline let tail: EntryIDs

  @inlinable
  init(_ change: CommittedChange, added: [Entry<Route>]) {
    let edit = change.change.edit
    cause = change.change.cause
    requester = change.request.requester
    trigger = change.request.trigger
    self.added = added
    details = change.details
    kept = edit.kept
    gone = edit.removed
    tail = edit.tail
  }

  private enum CodingKeys: String, CodingKey {
    case cause, requester, trigger, added, details, kept
    case gone = "removed"
    case tail = "above"
  }
}

extension JournalChange {
  /// The removed entries, top first. Quitting lists those of all paths.
  public var removed: [EntryID] { Array(gone) }

  /// How the first of the added entries is presented, if it begins a flow or a sheet.
  public var presented: PresentationStyle? { details?.presentation }

  /// The paths before and after, if another one is shown.
  public var switched: PathSwitch? { details?.switched }

  /// What else is removed, from the path of the screen to which a value returns.
  public var second: PathRemoval? { details?.second }

  /// The entries now above the untouched ones, top last: added and moved entries.
  public var above: [EntryID] { Array(tail) }
}
