extension NavigationEngine {
  /// Creates and shows the top of the path, then runs the operations requested before launch.
  ///
  /// - Parameters:
  ///   - cause: `launch`, `link` or `restore`.
  ///   - lost: The requests that could not be restored, latest first.
  /// - Returns: The transition to the first screen.
  func launch(cause: Cause, lost: [SlotID] = []) -> Transition {
    isLaunched = true
    let transition = Transition(.queued)
    operate { host in
      if cause == .restore { stack.firstAppearance = .restored }
      updateVisibility(preferring: active)
      createVisible(telling: host)
      for slot in lost {
        tell(SlotResult(slot: slot, outcome: .cancelled(.restoreFailed)))
      }
      transition.commit(removed: .none, added: stack.ids)
      for other in stacksInOrder.dropFirst() {
        record(.completed, of: recordLaunch(of: other, cause), appeared: .none, telling: host)
      }
      let change = recordLaunch(of: stack, cause)
      appearFirst(stack.firstAppearance.take() ?? .launched)
      record(.completed, of: change, appeared: stack.visible, telling: host)
      transition.end(.completed)
    }
    catchUp()
    return transition
  }

  /// Records the whole initial path.
  private func recordLaunch(of stack: EntryStack, _ cause: Cause) -> CommittedChange {
    let trigger = cause == .link ? Trigger.link : .code
    let path = PathEdit(of: stack.number, kept: 0, added: stack.ids, removed: .none)
    return record(path, Request(.edit, cause: cause, trigger: trigger))
  }

  /// Records an edit that no plan led to: the start or the end of the program.
  private func record(_ edit: PathEdit, _ request: Request) -> CommittedChange {
    let change = CommittedChange(
      PathChange(edit: edit, second: nil, shown: stack.number, cause: request.cause),
      number: makeNumber(),
      request: request, before: stack.view, after: stack.view)
    calls.recordChange(change, moment, host)
    return change
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
    leaveAllTasks()
    request.transition.end(.completed)
  }

  /// Saves, ends everything in progress, and removes the screens, the visible path first and each
  /// path top first.
  func quit(_ request: Request) {
    endMotion()
    host.saveBeforeEnding()
    isEnded = true
    cancelWhatIsOpen()
    let entries = stacksInOrder.flatMap { $0.entries.reversed() }
    let edit = PathEdit(
      of: stack.number, kept: 0, added: .none, removed: EntryIDs(entries.lazy.map(\.id)))
    request.transition.commit(removed: edit.removed, added: .none)
    tasks.leave(edit.removed)
    slots.end(.change(.quit), in: stacksInOrder)
    let change = record(edit, request)
    for entry in stack.visible.reversed() { host.emit(entry, .willDisappear(.quit)) }
    for entry in stack.visible.reversed() { host.emit(entry, .didDisappear) }
    for entry in entries where entry.isCreated { host.emit(entry.id, .removed) }
    record(.completed, of: change, appeared: .none, telling: host)
    request.transition.end(.completed)
  }

  /// Resumes every awaiting task without calling the host: the router was deallocated, or its host
  /// is gone.
  func abandon() {
    guard !isEnded else { return }
    isEnded = true
    drawing.take()?.request.transition.end(.completed)
    swipe.take()?.transition.end(.cancelled)
    deferred.take()?.request.transition.end(.completed)
    afterHandler = []
    if let open = openQuestion.take() { close(open.request, .cancelled) }
    cancelWhatIsOpen()
    tasks.detach()
    leaveAllTasks()
    slots.end(.change(.quit), in: stacks)
  }

  private func leaveAllTasks() {
    for stack in stacks { tasks.leave(stack.ids) }
  }

  private func cancelWhatIsOpen() {
    withdrawQuestion(.cancelled)
    while let request = waiting.popFirst() { close(request, .cancelled) }
  }
}
