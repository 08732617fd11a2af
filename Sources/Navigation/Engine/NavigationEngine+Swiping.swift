extension NavigationEngine {
  /// Whether a swipe may begin: there is a screen below, and nothing else is in progress.
  var maySwipe: Bool {
    isLaunched && !isEnded && !isBusy && handlerDepth == 0 && drawing == nil
      && openQuestion == nil && swipe == nil && stack.entries.count > 1
  }

  /// What a swipe reveals: the rest of the path, or the path of the screen that asked for the top.
  var beneath: (stack: EntryStack, count: Int) {
    if stacks.count > 1, let slot = slots.slot(asking: top), let asker = stack(of: slot.owner),
      asker !== stack
    {
      return (asker, asker.entries.count)
    }
    return (stack, stack.entries.count - 1)
  }

  /// Holds a swipe.
  func hold(_ swipe: HeldSwipe) {
    operate { prepare(swipe, telling: $0) }
    self.swipe = swipe
    catchUp()
  }

  /// Determines what a swipe would reveal, and creates those screens if they don't exist.
  func prepare(_ swipe: HeldSwipe, telling host: any NavigationHost) {
    let beneath = beneath
    swipe.beneath = visible(amongFirst: beneath.count, of: beneath.stack)
    create(swipe.beneath.entries, of: beneath.stack, telling: host)
  }

  /// Ends the swipe if a change affects what it would remove or reveal.
  func supersedeSwipe(by change: PathChange, isSeen: Bool) {
    guard swipe != nil, isSeen || change.edit(of: beneath.stack.number) != nil else { return }
    endSwipe(.superseded)
  }

  func move(_ swipe: HeldSwipe, to position: Double) {
    guard swipe === self.swipe, swipe.phase == .held else { return }
    let position = position.isNaN ? 0 : min(max(position, 0), 1)
    swipe.progress = mayLeave(swipe.from) ? position : min(position / 3, 0.2)
  }

  func release(_ swipe: HeldSwipe, _ release: SwipeRelease) -> SwipeEnd {
    guard swipe === self.swipe, swipe.phase == .held else { return .over }
    guard release.commits, mayLeave(swipe.from) else {
      swipe.phase = release.commits ? .springingBackToAsk : .springingBack
      return .springsBack
    }
    self.swipe = nil
    popBySwipe(swipe)
    // Hooks of the pop may have pushed another change on top of it by now.
    if !swipe.transition.removed.isEmpty { return .committed }
    return swipe.transition.state == .queued ? .queued : .over
  }

  /// Finishes a spring-back: ends the swipe, or asks the screen whether it may be left.
  func finishSpringingBack(_ swipe: HeldSwipe) {
    self.swipe = nil
    if swipe.phase == .springingBackToAsk {
      swipe.progress = 0
      popBySwipe(swipe)
    } else {
      swipe.transition.end(.cancelled)
    }
  }

  private func mayLeave(_ entry: EntryID) -> Bool {
    host.leaving(entry, by: .swipe) == .allowed
  }

  private func popBySwipe(_ swipe: HeldSwipe) {
    swipe.request.swiped = swipe.from
    swipe.request.progress = swipe.progress
    submit(swipe.request)
  }

  /// Pops the swiped entry. If another change came before, the swipe is superseded, because it
  /// would remove a screen that was not swiped.
  func pop(_ swiped: EntryID, _ request: Request, telling host: any NavigationHost) {
    if swiped == top { edit(request, telling: host) } else { endUnchanged(request, .superseded) }
    // The host may still draw a swipe whose pop had to wait.
    if request.transition.removed.isEmpty {
      tellHost { $0.endDrawing(of: request.transition) }
    }
  }
}
