extension NavigationEngine {
  /// The first step: the guard and the veto, then the change.
  func edit(_ request: Request) {
    guard mayMove(request) else { return refuse(request, .stale) }
    if let slot = closedSlot(of: request) { return refuse(request, .refused(slot)) }
    let edit = resolve(request)
    // A value arrives also where its owner is on top already.
    if edit.isEmpty && request.returned == nil {
      if let entry = edit.activated { activate(entry) }
      drop(request, .unchanged(edit.unchanged))
    } else {
      askToLeave(for: request, then: .edit(edit))
    }
  }

  /// The intent guard: a screen that is not active may remove itself, but not move the person. Going
  /// back is what the person does, whichever screen is active.
  private func mayMove(_ request: Request) -> Bool {
    guard case .entry(let id) = request.requester else { return true }
    if active == id || request.removedEntry == id { return true }
    return top == id && (request.cause == .back || request.cause == .swipe)
  }

  /// The part of the path that a request means, by who requests it.
  func scope(of request: Request) -> EditScope {
    var scope = EditScope()
    if let slot = request.returned?.slot ?? request.cancelled, let asked = slots.asked(by: slot) {
      let isWhole = request.cancelled != nil
      if let index = index(of: asked), isWhole || entries[index].presentation != nil {
        scope.flow = index
      }
    }
    guard case .entry(let id) = request.requester, top != id || !stack.flows.isEmpty,
      let index = index(of: id)
    else { return scope }
    scope.root = stack.root(of: index)
    if top != id, active == id { scope.level = index + 1 }
    return scope
  }

  /// Changes the path, and does what follows unless a handler is still running.
  func commit(_ edit: PathEdit, _ request: Request) {
    giveWay(to: edit)
    if handlerDepth == 0 { finishDrawing(.superseded) }
    let (oldTop, oldVisible, oldActive) = (top, stack.visible, active)
    let asker = slots.asker(ofFlowIn: edit.removed, leftBy: request.cause, among: entries)
    let results = slots.leave(
      edit.removed, of: entries, cause: request.cause, returned: request.returned)
    calls.apply(edit, request)
    let freed = stack.apply(edit, presenting: request.presentation)
    look(preferring: edit.added.last == top ? top : edit.activated ?? asker ?? oldActive)
    request.transition.commit(removed: edit.removed, added: edit.added)
    tasks.leave(edit.removed)
    if let slot = request.slotToOpen, let asked = edit.added.first {
      slots.open(slot, asking: asked)
    }
    let change = CommittedChange(
      number: makeNumber(), request: request, freed: freed,
      visibility: VisibilityChange(
        of: stack, from: oldVisible, oldActive: oldActive, oldTop: oldTop, by: edit,
        isPresented: request.presentation != nil))
    guard handlerDepth > 0 else { return follow(change, edit, results) }
    deferred = change
    afterHandler.append { [unowned self] in
      deferred = nil
      finishDrawing(.superseded)
      follow(change, edit, results)
    }
  }

  /// The steps from the making of the new top to the drawing, when nothing else is being drawn.
  ///
  /// The results are for the screens whose requests the change ended, top first.
  private func follow(_ change: CommittedChange, _ edit: PathEdit, _ results: [SlotResult]) {
    createVisible()
    for result in results { tell(result) }
    let request = change.request
    record(
      .change(
        edit, request.cause, request.requester, request.trigger, presenting: request.presentation),
      number: change.number)
    let visibility = change.visibility
    guard visibility.isChange else {
      if let entry = visibility.deactivated { host.emit(entry, .deactivated) }
      for entry in change.freed { host.emit(entry, .removed) }
      if let entry = visibility.activated { host.emit(entry, .activated) }
      return finish(change, .completed)
    }
    announce(visibility)
    drawing = change
    let isDrawn = calls.present(
      request.transition, (visibility.old, visibility.new), visibility.direction, request.progress)
    if !isDrawn { finishDrawing(.completed) }
  }

  /// The steps from the end of the drawing on, if anything is being drawn.
  func finishDrawing(_ outcome: Outcome) {
    guard let change = drawing.take() else { return }
    conclude(change.visibility, freeing: change.freed)
    finish(change, outcome)
  }

  /// The last step: the journal and those who await hear of the end.
  func finish(_ change: CommittedChange, _ outcome: Outcome) {
    record(.outcome(outcome, appeared: change.visibility.appeared), number: change.number)
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
