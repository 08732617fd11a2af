extension Conductor {
  /// Guard and veto, then the change.
  func edit(_ plan: borrowing Plan, _ request: Request, on stage: any Stage<Route>) {
    guard mayDo(plan, issuer: request.issuer) else { return refuse(request, .stale, on: stage) }
    if let slot = closedSlot(of: request) { return refuse(request, .refused(slot), on: stage) }
    var unchanged = Unchanged.equal
    if let edit = settle(plan.sketch.outline(on: stations.count), orElse: &unchanged) {
      askToLeave(for: request, goal: .edit(edit), on: stage)
    } else if request.delivery != nil {
      // The owner is on top already: nothing goes, and the value arrives.
      commit(edit(keeping: stations.count, adding: .none), request, on: stage)
    } else {
      conclude(request, .unchanged(unchanged), on: stage)
    }
  }

  /// The intent guard: a covered screen may remove itself, but not move the person.
  private func mayDo(_ plan: borrowing Plan, issuer: Issuer) -> Bool {
    switch issuer {
    case .app: true
    case .entry(let id): top == id || plan.removed == id
    }
  }

  /// The outline as entries, new ones getting their identity; none when nothing changes.
  private func settle(_ outline: Outline, orElse unchanged: inout Unchanged) -> PathEdit? {
    switch outline {
    case .unchanged(let why):
      unchanged = why
      return nil
    case .keep(let kept, let new):
      return edit(keeping: kept, adding: EntryIDs(count: new) { _ in makeEntryID() })
    case .batch(let first, let tail, let why):
      unchanged = why
      return PathEdit(keeping: first, of: stations, then: tail, numbering: makeEntryID)
    }
  }

  /// Keeps the first entries and puts new ones on them.
  func edit(keeping kept: Int, adding added: EntryIDs) -> PathEdit {
    let top = stations.count - 1
    let removed = EntryIDs(count: stations.count - kept) { stations[top - $0].id }
    return PathEdit(kept: kept, added: added, removed: removed, shuffle: nil)
  }

  /// Makes the path new, and does what follows unless a handler is still running.
  func commit(_ edit: consuming PathEdit, _ request: Request, on stage: any Stage<Route>) {
    giveWay(to: edit, on: stage)
    if handlerDepth == 0 { finishDrawing(.superseded, on: stage) }
    let old = top
    request.apply(edit)
    let created = renew(edit)
    request.transition.commit(removed: edit.removed, added: edit.added)
    tasks.leave(edit.removed)
    if let slot = request.asking, let asked = edit.added.first { slots.open(slot, asking: asked) }
    let news = slots.leave(edit.removed, cause: request.cause, delivery: request.delivery)
    let turnover = Turnover(
      number: makeNumber(), request: request, edit: edit, from: old, to: top, created: created)
    let change = Change(edit: edit, news: news, turnover: turnover)
    if handlerDepth == 0 { follow(change, on: stage) } else { deferred = consume change }
  }

  /// Brings the stations up to date.
  ///
  /// - Returns: What was above the untouched entries and has a screen; none when all of it has.
  private func renew(_ edit: borrowing PathEdit) -> Set<EntryID>? {
    let created = created(above: edit.kept)
    updateStations { stations in
      while stations.count > edit.kept { stations.removeLast() }
      for id in edit.tail {
        let isCreated = edit.moves(id) && created?.contains(id) ?? true
        stations.append(Station(id: id, isCreated: isCreated))
      }
    }
    return created
  }

  /// The entries above the first ones that have a screen; none when all have, as nearly always.
  private func created(above kept: Int) -> Set<EntryID>? {
    let above = stations[kept...]
    return above.allSatisfy(\.isCreated) ? nil : Set(above.filter(\.isCreated).map(\.id))
  }

  /// The steps from the making of the new top to the drawing, when nothing else is being drawn.
  func follow(_ change: consuming Change, on stage: any Stage<Route>) {
    create(at: stations.count - 1, on: stage)
    for news in change.news { tell(news, on: stage) }
    let number = change.turnover.number
    record(change.edit, of: change.turnover.request, number: number, on: stage)
    turnOver(change.turnover, on: stage)
  }

  private func turnOver(_ turnover: consuming Turnover, on stage: any Stage<Route>) {
    guard turnover.changesTop else {
      stage.free(turnover.freed)
      return end(turnover, .completed, appeared: nil, on: stage)
    }
    let (transition, direction) = (turnover.request.transition, turnover.direction)
    let progress = turnover.request.progress
    tasks.hide(turnover.from)
    stage.emit(turnover.from, .willDisappear(turnover.disappears))
    tasks.visible = turnover.to
    stage.emit(turnover.to, .willAppear(turnover.appears))
    drawing = consume turnover
    if !interpretation.present(stage, consume transition, direction, progress) {
      finishDrawing(.completed, on: stage)
    }
  }

  /// The steps from the end of the drawing on, if anything is being drawn.
  func finishDrawing(_ outcome: Outcome, on stage: any Stage<Route>) {
    guard let turnover = drawing.take() else { return }
    stage.emit(turnover.from, .didDisappear)
    stage.free(turnover.freed)
    stage.emit(turnover.to, .didAppear)
    tasks.show(turnover.to)
    end(turnover, outcome, appeared: turnover.to, on: stage)
  }

  private func end(
    _ turnover: borrowing Turnover, _ outcome: Outcome, appeared: EntryID?,
    on stage: any Stage<Route>
  ) {
    record(.outcome(outcome, appeared: appeared), number: turnover.number, on: stage)
    turnover.request.transition.end(outcome)
  }
}
