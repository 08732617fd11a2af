extension Conductor {
  func quit(_ request: Request) {
    askToLeave(for: request, goal: .quit)
  }

  func end(_ request: Request) {
    if isLaunched { return finishQuitting(request) }
    isEnded = true
    cancelWhatIsOpen()
    tasks.leave(stations.map(\.id))
    request.transition.end(.completed)
  }

  /// Saves, lets everything that is under way end, and takes the screens away.
  func finishQuitting(_ request: Request) {
    finishDrawing(.completed)
    stage.saveBeforeEnding()
    isEnded = true
    cancelWhatIsOpen()
    let edit = PathEdit(keeping: 0, of: stations, adding: [])
    let removed = edit.removed
    request.transition.commit(removed: removed, added: [])
    tasks.leave(removed)
    slots.end(.change(.quit))
    let number = makeNumber()
    record(edit, of: request, number: number)
    stage.emit(top, .willDisappear(.quit))
    stage.emit(top, .didDisappear)
    stage.free(stations.reversed().filter(\.isCreated).map(\.id))
    record(.outcome(.completed, appeared: nil), number: number)
    request.transition.end(.completed)
  }

  private func cancelWhatIsOpen() {
    if let swipe {
      self.swipe = nil
      swipe.transition.end(.cancelled)
    }
    withdrawQuestion(.cancelled)
    while let request = waiting.popFirst() { conclude(request, .cancelled) }
  }
}
