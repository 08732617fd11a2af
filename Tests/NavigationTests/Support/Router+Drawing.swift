import Navigation

extension Router {
  /// Ends whatever is being drawn, as a front end does that draws one thing at a time.
  func finishTransition() {
    if let running { finishTransition(running.transition) }
  }
}
