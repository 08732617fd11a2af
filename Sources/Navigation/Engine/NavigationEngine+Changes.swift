extension NavigationEngine {
  /// Takes the first steps of a request: the intent guard and the veto, then the change.
  func edit(_ request: Request, telling host: any NavigationHost) {
    guard mayMove(request) else { return refuse(request, .stale) }
    if let slot = closedSlot(of: request) { return refuse(request, .refused(slot)) }
    let change = plan(request)
    // A returned value is delivered even if its owner is already on top.
    if change.isEmpty && change.shown == stack.number && !request.isReturning {
      if let entry = change.edit.activated { activate(entry) }
      endUnchanged(request, .unchanged(change.edit.unchanged))
    } else {
      askToLeave(for: request, then: .edit(change), telling: host)
    }
  }

  /// Changes the paths, then runs the hooks unless a handler is still running.
  func commit(_ change: PathChange, _ request: Request, telling host: any NavigationHost) {
    let isSeen = change.isSeen(from: stack.number)
    supersede(by: change, isSeen: isSeen)
    if handlerDepth == 0 { endDrawing(before: change, isSeen: isSeen) }
    let asker = asker(leftBy: change.edit, request)
    let removed = change.removed
    var results =
      slots.isEmpty
      ? []
      : slots.leave(removed, of: stacksInOrder, cause: change.cause, using: request.slotUse)
    // A load is recorded on the path that still contains its screen.
    tasks.leave(removed)
    let committed = apply(change, request, backTo: asker, isSeen: isSeen)
    request.transition.commit(removed: removed, added: change.edit.added)
    if let slot = request.slotToOpen { results += open(slot, asking: change.edit.added.first) }
    guard handlerDepth > 0 else { return follow(committed, results, telling: host) }
    deferred = committed
    afterHandler.append { [unowned self] in
      deferred = nil
      endDrawing(before: change, isSeen: isSeen)
      follow(committed, results, telling: self.host)
    }
  }

  /// Ends the current drawing. A change outside the visible path leaves it alone, unless it removes
  /// a screen that is still moving out.
  private func endDrawing(before change: PathChange, isSeen: Bool) {
    guard let drawing else { return }
    if isSeen || drawing.old.contains(where: change.removed.contains) {
      finishDrawing(.superseded)
    }
  }

  /// Applies a change to the paths and determines the visible entries.
  private func apply(
    _ change: PathChange, _ request: Request, backTo asker: EntryID?, isSeen: Bool
  ) -> CommittedChange {
    let old = stack
    let before = old.view
    if change.shown != old.number { stack = stacks[change.shown] }
    calls.apply(change, request)
    let edited = stacks[change.edit.path]
    var freed = edited.apply(change.edit, beginning: flow(begunBy: request, on: edited))
    if let second = change.second {
      for entry in stacks[second.path].apply(second, beginning: nil) { freed.append(entry) }
    }
    if isSeen {
      updateVisibility(
        preferring: stack.preferred(after: change.edit(of: change.shown), backTo: asker))
    } else {
      edited.active = edited.preferred(after: change.edit, backTo: asker)
    }
    return CommittedChange(
      change, number: makeNumber(), request: request,
      details: details(of: change, from: before.path, presenting: request.presentation),
      freed: freed, before: before, after: stack.view,
      firstAppearance: change.shown == before.path
        ? nil : stack.firstAppearance.take() ?? .switched)
  }

  private func flow(begunBy request: Request, on stack: EntryStack) -> FlowStart? {
    guard let style = request.presentation else { return nil }
    guard case .entry(let id) = request.requester, stack.index(of: id) != nil else {
      return FlowStart(style: style, presenter: nil)
    }
    return FlowStart(style: style, presenter: id)
  }

  /// Runs the steps from creating the new top to drawing, once nothing else is being drawn.
  ///
  /// `results` go to the screens whose requests the change ended, top first.
  private func follow(
    _ change: CommittedChange, _ results: [SlotResult], telling host: any NavigationHost
  ) {
    createVisible(telling: host)
    for result in results { tell(result) }
    calls.recordChange(change, moment, host)
    guard change.isVisible else {
      if let entry = change.deactivated { host.emit(entry, .deactivated) }
      for entry in change.freed { host.emit(entry, .removed) }
      if let entry = change.activated { host.emit(entry, .activated) }
      return finish(change, .completed, telling: host)
    }
    announce(change, to: host)
    drawing = change
    if !calls.draw(change, host) { finishDrawing(.completed, telling: host) }
  }

  /// Runs the steps that follow the end of the drawing; does nothing if nothing is being drawn.
  func finishDrawing(_ outcome: Outcome) {
    if drawing != nil { finishDrawing(outcome, telling: host) }
  }

  private func finishDrawing(_ outcome: Outcome, telling host: any NavigationHost) {
    guard let change = drawing.take() else { return }
    host.endDrawing(of: change.request.transition)
    conclude(change, to: host)
    finish(change, outcome, telling: host)
  }

  /// Runs the last step: reports the end to the journal and resumes the awaiting tasks.
  func finish(_ change: CommittedChange, _ outcome: Outcome, telling host: any NavigationHost) {
    record(outcome, of: change, appeared: change.appeared, telling: host)
    change.request.transition.end(outcome)
  }

  /// Ends the drawing of a change, or of a swipe that springs back, if it is still being drawn.
  func finishTransition(_ transition: Transition) {
    if transition === drawing?.request.transition {
      submit(Request(.finishDrawing(transition), cause: .update))
    } else if let swipe, swipe.phase != .held, transition === swipe.transition {
      finishSpringingBack(swipe)
    }
  }
}
