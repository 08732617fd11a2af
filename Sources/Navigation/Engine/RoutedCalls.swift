/// The calls of the engine that need routes; entries are given by position. Those to the host pass
/// it along, since referring to it from here would retain it for each call.
///
/// They are functions instead of a protocol: the methods of a generic class are compiled once for
/// all types of routes and look them up at run time, which takes thirty times as long. Functions
/// are compiled for the one type of the program.
@usableFromInline
struct RoutedCalls {
  /// Resolves the edit of a request on a path, and numbers the new entries after the given number.
  let resolve: (Request, EditScope, EntryStack, _ lastEntry: UInt64) -> PathEdit

  /// Applies a change to the paths, with the routes from the request.
  let apply: (PathChange, Request) -> Void

  /// Has the screen of an entry created.
  let create: (_ path: Int, _ index: Int, any NavigationHost) -> Void

  /// Whether an entry that was never created has a saved state.
  let hasSavedState: (_ path: Int, _ index: Int, any NavigationHost) -> Bool

  /// Whether an entry is alone in the window, however many would fit.
  let takesAllPanes: (_ path: Int, _ index: Int, any NavigationHost) -> Bool

  /// Starts to draw a change; returns whether it is being drawn.
  let present: (CommittedChange, any NavigationHost) -> Bool

  /// Has the record of a change written.
  let recordChange: (CommittedChange, _ time: Duration, any NavigationHost) -> Void

  /// Has another record of the journal of a path written.
  let record:
    (
      JournalNote, _ path: Int, _ number: UInt64, _ time: Duration, any NavigationHost
    ) -> Void

  @usableFromInline
  init(
    resolve: @escaping (Request, EditScope, EntryStack, _ lastEntry: UInt64) -> PathEdit,
    apply: @escaping (PathChange, Request) -> Void,
    create: @escaping (_ path: Int, _ index: Int, any NavigationHost) -> Void,
    hasSavedState: @escaping (_ path: Int, _ index: Int, any NavigationHost) -> Bool,
    takesAllPanes: @escaping (_ path: Int, _ index: Int, any NavigationHost) -> Bool,
    present: @escaping (CommittedChange, any NavigationHost) -> Bool,
    recordChange: @escaping (CommittedChange, _ time: Duration, any NavigationHost) -> Void,
    record:
      @escaping (
        JournalNote, _ path: Int, _ number: UInt64, _ time: Duration, any NavigationHost
      ) -> Void
  ) {
    self.resolve = resolve
    self.apply = apply
    self.create = create
    self.hasSavedState = hasSavedState
    self.takesAllPanes = takesAllPanes
    self.present = present
    self.recordChange = recordChange
    self.record = record
  }
}

/// A record of the journal that has no routes.
@usableFromInline
enum JournalNote {
  case outcome(Outcome, appeared: EntryID?)
  case refusal(cause: Cause, requester: Requester, trigger: Trigger, Outcome)
  case layout(appeared: EntryIDs, disappeared: EntryIDs)
  case load(LoadSummary)
}
