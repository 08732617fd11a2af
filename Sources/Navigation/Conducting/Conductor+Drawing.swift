extension Conductor {
  /// Ends what is being drawn, be it a change or a swipe springing back.
  func finishTransition() {
    if let transition = drawing?.request.transition {
      submit(Request(.finishDrawing, transition: transition))
    } else if let swipe, swipe.isSpringingBack {
      finishSpringingBack(swipe)
    }
  }
}
