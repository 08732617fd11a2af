import Navigation
import TerminalCore

extension Session {
  /// How long a swipe may be held without motion.
  static var longestHold: Duration { .seconds(2) }

  /// Follows the hand, beginning the swipe if there is none.
  func swipe(to progress: Double, origin: Origin) {
    if motion.swipe == nil {
      guard case .still = motion, overlay == nil, top?.dialogs.isEmpty ?? false,
        let swipe = router.beginSwipe(origin: origin)
      else {
        return endGesture()
      }
      motion = .swiping(swipe)
      tellSwipe(from: swipe.from.id, to: swipe.to.id)
    }
    motion.swipe?.move(to: progress)
    needsFrame = true
  }

  /// Lets the swipe go.
  func releaseSwipe(progress: Double, velocity: Double) {
    guard let swipe = motion.swipe else { return endGesture() }
    let start = swipe.progress
    endGesture()
    switch swipe.release(SwipeRelease(progress: progress, velocity: velocity)) {
    case .committed: break
    case .over: motion = .still
    case .springsBack: springBack(swipe, from: start)
    }
    needsFrame = true
  }

  /// Lets the swipe go back, if there is one, whatever ended it.
  func cancelSwipe() {
    releaseSwipe(progress: 0, velocity: 0)
  }

  /// Stops drawing a swipe that a change of the path has put an end to.
  func endSupersededSwipe() {
    tellSwipeEnd()
    guard case .swiping = motion, motion.swipe == nil else { return }
    motion = .still
    endGesture()
  }

  /// Forgets the hand: what comes of it later means nothing.
  func endGesture() {
    recogniser.end()
    wheel = nil
    pressed = nil
    cancelTimer(.heldSwipe)
    cancelTimer(.wheelSilence)
  }

  /// Takes a notch of the horizontal wheel.
  func turnWheel(_ direction: MouseEvent.Wheel) {
    guard !recogniser.isClaimed else { return }
    // Nobody turns the wheel with a button held: the terminal has lost the release.
    recogniser.end()
    pressed = nil
    var burst = wheel ?? WheelBurst()
    let progress = burst.turn(direction, screenColumns: size.columns)
    if motion.swipe == nil, progress == 0 { return }
    swipe(to: progress, origin: .wheel)
    guard motion.swipe != nil else { return }
    wheel = burst
    schedule(.wheelSilence, at: queue.now + WheelBurst.silence, purpose: .awaited)
  }

  /// Ends a burst of the wheel, which has come as far as it has.
  func endWheel() {
    guard let burst = wheel else { return }
    releaseSwipe(
      progress: Double(burst.columns) / Double(max(1, size.columns - 1)), velocity: 0)
  }

  private func springBack(_ swipe: Swipe<Route>, from progress: Double) {
    guard appearance.motion != .none, progress > 0 else {
      motion = .still
      tellSwipeEnd()
      return router.finishTransition()
    }
    let slide = Slide(from: progress, to: 0, start: queue.now)
    motion = .springingBack(swipe, slide)
    schedule(.frame, at: nextFrame(of: slide), purpose: .awaited)
  }
}
