/// The paths with their routes, which the engine doesn't know.
@usableFromInline
final class PathState<Route: RouteValue> {
  /// The identities of the paths, in the order in which the program declared them.
  @usableFromInline let ids: [PathID]

  /// The paths, in one value so that each step accesses it only once.
  @usableFromInline var storage: PathStorage<Route>

  @inlinable
  init(paths: [Path<Route>]) {
    ids = paths.map { $0.id }
    storage = PathStorage(paths)
  }

  /// The identity of the first path, which identifies the router.
  @inlinable var id: PathID { ids[0] }

  /// All paths, in the order in which the program declared them.
  @inlinable var paths: [Path<Route>] { storage.paths }

  /// The visible path.
  @inlinable var path: Path<Route> {
    // Unspecialized code would copy all of `storage` for a property of it that returns the path.
    let number = storage.number
    return storage.paths[number]
  }

  /// The engine's calls that need routes, specialized for a type of host.
  @inlinable
  func calls<Host: NavigationHost<Route>>(to type: Host.Type) -> RoutedCalls {
    RoutedCalls(
      resolve: { self.resolve($0, in: $1, on: $2, numberedAfter: $3) },
      apply: { self.apply($0, $1) },
      create: {
        let (entry, state) = self.storage.takeEntry(at: $1, of: $0)
        guard let state else { return Host.cast($2).create(entry) }
        Host.cast($2).create(entry, restoring: state)
      },
      hasSavedState: { self.hasSavedState(at: $1, of: $0, in: Host.cast($2)) },
      takesAllPanes: { Host.cast($2).takesAllPanes(self.paths[$0].storage[$1]) },
      draw: {
        let (from, to) = self.storage.draw()
        return Host.cast($1).draw(RunningTransition(of: $0, from: from, to: to))
      },
      recordChange: {
        let record = self.record(of: $0, time: $1)
        Host.cast($2).record(record)
      },
      record: {
        let record = self.record(of: $0, on: $1, number: $2, time: $3)
        Host.cast($4).record(record)
      })
  }

  /// Resolves the edit of a request on a path, and numbers the new entries.
  @inlinable
  func resolve(
    _ request: Request, in scope: EditScope, on stack: EntryStack, numberedAfter last: UInt64
  ) -> PathEdit {
    let request = operation(request)
    switch request.edit {
    case .push(let new) where scope.requesterCount == nil:
      request.tail = new
      return PathEdit(of: stack, pushing: new.count, numberedAfter: last)
    case .push(let new):
      return resolve(request, in: scope, on: stack, numberedAfter: last) { $0.show(new) }
    case .pop(let count): return PathEdit(of: stack, popping: count, in: scope)
    case .draft(let edit):
      return resolve(request, in: scope, on: stack, numberedAfter: last, by: edit)
    case .provide: preconditionFailure("a value that is provided edits no path")
    }
  }

  /// Resolves an edit of a draft.
  @inlinable
  func resolve(
    _ request: OperationRequest<Route>, in scope: EditScope, on stack: EntryStack,
    numberedAfter last: UInt64, by edit: (inout PathDraft<Route>) -> Void
  ) -> PathEdit {
    var draft = storage.draft(of: stack.number, scope: scope)
    edit(&draft)
    let tail = draft.tail
    request.tail = tail
    guard tail.contains(where: { $0.id != nil }) else {
      return PathEdit(
        of: stack, keeping: draft.kept, adding: tail.count, orElse: draft.unchanged,
        numberedAfter: last, activating: draft.activated)
    }
    for entry in tail { check(entry, isOf: ids[stack.number]) }
    return PathEdit(
      of: stack, keeping: draft.kept, then: tail.map { $0.id }, orElse: draft.unchanged,
      numberedAfter: last)
  }

  @inlinable
  func apply(_ change: PathChange, _ request: Request) {
    let tail = change.edit.added.isEmpty ? [] : operation(request).tail
    storage.apply(change, tail: tail)
  }

  /// The request with its route type, as the router created it.
  @inlinable
  func operation(_ request: Request) -> OperationRequest<Route> {
    guard let operation = request as? OperationRequest<Route> else {
      fatalError("the path “\(id)” is asked for an edit by a request without one")
    }
    return operation
  }

  /// Traps on an entry of another path, whose identity means something else here.
  @usableFromInline
  func check(_ entry: DraftEntry<Route>, isOf path: PathID) {
    guard let entryID = entry.id, let other = entry.path else { return }
    ensure(
      path == other, "an update of the path “\(path)” holds \(entryID) of the path “\(other)”")
  }
}

/// The paths, the index of the visible one, and the two tops being drawn.
@usableFromInline
struct PathStorage<Route: RouteValue> {
  /// The paths, in the order in which the program declared them.
  @usableFromInline var paths: [Path<Route>]

  /// The index of the visible path.
  @usableFromInline var number = 0

  /// The restored states of entries whose screens don't exist yet.
  ///
  /// Removing such an entry first creates its screen, to ask it, so no state is left behind here.
  @usableFromInline var unusedStates: [EntryID: String] = [:]

  /// The top before the most recent change, which is drawn as it leaves.
  @usableFromInline var previousTop: Entry<Route>

  /// The two tops of the most recent transition that was drawn.
  @usableFromInline var drawn: (from: Entry<Route>, to: Entry<Route>)

  @inlinable
  init(_ paths: [Path<Route>]) {
    self.paths = paths
    previousTop = paths[0].top
    drawn = (previousTop, previousTop)
  }

  @inlinable
  mutating func apply(_ change: PathChange, tail: [DraftEntry<Route>]) {
    previousTop = paths[number].top
    paths[change.edit.path].apply(change.edit, tail: tail)
    if let second = change.second { paths[second.path].apply(second, tail: []) }
    number = change.shown
  }

  /// A draft of a path.
  @inlinable
  func draft(of path: Int, scope: EditScope) -> PathDraft<Route> {
    PathDraft(paths[path], scope: scope)
  }

  /// The entries that an edit has just added to a path, top last.
  @inlinable
  func entries(addedBy edit: PathEdit, to path: Int) -> [Entry<Route>] {
    paths[path].entries(addedBy: edit)
  }

  /// An entry whose screen is about to be created, and the state to restore it from.
  @inlinable
  mutating func takeEntry(at index: Int, of path: Int) -> (Entry<Route>, state: String?) {
    let entry = paths[path].storage[index]
    return (entry, unusedStates.isEmpty ? nil : unusedStates.removeValue(forKey: entry.id))
  }

  /// Notes that the most recent change is being drawn.
  @inlinable
  mutating func draw() -> (from: Entry<Route>, to: Entry<Route>) {
    drawn = (previousTop, paths[number].top)
    return drawn
  }
}

// MARK: - Calls

extension PathState {
  @inlinable
  func hasSavedState(
    at index: Int, of path: Int, in host: some NavigationHost<Route>
  ) -> Bool {
    let entry = paths[path].storage[index]
    return storage.unusedStates[entry.id] != nil || host.hasSavedState(entry)
  }

  /// The journal record of a change.
  @inlinable
  func record(of change: CommittedChange, time: Duration) -> JournalRecord<Route> {
    let edit = change.change.edit
    let added = edit.added.isEmpty ? [] : storage.entries(addedBy: edit, to: edit.path)
    return JournalRecord(
      number: change.number, time: time, path: ids[edit.path],
      event: .change(JournalChange(change, added: added)))
  }

  /// A journal record of any other kind.
  @inlinable
  func record(
    of note: JournalNote, on path: Int, number: UInt64, time: Duration
  ) -> JournalRecord<Route> {
    let event: JournalEvent<Route> =
      switch note {
      case .outcome(let outcome): .outcome(outcome)
      case .refusal(let cause, let requester, let trigger, let outcome):
        .refusal(cause: cause, requester: requester, trigger: trigger, outcome: outcome)
      case .layout(let appeared, let disappeared):
        .layout(appeared: Array(appeared), disappeared: Array(disappeared))
      case .load(let summary): .load(summary)
      }
    return JournalRecord(number: number, time: time, path: ids[path], event: event)
  }
}

extension NavigationHost {
  /// The host with its static type, which the engine doesn't know.
  @inlinable
  static func cast(_ host: any NavigationHost) -> Self {
    guard let host = host as? Self else {
      fatalError("\(type(of: host)) is told what happens in the router of a \(Self.self)")
    }
    return host
  }
}
