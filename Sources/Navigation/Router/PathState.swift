/// The paths with their routes, which the engine does not know.
@usableFromInline
final class PathState<Route: RouteValue> {
  /// The identity of the first path, which stands for the router.
  @usableFromInline let id: PathID

  /// The paths, in the order of the program.
  @usableFromInline var paths: [Path<Route>]

  /// The place of the path on show.
  @usableFromInline var shown = 0

  /// The top before the last change, which is drawn as it goes.
  @usableFromInline var previousTop: Entry<Route>

  /// The two tops of the last transition that was drawn.
  @usableFromInline var drawn: (from: Entry<Route>, to: Entry<Route>)

  /// The restored states of entries whose screens have not been created yet.
  ///
  /// Before such an entry is removed, its screen is created to be asked, so no state is left here.
  @usableFromInline var unusedStates: [EntryID: String] = [:]

  /// The host. The engine has checked that it is alive, and holds it whenever this is used.
  @usableFromInline unowned let host: any NavigationHost<Route>

  @inlinable
  init(paths: [Path<Route>], host: any NavigationHost<Route>) {
    id = paths[0].id
    self.paths = paths
    previousTop = paths[0].top
    drawn = (paths[0].top, paths[0].top)
    self.host = host
  }

  /// The path on show.
  @inlinable var path: Path<Route> { paths[shown] }

  /// The calls to the host that carry routes.
  @inlinable var calls: RoutedCalls {
    RoutedCalls(
      resolve: { self.resolve($0, in: $1, of: self.paths[$2], $3, numberedAfter: $4) },
      apply: { self.apply($0, $1, to: $2) },
      noteTop: { self.previousTop = self.paths[self.shown].top },
      show: { self.shown = $0 },
      create: { self.createScreen(of: self.paths[$0].storage[$1]) },
      hasSavedState: { self.hasSavedState(self.paths[$0].storage[$1]) },
      takesAllPanes: { self.host.takesAllPanes(self.paths[$0].storage[$1]) },
      present: { self.present($0, $1, $2, progress: $3) },
      record: { self.record($0, of: $1, number: $2, time: $3) })
  }

  /// Resolves the edit of a request on a path, and numbers the new entries.
  @inlinable
  func resolve(
    _ request: Request, in scope: EditScope, of path: Path<Route>, _ entries: [EntryRecord],
    numberedAfter last: UInt64
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
    for entry in tail { check(entry, isOf: path.id) }
    return PathEdit(
      keeping: draft.kept, of: entries, then: tail.map { $0.id }, orElse: draft.unchanged,
      numberedAfter: last)
  }

  @inlinable
  func apply(_ edit: PathEdit, _ request: Request, to path: Int) {
    paths[path].apply(edit, tail: operation(request).tail)
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
  func present(
    _ transition: Transition, _ visible: (EntryIDs, EntryIDs), _ direction: Direction,
    progress: Double
  ) -> Bool {
    drawn = (previousTop, paths[shown].top)
    return host.present(
      Presentation(
        transition: transition, from: drawn.from, to: drawn.to, visible: visible,
        direction: direction, progress: progress))
  }

  @inlinable
  func record(_ note: JournalNote, of path: Int, number: UInt64, time: Duration) {
    let event: JournalEvent<Route> =
      switch note {
      case .change(let edit, let cause, let requester, let trigger, let details):
        .change(
          JournalChange(
            cause: cause, requester: requester, trigger: trigger, edit,
            added: edit.added.isEmpty ? [] : paths[path].entries(addedBy: edit), details: details))
      case .refusal(let cause, let requester, let trigger, let outcome):
        .refusal(cause: cause, requester: requester, trigger: trigger, outcome: outcome)
      case .outcome(let outcome, let appeared): .outcome(outcome, appeared: appeared)
      case .layout(let appeared, let disappeared):
        .layout(appeared: Array(appeared), disappeared: Array(disappeared))
      case .load(let summary): .load(summary)
      }
    host.record(JournalRecord(number: number, time: time, path: paths[path].id, event: event))
  }
}
