extension NavigationEngine {
  /// Creates and shows the top of the path, then runs the operations that were requested before.
  ///
  /// - Parameters:
  ///   - cause: `launch`, `link` or `restore`.
  ///   - lost: The requests that could not be restored, latest first.
  /// - Returns: The transition to the first screen.
  func launch(cause: Cause, lost: [SlotID] = []) -> Transition {
    isLaunched = true
    let transition = Transition(.queued)
    operate {
      look(preferring: active)
      createVisible()
      for slot in lost {
        tell(SlotResult(slot: slot, outcome: .cancelled(.restoreFailed)))
      }
      transition.commit(removed: .none, added: EntryIDs(entries.lazy.map(\.id)))
      let number = makeNumber()
      let path = PathEdit(
        kept: 0, added: EntryIDs(entries.lazy.map(\.id)), removed: .none)
      let trigger = cause == .link ? Trigger.link : .code
      record(.change(path, cause, .app, trigger, presenting: nil), number: number)
      appearFirst(cause == .restore ? .restored : .launched)
      record(.outcome(.completed, appeared: top), number: number)
      transition.end(.completed)
    }
    catchUp()
    return transition
  }

  private func appearFirst(_ reason: AppearReason) {
    let (visible, active) = (stack.visible, active)
    tasks.visible = visible
    for entry in visible { host.emit(entry, .willAppear(reason)) }
    for entry in visible {
      host.emit(entry, .didAppear)
      tasks.show(entry)
      if entry != active { host.emit(entry, .deactivated) }
    }
  }

  /// Ends the program without asking.
  func end(_ request: Request) {
    if isLaunched { return quit(request) }
    isEnded = true
    cancelWhatIsOpen()
    tasks.leave(EntryIDs(entries.lazy.map(\.id)))
    request.transition.end(.completed)
  }

  /// Saves, ends everything that is under way, and removes the screens.
  func quit(_ request: Request) {
    finishDrawing(.completed)
    host.saveBeforeEnding()
    isEnded = true
    cancelWhatIsOpen()
    let edit = PathEdit(
      kept: 0, added: .none, removed: EntryIDs(entries.reversed().lazy.map(\.id)))
    request.transition.commit(removed: edit.removed, added: .none)
    tasks.leave(edit.removed)
    slots.end(.change(.quit), in: entries)
    let number = makeNumber()
    record(
      .change(edit, request.cause, request.requester, request.trigger, presenting: nil),
      number: number)
    for entry in stack.visible.reversed() { host.emit(entry, .willDisappear(.quit)) }
    for entry in stack.visible.reversed() { host.emit(entry, .didDisappear) }
    for entry in entries.reversed() where entry.isCreated { host.emit(entry.id, .removed) }
    record(.outcome(.completed, appeared: nil), number: number)
    request.transition.end(.completed)
  }

  /// Resumes everyone who awaits, when there is no host to notify: the router was deallocated, or
  /// its host is gone.
  func abandon() {
    guard !isEnded else { return }
    isEnded = true
    drawing.take()?.request.transition.end(.completed)
    deferred.take()?.request.transition.end(.completed)
    afterHandler = []
    if let open = openQuestion.take() { close(open.request, .cancelled) }
    cancelWhatIsOpen()
    tasks.leave(EntryIDs(entries.lazy.map(\.id)))
    slots.end(.change(.quit), in: entries)
  }

  private func cancelWhatIsOpen() {
    if let swipe {
      self.swipe = nil
      swipe.transition.end(.cancelled)
    }
    withdrawQuestion(.cancelled)
    while let request = waiting.popFirst() { close(request, .cancelled) }
  }
}
