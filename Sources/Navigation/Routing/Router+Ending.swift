extension Router {
  /// Asks every entry, top first, then ends the program.
  @discardableResult
  public func quit(origin: Origin = .code) -> Transition {
    submit(Request(wish: .quit, origin: origin))
  }

  /// Ends the program and asks nobody, as when the terminal hangs up.
  @discardableResult
  public func end() -> Transition {
    submit(Request(wish: .end))
  }

  func quit(_ request: Request<Route>) {
    askToLeave(path.entries.reversed(), for: request, goal: .quit)
  }

  func end(_ request: Request<Route>) {
    if isLaunched { return finishQuitting(request) }
    isEnded = true
    cancelWhatIsOpen()
    request.transition.end(.completed)
  }

  /// Saves, lets everything that is under way end, and takes the screens away.
  func finishQuitting(_ request: Request<Route>) {
    finishDrawing(.completed)
    stage.saveBeforeEnding()
    isEnded = true
    cancelWhatIsOpen()
    let going: [Entry<Route>] = path.entries.reversed()
    let removed = going.ids()
    request.transition.commit(removed: removed, added: [])
    tasks.leave(removed)
    slots.end(.change(.quit))
    let number = makeNumber()
    record(
      .change(
        JournalChange(
          cause: .quit, issuer: request.issuer, origin: request.origin, removed: removed,
          added: [], kept: 0, above: [])),
      number: number)
    emit(path.top.id, .willDisappear(.quit))
    emit(path.top.id, .didDisappear)
    free(going)
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
