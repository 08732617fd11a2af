import Navigation
import TerminalCore

extension StackHost {
  /// The longest time for which a swipe may be held without motion.
  private static var longestHold: Duration { .seconds(2) }

  /// Notes a press that may become a swipe: to the right from the left edge of the top screen, or
  /// down from the top line of a flow at its first screen.
  func mayBeginSwipe(at position: Position) -> Bool {
    pointer.mayBeginSwipe(
      at: position, in: area(of: router.top), going: beginsFlow(router.top) ? .down : .right,
      size: size, time: now)
  }

  /// Moves the swipe with the button held.
  func dragSwipe(to progress: Double) {
    swipe(to: progress, trigger: .swipe)
    guard motion.swipe != nil else { return }
    schedule(.heldSwipe, at: now + Self.longestHold, purpose: .background)
  }

  /// Moves the swipe to a progress from 0 to 1, first starting one if there is none and the stack
  /// permits it.
  private func swipe(to progress: Double, trigger: Trigger) {
    if motion.swipe == nil {
      guard isStill, session.overlay == nil, active?.hasDialog == false,
        let swipe = router.beginSwipe(trigger: trigger)
      else {
        return endGesture()
      }
      motion = .swiping(swipe)
      session.reportSwipe(from: swipe.from.id, to: swipe.to.id)
    }
    motion.swipe?.move(to: progress)
    session.needsFrame = true
  }

  /// Releases the swipe, which commits or springs back depending on its progress, from 0 to 1, and
  /// its velocity, in columns per second.
  func releaseSwipe(progress: Double, velocity: Double) {
    guard let swipe = motion.swipe else { return endGesture() }
    release(swipe, progress: progress, velocity: velocity)
  }

  private func release(_ swipe: Swipe<Route>, progress: Double, velocity: Double) {
    let start = swipe.progress
    endGesture()
    switch swipe.release(SwipeRelease(progress: progress, velocity: velocity)) {
    case .committed, .queued: break
    case .over: motion = .still
    case .springsBack: springBack(swipe, from: start)
    }
    session.needsFrame = true
  }

  /// Cancels the current gesture and lets its swipe spring back.
  ///
  /// - Returns: Whether there was a swipe.
  @discardableResult
  func cancelSwipe() -> Bool {
    guard let swipe = motion.swipe else {
      endGesture()
      return false
    }
    release(swipe, progress: 0, velocity: 0)
    return true
  }

  /// Forgets the current gesture, so that a later drag or release has no effect.
  func endGesture() {
    pointer.end()
    cancelTimer(.heldSwipe)
    cancelTimer(.wheelSilence)
  }

  /// Moves the swipe by one notch of the horizontal wheel.
  func turnWheel(_ direction: MouseEvent.Wheel) {
    guard let (burst, progress) = pointer.turn(direction, screenColumns: size.columns) else {
      return
    }
    if motion.swipe == nil, progress == 0 { return }
    swipe(to: progress, trigger: .wheel)
    guard motion.swipe != nil else { return }
    pointer.wheel = burst
    schedule(.wheelSilence, at: now + WheelBurst.silence, purpose: .blocksSettling)
  }

  /// Ends a burst of wheel events, as if its swipe were released without velocity.
  func endWheel() {
    guard let burst = pointer.wheel else { return }
    releaseSwipe(progress: burst.progress(screenColumns: size.columns), velocity: 0)
  }
}
