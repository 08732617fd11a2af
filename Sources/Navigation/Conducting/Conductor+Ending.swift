extension Conductor {
  func quit(_ request: Request, on stage: any Stage<Route>) {
    askToLeave(for: request, goal: .quit, on: stage)
  }

  func end(_ request: Request, on stage: any Stage<Route>) {
    if isLaunched { return finishQuitting(request, on: stage) }
    isEnded = true
    cancelWhatIsOpen(on: stage)
    tasks.leave(EntryIDs(stations.map(\.id)))
    request.transition.end(.completed)
  }

  /// Saves, lets everything that is under way end, and takes the screens away.
  func finishQuitting(_ request: Request, on stage: any Stage<Route>) {
    finishDrawing(.completed, on: stage)
    stage.saveBeforeEnding()
    isEnded = true
    cancelWhatIsOpen(on: stage)
    let edit = edit(keeping: 0, adding: .none)
    let removed = edit.removed
    request.transition.commit(removed: removed, added: .none)
    tasks.leave(removed)
    slots.end(.change(.quit))
    let number = makeNumber()
    record(edit, of: request, number: number, on: stage)
    stage.emit(top, .willDisappear(.quit))
    stage.emit(top, .didDisappear)
    stage.free(EntryIDs(stations.reversed().filter(\.isCreated).map(\.id)))
    record(.outcome(.completed, appeared: nil), number: number, on: stage)
    request.transition.end(.completed)
  }

  private func cancelWhatIsOpen(on stage: any Stage<Route>) {
    if let swipe {
      self.swipe = nil
      swipe.transition.end(.cancelled)
    }
    withdrawQuestion(.cancelled, on: stage)
    while let request = waiting.popFirst() { close(request, .cancelled) }
  }
}
