extension Router {
  /// What is being drawn, if anything is.
  public var running: Presentation<Route>? {
    guard let (transition, direction, progress) = conductor.running else { return nil }
    let (from, to) = interpreter.scene.drawn
    return Presentation(
      transition: transition, from: from, to: to, direction: direction, progress: progress)
  }

  /// Says that the drawing of the running transition, or of a swipe springing back, has ended.
  ///
  /// Does nothing when nothing is being drawn.
  public func finishTransition() { conductor.finishTransition() }
}
