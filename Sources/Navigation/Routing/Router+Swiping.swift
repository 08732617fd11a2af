extension Router {
  /// Begins a swipe back, which changes nothing until it is let go.
  ///
  /// The screen beneath is made if it never was.
  ///
  /// - Returns: None at the root, while a transition runs, and while a question is open.
  public func beginSwipe(origin: Origin = .swipe) -> Swipe<Route>? {
    guard conductor.maySwipe, let beneath = path.previous(of: path.top.id) else { return nil }
    let held = HeldSwipe(
      from: path.top.id, origin: origin, plan: plan(.pop(cause: .swipe)))
    let swipe = Swipe(held, from: path.top, to: beneath, conductor: conductor)
    conductor.hold(held)
    return swipe
  }
}
