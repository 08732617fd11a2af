extension Router {
  /// What is being drawn, if anything is.
  public var running: Presentation<Route>? {
    conductor.drawing == nil ? nil : interpreter.scene.presentation
  }

  /// Says that the drawing of the running transition, or of a swipe springing back, has ended.
  ///
  /// Does nothing when nothing is being drawn.
  public func finishTransition() { conductor.finishTransition() }
}
