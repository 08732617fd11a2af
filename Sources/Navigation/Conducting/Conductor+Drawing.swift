extension Conductor {
  /// Ends what is being drawn, be it a change or a swipe springing back.
  func finishTransition() {
    if let drawing {
      submit(Request(.finishDrawing, transition: drawing.request.transition))
    } else if let swipe, swipe.isSpringingBack {
      finishSpringingBack(swipe)
    }
  }
}
