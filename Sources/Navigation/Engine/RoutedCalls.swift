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

  /// Starts to draw a change between what was visible and what is; returns whether it is being drawn.
  let present: (Transition, (EntryIDs, EntryIDs), Direction, _ progress: Double) -> Bool

  /// Has a record of the journal of a path written.
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
    present:
      @escaping (Transition, (EntryIDs, EntryIDs), Direction, _ progress: Double) -> Bool,
    record: @escaping (JournalNote, _ path: Int, _ number: UInt64, _ time: Duration) -> Void
  ) {
    self.resolve = resolve
    self.apply = apply
    self.create = create
    self.hasSavedState = hasSavedState
    self.takesAllPanes = takesAllPanes
    self.present = present
    self.record = record
  }
}

/// A record of the journal without its routes.
@usableFromInline
enum JournalNote {
  case change(PathEdit, Cause, Requester, Trigger, ChangeDetails?)
  case refusal(cause: Cause, requester: Requester, trigger: Trigger, Outcome)
  case outcome(Outcome, appeared: EntryID?)
  case layout(appeared: EntryIDs, disappeared: EntryIDs)
  case load(LoadSummary)
}
