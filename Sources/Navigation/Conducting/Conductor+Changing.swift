extension Conductor {
  /// Guard and veto, then the change.
  func edit(_ plan: Plan, _ request: Request) {
    guard mayDo(plan, issuer: request.issuer) else { return refuse(request, .stale) }
    if let slot = closedSlot(of: request) { return refuse(request, .refused(slot)) }
    var unchanged = Unchanged.equal
    if let edit = settle(plan.outline(), orElse: &unchanged) {
      askToLeave(for: request, goal: .edit(edit, plan))
    } else if request.delivery != nil {
      // The owner is on top already: nothing goes, and the value arrives.
      commit(PathEdit(keeping: stations.count, of: stations, adding: []), plan, request)
    } else {
      conclude(request, .unchanged(unchanged))
    }
  }

  /// The intent guard: a covered screen may remove itself, but not move the person.
  private func mayDo(_ plan: Plan, issuer: Issuer) -> Bool {
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
      var added: [EntryID] = []
      if new > 0 {
        added.reserveCapacity(new)
        for _ in 0..<new { added.append(makeEntryID()) }
      }
      return PathEdit(keeping: kept, of: stations, adding: added)
    case .batch(let first, let tail, let why):
      unchanged = why
      return PathEdit(keeping: first, of: stations, then: tail, numbering: makeEntryID)
    }
  }

  /// Makes the path new, and does what follows unless a handler is still running.
  func commit(_ edit: PathEdit, _ plan: Plan, _ request: Request) {
    giveWay(to: edit)
    if handlerDepth == 0 { finishDrawing(.superseded) }
    let old = top
    plan.apply(edit)
    let freed = renew(edit)
    request.transition.commit(removed: edit.removed, added: edit.added)
    tasks.leave(edit.removed)
    if let slot = request.asking, let asked = edit.added.first { slots.open(slot, asking: asked) }
    let news = slots.leave(edit.removed, cause: request.cause, delivery: request.delivery)
    let change = Change(
      number: makeNumber(), request: request, edit: edit, from: old, to: top, freed: freed,
      news: news)
    if handlerDepth == 0 { follow(change) } else { deferred = change }
  }

  /// Brings the stations up to date.
  ///
  /// - Returns: The entries that go and have a screen, top first.
  private func renew(_ edit: PathEdit) -> [EntryID] {
    var freed: [EntryID] = []
    var created: Set<EntryID> = []
    while stations.count > edit.kept {
      let station = stations.removeLast()
      guard station.isCreated else { continue }
      if edit.moved.contains(station.id) {
        created.insert(station.id)
      } else {
        freed.append(station.id)
      }
    }
    for id in edit.tail { stations.append(Station(id: id, isCreated: created.contains(id))) }
    return freed
  }

  /// The steps from the making of the new top to the drawing.
  func follow(_ change: Change) {
    finishDrawing(.superseded)
    create(at: stations.count - 1)
    for news in change.news { tell(news) }
    let request = change.request
    record(
      .change(
        cause: request.cause, issuer: request.issuer, origin: request.origin, change.edit),
      number: change.number)
    guard change.changesTop else {
      free(change.freed)
      return end(change, .completed, appeared: nil)
    }
    tasks.hide(change.from)
    emit(change.from, .willDisappear(change.disappears))
    tasks.visible = change.to
    emit(change.to, .willAppear(change.appears))
    drawing = change
    if !interpretation.present(request.transition, change.direction, request.progress) {
      finishDrawing(.completed)
    }
  }

  /// The steps from the end of the drawing on, if anything is being drawn.
  func finishDrawing(_ outcome: Outcome) {
    guard let change = drawing else { return }
    drawing = nil
    emit(change.from, .didDisappear)
    free(change.freed)
    emit(change.to, .didAppear)
    tasks.show(change.to)
    end(change, outcome, appeared: change.to)
  }

  private func end(_ change: Change, _ outcome: Outcome, appeared: EntryID?) {
    record(.outcome(outcome, appeared: appeared), number: change.number)
    change.request.transition.end(outcome)
  }
}
