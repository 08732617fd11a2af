/// The paths with their routes, which the engine does not know.
@usableFromInline
final class PathState<Route: RouteValue> {
  /// The identities of the paths, in the order of the program.
  @usableFromInline let ids: [PathID]

  /// The paths, in one value, so that each step accesses it once.
  @usableFromInline var shown: ShownPaths<Route>

  /// The restored states of entries whose screens have not been created yet.
  ///
  /// Before such an entry is removed, its screen is created to be asked, so no state is left here.
  @usableFromInline var unusedStates: [EntryID: String] = [:]

  /// The host. The engine has checked that it is alive, and holds it whenever this is used.
  @usableFromInline unowned let host: any NavigationHost<Route>

  @inlinable
  init(paths: [Path<Route>], host: any NavigationHost<Route>) {
    ids = paths.map { $0.id }
    shown = ShownPaths(paths)
    self.host = host
  }

  /// The identity of the first path, which stands for the router.
  @inlinable var id: PathID { ids[0] }

  /// All paths, in the order of the program.
  @inlinable var paths: [Path<Route>] { shown.paths }

  /// The path on show.
  @inlinable var path: Path<Route> {
    // By way of `shown.path`, a library that does not know the route would copy all of `shown`.
    let number = shown.number
    return shown.paths[number]
  }

  /// The calls to the host that carry routes.
  @inlinable var calls: RoutedCalls {
    RoutedCalls(
      resolve: { self.resolve($0, in: $1, of: $2, $3, numberedAfter: $4) },
      apply: { self.apply($0, $1) },
      create: { self.createScreen(of: self.paths[$0].storage[$1]) },
      hasSavedState: { self.hasSavedState(self.paths[$0].storage[$1]) },
      takesAllPanes: { self.host.takesAllPanes(self.paths[$0].storage[$1]) },
      present: { self.present($0) },
      recordChange: { self.record($0, time: $1) },
      recordOutcome: { outcome, appeared, path, number, time in
        self.write(.outcome(outcome, appeared: appeared), of: path, number: number, time: time)
      },
      record: { self.record($0, of: $1, number: $2, time: $3) })
  }

  /// Resolves the edit of a request on a path, and numbers the new entries.
  @inlinable
  func resolve(
    _ request: Request, in scope: EditScope, of path: Int, _ entries: [EntryRecord],
    numberedAfter last: UInt64
  ) -> PathEdit {
    let request = operation(request)
    var draft = PathDraft(paths[path], scope: scope)
    request.edit?(&draft)
    let tail = draft.tail
    request.tail = tail
    guard tail.contains(where: { $0.id != nil }) else {
      return PathEdit(
        of: path, keeping: draft.kept, of: entries, adding: tail.count, orElse: draft.unchanged,
        numberedAfter: last, activating: draft.activated)
    }
    for entry in tail { check(entry, isOf: ids[path]) }
    return PathEdit(
      of: path, keeping: draft.kept, of: entries, then: tail.map { $0.id }, orElse: draft.unchanged,
      numberedAfter: last)
  }

  @inlinable
  func apply(_ change: PathChange, _ request: Request) {
    shown.apply(change, tail: operation(request).tail)
  }

  /// The request as its router made it.
  @inlinable
  func operation(_ request: Request) -> OperationRequest<Route> {
    guard let operation = request as? OperationRequest<Route> else {
      preconditionFailure("the path “\(id)” is asked for an edit by a request without one")
    }
    return operation
  }

  /// Traps on an entry of another path, whose identity means something else here.
  @usableFromInline
  func check(_ entry: DraftEntry<Route>, isOf path: PathID) {
    guard let entryID = entry.id, let other = entry.path else { return }
    precondition(
      path == other, "an update of the path “\(path)” holds \(entryID) of the path “\(other)”")
  }

  /// The state of a screen to save.
  func state(of entry: EntryID, isCreated: Bool) -> String? {
    isCreated ? host.state(of: entry) : unusedStates[entry]
  }
}

/// The paths, which of them is on show, and the two tops being drawn.
@usableFromInline
struct ShownPaths<Route: RouteValue> {
  /// The paths, in the order of the program.
  @usableFromInline var paths: [Path<Route>]

  /// The place of the path on show.
  @usableFromInline var number = 0

  /// The top before the last change, which is drawn as it goes.
  @usableFromInline var previousTop: Entry<Route>

  /// The two tops of the last transition that was drawn.
  @usableFromInline var drawn: (from: Entry<Route>, to: Entry<Route>)

  @inlinable
  init(_ paths: [Path<Route>]) {
    self.paths = paths
    previousTop = paths[0].top
    drawn = (previousTop, previousTop)
  }

  /// The path on show.
  @inlinable var path: Path<Route> { paths[number] }

  @inlinable
  mutating func apply(_ change: PathChange, tail: [DraftEntry<Route>]) {
    previousTop = paths[number].top
    paths[change.edit.path].apply(change.edit, tail: tail)
    if let second = change.second { paths[second.path].apply(second, tail: []) }
    number = change.shown
  }

  /// The entries that an edit has just added to a path, top last.
  @inlinable
  func entries(addedBy edit: PathEdit, to path: Int) -> [Entry<Route>] {
    paths[path].entries(addedBy: edit)
  }

  /// Notes that the last change is drawn.
  @inlinable
  mutating func draw() -> (from: Entry<Route>, to: Entry<Route>) {
    drawn = (previousTop, paths[number].top)
    return drawn
  }
}

// MARK: - Calls

extension PathState {
  @inlinable
  func createScreen(of entry: Entry<Route>) {
    if !unusedStates.isEmpty, let state = unusedStates.removeValue(forKey: entry.id) {
      host.create(entry, restoring: state)
    } else {
      host.create(entry)
    }
  }

  @inlinable
  func hasSavedState(_ entry: Entry<Route>) -> Bool {
    unusedStates[entry.id] != nil || host.hasSavedState(entry)
  }

  @inlinable
  func present(_ change: CommittedChange) -> Bool {
    let (from, to) = shown.draw()
    return host.present(Presentation(of: change, from: from, to: to))
  }

  @inlinable
  func record(_ change: CommittedChange, time: Duration) {
    let edit = change.change.edit
    let added = edit.added.isEmpty ? [] : shown.entries(addedBy: edit, to: edit.path)
    write(
      .change(JournalChange(change, added: added)), of: edit.path, number: change.number, time: time
    )
  }

  @inlinable
  func record(_ note: JournalNote, of path: Int, number: UInt64, time: Duration) {
    switch note {
    case .refusal(let cause, let requester, let trigger, let outcome):
      write(
        .refusal(cause: cause, requester: requester, trigger: trigger, outcome: outcome), of: path,
        number: number, time: time)
    case .layout(let appeared, let disappeared):
      write(
        .layout(appeared: Array(appeared), disappeared: Array(disappeared)), of: path,
        number: number, time: time)
    case .load(let summary): write(.load(summary), of: path, number: number, time: time)
    }
  }

  /// Passes a record on. It takes the event over, since a copy would cost more than the rest.
  @inlinable
  func write(
    _ event: consuming JournalEvent<Route>, of path: Int, number: UInt64, time: Duration
  ) {
    host.record(JournalRecord(number: number, time: time, path: ids[path], event: event))
  }
}
