extension Conductor {
  /// The change that is being drawn, which way it moves and where it began.
  var running: (Transition, Direction, progress: Double)? {
    switch drawing {
    case .some(let turnover):
      (turnover.request.transition, turnover.direction, turnover.request.progress)
    case .none: nil
    }
  }

  /// Ends what is being drawn, be it a change or a swipe springing back.
  func finishTransition() {
    if let transition = drawing?.request.transition {
      submit(Request(.finishDrawing, transition: transition))
    } else if let swipe, swipe.isSpringingBack {
      finishSpringingBack(swipe)
    }
  }
}
