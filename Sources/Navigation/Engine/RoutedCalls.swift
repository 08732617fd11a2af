/// What carries routes, as the engine calls it: entries by position.
///
/// Functions, not a protocol: the methods of a generic class are compiled once for all types of
/// routes and look them up while they run, which takes thirty times as long. Functions are compiled
/// for the one type that a program has.
@usableFromInline
struct RoutedCalls {
  /// Works the edit of a request out on the path as it is, numbering the new entries on from the
  /// last one.
  let resolve: (Request, _ entries: [EntryRecord], _ lastEntry: UInt64) -> PathEdit

  /// Applies an edit to the path with its routes, which the request brings.
  let apply: (PathEdit, Request) -> Void

  /// Has the screen of an entry made.
  let create: (_ index: Int) -> Void

  /// Whether an entry that was never made has a saved state.
  let hasSavedState: (_ index: Int) -> Bool

  /// Has a change drawn; answers whether it is being drawn.
  let present: (Transition, Direction, _ progress: Double) -> Bool

  /// Has a record of the journal written.
  let record: (JournalNote, _ number: UInt64, _ time: Duration) -> Void

  @usableFromInline
  init(
    resolve: @escaping (Request, _ entries: [EntryRecord], _ lastEntry: UInt64) -> PathEdit,
    apply: @escaping (PathEdit, Request) -> Void,
    create: @escaping (_ index: Int) -> Void, hasSavedState: @escaping (_ index: Int) -> Bool,
    present: @escaping (Transition, Direction, _ progress: Double) -> Bool,
    record: @escaping (JournalNote, _ number: UInt64, _ time: Duration) -> Void
  ) {
    self.resolve = resolve
    self.apply = apply
    self.create = create
    self.hasSavedState = hasSavedState
    self.present = present
    self.record = record
  }
}

/// A record of the journal before the routes are put into it.
@usableFromInline
enum JournalNote {
  case change(PathEdit, Cause, Requester, Trigger)
  case refusal(cause: Cause, requester: Requester, trigger: Trigger, Outcome)
  case outcome(Outcome, appeared: EntryID?)
  case load(LoadSummary)
}

/// What the engine knows of one entry.
@usableFromInline
struct EntryRecord {
  let id: EntryID

  /// Whether its screen has been made.
  var isCreated = false
}
