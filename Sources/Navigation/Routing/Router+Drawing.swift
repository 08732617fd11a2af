extension Router {
  /// What is being drawn, if anything is.
  public var running: Presentation<Route>? { drawing?.presentation }

  /// Says that the drawing of the running transition, or of a swipe springing back, has ended.
  ///
  /// Does nothing when nothing is being drawn.
  public func finishTransition() {
    if let drawing {
      submit(Request(wish: .finishDrawing, transition: drawing.request.transition))
    } else if let swipe, swipe.isSpringingBack {
      finishSpringingBack(swipe)
    }
  }
}
