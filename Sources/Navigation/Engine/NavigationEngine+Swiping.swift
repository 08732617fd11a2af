extension NavigationEngine {
  /// Whether a swipe may begin: something is beneath, and nothing else is under way.
  var maySwipe: Bool {
    isLaunched && !isEnded && !isBusy && handlerDepth == 0 && drawing == nil
      && openQuestion == nil && swipe == nil && stack.entries.count > 1
  }

  /// What a swipe draws beneath the top: the rest of its path, or the path of the screen that asked
  /// for the top.
  var beneath: (stack: EntryStack, count: Int) {
    if stacks.count > 1, let slot = slots.slot(asking: top), let asker = stack(of: slot.owner),
      asker !== stack
    {
      return (asker, asker.entries.count)
    }
    return (stack, stack.entries.count - 1)
  }

  /// Makes the screens that would come into sight, if they never were, and holds the swipe.
  func hold(_ swipe: HeldSwipe) {
    let beneath = beneath
    swipe.beneath = visible(amongFirst: beneath.count, of: beneath.stack)
    operate { create(swipe.beneath.entries, of: beneath.stack, telling: $0) }
    self.swipe = swipe
    catchUp()
  }

  func move(_ swipe: HeldSwipe, to hand: Double) {
    guard swipe === self.swipe, !swipe.isSpringingBack else { return }
    let hand = hand.isNaN ? 0 : min(max(hand, 0), 1)
    swipe.progress = mayLeave(swipe.from) ? hand : min(hand / 3, 0.2)
  }

  func release(_ swipe: HeldSwipe, _ release: SwipeRelease) -> SwipeEnd {
    guard swipe === self.swipe, !swipe.isSpringingBack else { return .over }
    guard release.commits, mayLeave(swipe.from) else {
      swipe.isSpringingBack = true
      swipe.asksWhenBack = release.commits
      return .springsBack
    }
    self.swipe = nil
    popBySwipe(swipe)
    // Hooks of the pop may have put another change on top of it by now.
    if !swipe.transition.removed.isEmpty { return .committed }
    return swipe.transition.state == .queued ? .queued : .over
  }

  /// The screens are back in their places: the end, or the time to ask.
  func finishSpringingBack(_ swipe: HeldSwipe) {
    self.swipe = nil
    if swipe.asksWhenBack {
      swipe.progress = 0
      popBySwipe(swipe)
    } else {
      swipe.transition.end(.cancelled)
    }
  }

  private func mayLeave(_ entry: EntryID) -> Bool {
    host.leaving(entry) == .allowed
  }

  private func popBySwipe(_ swipe: HeldSwipe) {
    swipe.request.progress = swipe.progress
    submit(swipe.request)
  }
}
