/// The calls of the engine that need routes; entries are given by position.
///
/// They are functions instead of a protocol: the methods of a generic class are compiled once for
/// all types of routes and look them up at run time, which takes thirty times as long. Functions
/// are compiled for the one type of the program.
@usableFromInline
struct RoutedCalls {
  /// Resolves the edit of a request on a path, and numbers the new entries after the given number.
  let resolve:
    (Request, EditScope, _ path: Int, _ entries: [EntryRecord], _ lastEntry: UInt64) -> PathEdit

  /// Applies a change to the paths, with the routes from the request.
  let apply: (PathChange, Request) -> Void

  /// Has the screen of an entry created.
  let create: (_ path: Int, _ index: Int) -> Void

  /// Whether an entry that was never created has a saved state.
  let hasSavedState: (_ path: Int, _ index: Int) -> Bool

  /// Whether an entry is alone in the window, however many would fit.
  let takesAllPanes: (_ path: Int, _ index: Int) -> Bool

  /// Starts to draw a change; returns whether it is being drawn.
  let present: (CommittedChange) -> Bool

  /// Has the record of a change written.
  let recordChange: (CommittedChange, _ time: Duration) -> Void

  /// Has the record of the end of a change of a path written.
  let recordOutcome:
    (Outcome, _ appeared: EntryID?, _ path: Int, _ number: UInt64, _ time: Duration) -> Void

  /// Has another record of the journal of a path written.
  let record: (JournalNote, _ path: Int, _ number: UInt64, _ time: Duration) -> Void

  @usableFromInline
  init(
    resolve:
      @escaping (
        Request, EditScope, _ path: Int, _ entries: [EntryRecord], _ lastEntry: UInt64
      ) -> PathEdit,
    apply: @escaping (PathChange, Request) -> Void,
    create: @escaping (_ path: Int, _ index: Int) -> Void,
    hasSavedState: @escaping (_ path: Int, _ index: Int) -> Bool,
    takesAllPanes: @escaping (_ path: Int, _ index: Int) -> Bool,
    present: @escaping (CommittedChange) -> Bool,
    recordChange: @escaping (CommittedChange, _ time: Duration) -> Void,
    recordOutcome:
      @escaping (
        Outcome, _ appeared: EntryID?, _ path: Int, _ number: UInt64, _ time: Duration
      ) -> Void,
    record: @escaping (JournalNote, _ path: Int, _ number: UInt64, _ time: Duration) -> Void
  ) {
    self.resolve = resolve
    self.apply = apply
    self.create = create
    self.hasSavedState = hasSavedState
    self.takesAllPanes = takesAllPanes
    self.present = present
    self.recordChange = recordChange
    self.recordOutcome = recordOutcome
    self.record = record
  }
}

/// A record of the journal that few operations leave.
@usableFromInline
enum JournalNote {
  case refusal(cause: Cause, requester: Requester, trigger: Trigger, Outcome)
  case layout(appeared: EntryIDs, disappeared: EntryIDs)
  case load(LoadSummary)
}
