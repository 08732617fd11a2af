extension Router {
  /// Begins a swipe back, which changes nothing until it is let go.
  ///
  /// The screen beneath is made if it never was.
  ///
  /// - Returns: None at the root, while a transition runs, and while a question is open.
  public func beginSwipe(origin: Origin = .swipe) -> Swipe<Route>? {
    guard
      isLaunched, !isEnded, !isBusy, handlerDepth == 0, drawing == nil, openQuestion == nil,
      swipe == nil, let beneath = path.previous(of: path.top.id)
    else { return nil }
    busily { create(beneath) }
    let swipe = Swipe(from: path.top, to: beneath, origin: origin, router: self)
    self.swipe = swipe
    catchUp()
    return swipe
  }

  func move(_ swipe: Swipe<Route>, to hand: Double) {
    guard swipe === self.swipe, !swipe.isSpringingBack else { return }
    let hand = min(max(hand, 0), 1)
    swipe.progress = mayLeave(swipe.from.id) ? hand : min(hand / 3, 0.2)
  }

  func release(_ swipe: Swipe<Route>, _ release: SwipeRelease) -> SwipeEnd {
    guard swipe === self.swipe, !swipe.isSpringingBack else { return .over }
    guard release.commits, mayLeave(swipe.from.id) else {
      swipe.isSpringingBack = true
      swipe.asksWhenBack = release.commits
      return .springsBack
    }
    self.swipe = nil
    popBySwipe(swipe)
    return .committed
  }

  /// The screens are back in their places: the end, or the time to ask.
  func finishSpringingBack(_ swipe: Swipe<Route>) {
    self.swipe = nil
    if swipe.asksWhenBack {
      swipe.progress = 0
      popBySwipe(swipe)
    } else {
      swipe.transition.end(.cancelled)
    }
  }

  private func mayLeave(_ entry: EntryID) -> Bool {
    stage.leaving(entry) == .allowed
  }

  private func popBySwipe(_ swipe: Swipe<Route>) {
    submit(
      Request(
        wish: .edit(.pop(cause: .swipe)), issuer: .entry(swipe.from.id), origin: swipe.origin,
        transition: swipe.transition, progress: swipe.progress))
  }
}
