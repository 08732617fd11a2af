/// The path with its routes, which the engine does not know.
@usableFromInline
final class PathState<Route: RouteValue> {
  @usableFromInline let id: PathID
  @usableFromInline var shown: ShownPath<Route>

  /// The restored states of entries whose screens have not been created yet.
  ///
  /// Before such an entry is removed, its screen is created to be asked, so no state is left here.
  @usableFromInline var unusedStates: [EntryID: String] = [:]

  /// The host. The engine has checked that it is alive, and holds it whenever this is used.
  @usableFromInline unowned let host: any NavigationHost<Route>

  @inlinable
  init(path: Path<Route>, host: any NavigationHost<Route>) {
    id = path.id
    shown = ShownPath(path)
    self.host = host
  }

  @inlinable var path: Path<Route> { shown.path }

  /// The calls to the host that carry routes.
  @inlinable var calls: RoutedCalls {
    RoutedCalls(
      resolve: { self.resolve($0, in: $1, on: $2, numberedAfter: $3) },
      apply: { self.apply($0, $1) },
      create: { self.createScreen(at: $0) },
      hasSavedState: { self.hasSavedState(at: $0) },
      takesAllPanes: { self.host.takesAllPanes(self.path.storage[$0]) },
      present: { self.present($0, $1, $2, progress: $3) },
      record: { self.record($0, number: $1, time: $2) })
  }

  /// Resolves the edit of a request on the current path, and numbers the new entries.
  @inlinable
  func resolve(
    _ request: Request, in scope: EditScope, on entries: [EntryRecord], numberedAfter last: UInt64
  ) -> PathEdit {
    let request = operation(request)
    var draft = PathDraft(path, scope: scope)
    request.edit?(&draft)
    let tail = draft.tail
    request.tail = tail
    guard tail.contains(where: { $0.id != nil }) else {
      let edit = PathEdit(
        keeping: draft.kept, of: entries, adding: tail.count, orElse: draft.unchanged,
        numberedAfter: last)
      edit.activated = draft.activated
      return edit
    }
    for entry in tail { checkPath(of: entry) }
    return PathEdit(
      keeping: draft.kept, of: entries, then: tail.map { $0.id }, orElse: draft.unchanged,
      numberedAfter: last)
  }

  @inlinable
  func apply(_ edit: PathEdit, _ request: Request) {
    shown.apply(edit, tail: operation(request).tail)
  }

  /// The request as its router made it.
  @inlinable
  func operation(_ request: Request) -> OperationRequest<Route> {
    guard let operation = request as? OperationRequest<Route> else {
      preconditionFailure("the path “\(id)” is asked for an edit by a request without one")
    }
    return operation
  }

  /// Traps on an entry of another router, whose identity means something else here.
  @usableFromInline
  func checkPath(of entry: DraftEntry<Route>) {
    guard let entryID = entry.id, let path = entry.path else { return }
    precondition(
      path == id, "an update of the path “\(id)” holds \(entryID) of the path “\(path)”")
  }

  /// The state of a screen to save.
  func state(of entry: EntryID, isCreated: Bool) -> String? {
    isCreated ? host.state(of: entry) : unusedStates[entry]
  }
}

/// The path and the two tops being drawn, in one value, so that each step accesses it once.
@usableFromInline
struct ShownPath<Route: RouteValue> {
  @usableFromInline var path: Path<Route>

  /// The top before the last edit, which is drawn as it goes.
  @usableFromInline var previousTop: Entry<Route>

  /// The two tops of the last transition that was drawn.
  @usableFromInline var drawn: (from: Entry<Route>, to: Entry<Route>)

  @inlinable
  init(_ path: Path<Route>) {
    self.path = path
    previousTop = path.top
    drawn = (path.top, path.top)
  }

  @inlinable
  mutating func apply(_ edit: PathEdit, tail: [DraftEntry<Route>]) {
    previousTop = path.top
    path.apply(edit, tail: tail)
  }

  /// Notes that the last edit is drawn.
  @inlinable
  mutating func draw() -> (from: Entry<Route>, to: Entry<Route>) {
    drawn = (previousTop, path.top)
    return drawn
  }
}

// MARK: - Calls

extension PathState {
  @inlinable
  func createScreen(at index: Int) {
    let entry = path.storage[index]
    if !unusedStates.isEmpty, let state = unusedStates.removeValue(forKey: entry.id) {
      host.create(entry, restoring: state)
    } else {
      host.create(entry)
    }
  }

  @inlinable
  func hasSavedState(at index: Int) -> Bool {
    let entry = path.storage[index]
    return unusedStates[entry.id] != nil || host.hasSavedState(entry)
  }

  @inlinable
  func present(
    _ transition: Transition, _ visible: (EntryIDs, EntryIDs), _ direction: Direction,
    progress: Double
  ) -> Bool {
    let (from, to) = shown.draw()
    return host.present(
      Presentation(
        transition: transition, from: from, to: to, visible: visible, direction: direction,
        progress: progress))
  }

  @inlinable
  func record(_ note: JournalNote, number: UInt64, time: Duration) {
    switch note {
    case .change(let edit, let cause, let requester, let trigger, let presentation):
      let change = JournalChange(
        cause: cause, requester: requester, trigger: trigger, edit,
        added: edit.added.isEmpty ? [] : path.entries(addedBy: edit), presented: presentation)
      write(.change(change), number: number, time: time)
    case .refusal(let cause, let requester, let trigger, let outcome):
      write(
        .refusal(cause: cause, requester: requester, trigger: trigger, outcome: outcome),
        number: number, time: time)
    case .outcome(let outcome, let appeared):
      write(.outcome(outcome, appeared: appeared), number: number, time: time)
    case .layout(let appeared, let disappeared):
      write(
        .layout(appeared: Array(appeared), disappeared: Array(disappeared)), number: number,
        time: time)
    case .load(let summary): write(.load(summary), number: number, time: time)
    }
  }

  @inlinable
  func write(_ event: consuming JournalEvent<Route>, number: UInt64, time: Duration) {
    host.record(JournalRecord(number: number, time: time, path: id, event: event))
  }
}
