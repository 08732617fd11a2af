/// One entry of the journal: something that was done, refused, ended, or loaded.
public struct JournalRecord<Route: RouteValue>: Hashable, Codable, Sendable {
  /// The number of the operation; a change and its outcome have the same number.
  public let number: UInt64

  /// The time since the app began, on the app's clock.
  public let time: Duration

  /// The path on which it happened.
  public let path: PathID

  /// What happened.
  public let event: JournalEvent<Route>

  @inlinable
  init(number: UInt64, time: Duration, path: PathID, event: JournalEvent<Route>) {
    self.number = number
    self.time = time
    self.path = path
    self.event = event
  }
}

/// What a journal record reports.
public enum JournalEvent<Route: RouteValue>: Hashable, Codable, Sendable {
  /// The path changed.
  case change(JournalChange<Route>)
  /// An operation was not performed: it was stale, vetoed, or refused, or it was the first that was
  /// superseded because hooks went on without end.
  case refusal(cause: Cause, requester: Requester, trigger: Trigger, outcome: Outcome)
  /// A window of another size shows other entries of the same path; both lists are bottom first.
  case layout(appeared: [EntryID], disappeared: [EntryID])
  /// A change ended.
  case outcome(JournalOutcome)
  /// A screen finished loading.
  case load(LoadSummary)
}

/// A committed edit of the path: the number of leading entries left untouched, and the entries now
/// above them.
public struct JournalChange<Route: RouteValue>: Hashable, Codable, Sendable {
  /// The kind of change.
  public let cause: Cause

  /// Who requested the change.
  public let requester: Requester

  /// The input that triggered the change.
  public let trigger: Trigger

  /// The added entries, top last.
  public let added: [Entry<Route>]

  /// The uncommon parts, kept apart because most records have none and stay smaller this way.
  @usableFromInline let details: ChangeDetails?

  /// The number of leading entries left untouched.
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
  /// The removed entries, top first; when the program ends, the entries of all paths.
  public var removed: [EntryID] { Array(gone) }

  /// The presentation style of the first added entry, if it begins a flow or a sheet.
  public var presented: PresentationStyle? { details?.presentation }

  /// The visible paths before and after, if the change shows another path.
  public var switched: PathSwitch? { details?.switched }

  /// What the change removes from the path of the screen to which a value returns, if that is
  /// another path.
  public var second: PathRemoval? { details?.second }

  /// The entries now above the untouched ones, both added and moved, top last.
  public var above: [EntryID] { Array(tail) }
}

/// The end of a change: how it ended, and which entries appeared by it.
public struct JournalOutcome: Hashable, Codable, Sendable {
  /// How the change ended.
  public let outcome: Outcome

  @usableFromInline let shown: EntryIDs

  @inlinable
  init(_ outcome: Outcome, appeared: EntryIDs) {
    self.outcome = outcome
    shown = appeared
  }

  private enum CodingKeys: String, CodingKey {
    case outcome
    case shown = "appeared"
  }
}

extension JournalOutcome {
  /// The entries that received `didAppear` by the change, in that order. They are the screen views
  /// to count.
  public var appeared: [EntryID] { Array(shown) }
}
