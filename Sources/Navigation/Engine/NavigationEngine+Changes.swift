extension NavigationEngine {
  /// The first step: the guard and the veto, then the change.
  func edit(_ request: Request) {
    guard mayMove(request) else { return refuse(request, .stale) }
    if let slot = closedSlot(of: request) { return refuse(request, .refused(slot)) }
    let edit = resolve(request)
    // A value arrives also where its owner is on top already.
    if edit.isEmpty && request.returned == nil {
      drop(request, .unchanged(edit.unchanged))
    } else {
      askToLeave(for: request, then: .edit(edit))
    }
  }

  /// The intent guard: a covered screen may remove itself, but not move the person.
  private func mayMove(_ request: Request) -> Bool {
    switch request.requester {
    case .app: true
    case .entry(let id): top == id || request.removedEntry == id
    }
  }

  /// Changes the path, and does what follows unless a handler is still running.
  func commit(_ edit: PathEdit, _ request: Request) {
    giveWay(to: edit)
    if handlerDepth == 0 { finishDrawing(.superseded) }
    let old = top
    let results = slots.leave(
      edit.removed, of: entries, cause: request.cause, returned: request.returned)
    calls.apply(edit, request)
    let freed = apply(edit)
    request.transition.commit(removed: edit.removed, added: edit.added)
    tasks.leave(edit.removed)
    if let slot = request.slotToOpen, let asked = edit.added.first {
      slots.open(slot, asking: asked)
    }
    let change = CommittedChange(
      number: makeNumber(), request: request, freed: freed,
      topChange: TopChange(from: old, to: top, by: edit))
    guard handlerDepth > 0 else { return follow(change, edit, results) }
    deferred = change
    afterHandler.append { [unowned self] in
      deferred = nil
      finishDrawing(.superseded)
      follow(change, edit, results)
    }
  }

  /// Changes the engine's own path.
  ///
  /// - Returns: The entries that went and had a screen, top first.
  private func apply(_ edit: PathEdit) -> EntryIDs {
    var freed = EntryIDs.none
    var moved: [EntryID: EntryRecord] = [:]
    changeEntries { entries in
      while entries.count > edit.kept {
        let entry = entries.removeLast()
        if edit.moves(entry.id) {
          moved[entry.id] = entry
        } else if entry.isCreated {
          freed.append(entry.id)
        }
      }
      for id in edit.tail { entries.append(moved[id] ?? EntryRecord(id: id)) }
    }
    return freed
  }

  /// The steps from the making of the new top to the drawing, when nothing else is being drawn.
  ///
  /// The results are for the screens whose requests the change ended, top first.
  private func follow(_ change: CommittedChange, _ edit: PathEdit, _ results: [SlotResult]) {
    create(at: entries.count - 1)
    for result in results { tell(result) }
    let (request, topChange) = (change.request, change.topChange)
    record(
      .change(edit, request.cause, request.requester, request.trigger), number: change.number)
    guard topChange.isChange else {
      for entry in change.freed { host.emit(entry, .removed) }
      return finish(change, .completed, appeared: nil)
    }
    let host = host
    tasks.hide(topChange.from)
    host.emit(topChange.from, .willDisappear(topChange.disappears))
    tasks.visible = topChange.to
    host.emit(topChange.to, .willAppear(topChange.appears))
    drawing = change
    let isDrawn = calls.present(request.transition, topChange.direction, request.progress)
    if !isDrawn { finishDrawing(.completed) }
  }

  /// The steps from the end of the drawing on, if anything is being drawn.
  func finishDrawing(_ outcome: Outcome) {
    guard let change = drawing.take() else { return }
    let host = host
    host.emit(change.topChange.from, .didDisappear)
    for entry in change.freed { host.emit(entry, .removed) }
    host.emit(change.topChange.to, .didAppear)
    tasks.show(change.topChange.to)
    finish(change, outcome, appeared: change.topChange.to)
  }

  /// The last step: the journal and those who await hear of the end.
  private func finish(_ change: CommittedChange, _ outcome: Outcome, appeared: EntryID?) {
    record(.outcome(outcome, appeared: appeared), number: change.number)
    change.request.transition.end(outcome)
  }

  /// Ends the drawing of a change or of a swipe springing back, if it is still being drawn.
  func finishTransition(_ transition: Transition) {
    if transition === drawing?.request.transition {
      submit(Request(.finishDrawing, cause: .update, transition: transition))
    } else if let swipe, swipe.isSpringingBack, transition === swipe.transition {
      finishSpringingBack(swipe)
    }
  }
}
