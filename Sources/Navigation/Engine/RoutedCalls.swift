/// The engine's calls that need routes; entries are given by position. The host is an argument,
/// because a closure that captured it would retain it on every call.
///
/// These are closures rather than protocol requirements: methods of a generic class are compiled
/// once for all route types and look types up at run time, which takes thirty times as long. The
/// closures are specialized for the program's one route type.
@usableFromInline
struct RoutedCalls {
  /// Resolves the edit of a request on a path, and numbers the new entries after the given number.
  let resolve: (Request, EditScope, EntryStack, _ lastEntry: UInt64) -> PathEdit

  /// Applies a change to the paths, with the routes from the request.
  let apply: (PathChange, Request) -> Void

  /// Creates the screen of an entry.
  let create: (_ path: Int, _ index: Int, any NavigationHost) -> Void

  /// Whether an entry without a screen has a saved state.
  let hasSavedState: (_ path: Int, _ index: Int, any NavigationHost) -> Bool

  /// Whether an entry takes up the whole window, even if more panes would fit.
  let takesAllPanes: (_ path: Int, _ index: Int, any NavigationHost) -> Bool

  /// Starts drawing a change; returns whether it is being drawn.
  let draw: (CommittedChange, any NavigationHost) -> Bool

  /// Writes the journal record of a change.
  let recordChange: (CommittedChange, _ time: Duration, any NavigationHost) -> Void

  /// Writes any other journal record of a path.
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
    draw: @escaping (CommittedChange, any NavigationHost) -> Bool,
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
    self.draw = draw
    self.recordChange = recordChange
    self.record = record
  }
}

/// A journal record without routes.
@usableFromInline
enum JournalNote {
  case outcome(JournalOutcome)
  case refusal(cause: Cause, requester: Requester, trigger: Trigger, Outcome)
  case layout(appeared: EntryIDs, disappeared: EntryIDs)
  case load(LoadSummary)
}
