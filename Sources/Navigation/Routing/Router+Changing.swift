extension Router {
  /// Guard and veto, then the change.
  func edit(_ operation: PathOperation<Route>, _ request: Request<Route>) {
    guard mayDo(operation, issuer: request.issuer) else { return refuse(request, .stale) }
    if let slot = request.delivery?.slot, !slots.isOpen(slot) {
      return refuse(request, .refused(slot))
    }
    var unchanged = Unchanged.equal
    if let edit = resolve(operation, orElse: &unchanged) {
      askToLeave(edit.removed, for: request, goal: .edit(edit))
    } else if request.delivery != nil {
      // The owner is on top already: nothing goes, and the value arrives.
      commit(PathEdit(kept: path.count, tail: [], added: [], removed: []), request)
    } else {
      conclude(request, .unchanged(unchanged))
    }
  }

  /// The intent guard: a covered screen may remove itself, but not move the person.
  private func mayDo(_ operation: PathOperation<Route>, issuer: Issuer) -> Bool {
    switch issuer {
    case .app: true
    case .entry(let id): path.top.id == id || operation.removed == id
    }
  }

  /// The edit as entries. In a function of its own, so that the draft's copy of the path is gone
  /// when the path is changed in place.
  private func resolve(
    _ operation: PathOperation<Route>, orElse unchanged: inout Unchanged
  ) -> PathEdit<Route>? {
    var draft = PathDraft(path)
    operation.edit(&draft)
    unchanged = draft.unchanged
    return draft.edit(of: path, numbering: makeEntryID)
  }

  /// Makes the path new, and does what follows unless a handler is still running.
  func commit(_ edit: PathEdit<Route>, _ request: Request<Route>) {
    giveWay(to: edit)
    if handlerDepth == 0 { finishDrawing(.superseded) }
    let old = path.top
    path.keep(first: edit.kept, then: edit.tail)
    let removed = edit.removed.ids()
    request.transition.commit(removed: removed, added: edit.added.ids())
    tasks.leave(removed)
    if let slot = request.asking, let asked = edit.added.first {
      slots.open(slot, asking: asked.id)
    }
    let news = slots.leave(removed, cause: request.cause, delivery: request.delivery)
    rebaseQuestion()
    let wasInPath = !edit.added.contains { $0.id == path.top.id }
    let oldTopStays = !edit.removes(old.id)
    let change = Change(
      number: makeNumber(), request: request, edit: edit, from: old, to: path.top, news: news,
      appears: AppearReason(wasInPath: wasInPath, oldTopStays: oldTopStays),
      disappears: DisappearReason(staysInPath: oldTopStays, newTopWasThere: wasInPath))
    if handlerDepth == 0 { follow(change) } else { deferred = change }
  }

  /// The steps from the making of the new top to the drawing.
  func follow(_ change: Change<Route>) {
    finishDrawing(.superseded)
    create(change.to)
    for news in change.news { tell(news) }
    record(.change(change.journal), number: change.number)
    guard change.changesTop else {
      free(change.edit.removed)
      return end(change, .completed, appeared: nil)
    }
    tasks.hide(change.from.id)
    emit(change.from.id, .willDisappear(change.disappears))
    tasks.visible = change.to.id
    emit(change.to.id, .willAppear(change.appears))
    drawing = change
    if !stage.present(change.presentation) { finishDrawing(.completed) }
  }

  /// The steps from the end of the drawing on, if anything is being drawn.
  func finishDrawing(_ outcome: Outcome) {
    guard let change = drawing else { return }
    drawing = nil
    emit(change.from.id, .didDisappear)
    free(change.edit.removed)
    emit(change.to.id, .didAppear)
    tasks.show(change.to.id)
    end(change, outcome, appeared: change.to.id)
  }

  private func end(_ change: Change<Route>, _ outcome: Outcome, appeared: EntryID?) {
    record(.outcome(outcome, appeared: appeared), number: change.number)
    change.request.transition.end(outcome)
  }
}
