import Navigation
import TerminalCore

// MARK: - Running a motion

extension StackHost {
  /// The time of a motion's next frame: one frame later, but at most the end of the motion.
  func nextFrame(of slide: Slide) -> Duration {
    let end = slide.start + slide.duration
    if session.appearance.motion == .reduced { return end }
    return min(end, now + Slide.frame)
  }

  /// The position in the latest frame, from 0 to 1. Reduced motion stays halfway until it is over.
  func position(of slide: Slide) -> Double {
    session.appearance.motion == .reduced && !slide.isOver(at: slide.frameTime)
      ? (slide.from + slide.to) / 2 : slide.position(at: slide.frameTime)
  }

  /// Schedules the next frame of a motion, or ends it.
  func advanceMotion() {
    session.needsFrame = true
    guard let slide = motion.slide, let transition = motion.transition else { return }
    guard slide.isOver(at: now) else {
      motion.slide?.frameTime = now
      return schedule(.frame, at: nextFrame(of: slide), purpose: .blocksSettling)
    }
    if case .springingBack = motion { session.reportSwipeEnd() }
    motion = .still
    router.finishTransition(transition)
  }

  /// Starts to move a released swipe back to its start.
  func springBack(_ swipe: Swipe<Route>, from progress: Double) {
    guard session.appearance.motion != .none, progress > 0 else {
      motion = .still
      session.reportSwipeEnd()
      return router.finishTransition(swipe.transition)
    }
    let slide = Slide(from: progress, to: 0, start: now)
    motion = .springingBack(swipe, slide)
    schedule(.frame, at: nextFrame(of: slide), purpose: .blocksSettling)
  }
}

// MARK: - Interrupting a motion

extension StackHost {
  /// Keeps the picture of a motion that is interrupted. Does nothing if the motion is over, or if
  /// the window has become too small to draw the screens.
  func keepInterruptedMotion() {
    guard session.appearance.motion == .full, session.isLargeEnough else { return }
    switch motion {
    case .still, .swiping: return
    case .sliding(let running, let slide):
      keepInterruptedMotion(of: slide, from: running.from.id, to: running.to.id)
    case .springingBack(let swipe, let slide):
      keepInterruptedMotion(of: slide, from: swipe.from.id, to: swipe.to.id)
    }
  }

  /// Forgets the picture of an interrupted motion that no other one has continued, whether the
  /// screens were drawn since then or not.
  func forgetInterruptedMotion() {
    if isStill { motionStart.interrupted = nil }
  }

  private func keepInterruptedMotion(of slide: Slide, from: EntryID, to: EntryID) {
    motionStart.interrupted = InterruptedMotion(
      from: from, to: to, position: position(of: slide), picture: compose())
  }

  /// The position at which a new motion starts, from 0 to 1: the progress of its swipe, or the
  /// position of an interrupted motion between the same two screens.
  func beginning(of running: RunningTransition<Route>) -> Double {
    motionStart.takePosition(from: running.from.id, to: running.to.id)
      ?? running.progress
  }

  /// The picture at which a transition starts: the old screen, or the last picture of the motion
  /// that it interrupts, so that nothing jumps.
  func fromFrame(of running: RunningTransition<Route>) -> Frame {
    if let interrupted = motionStart.interrupted, interrupted.picture.size == size {
      return interrupted.picture
    }
    guard let departure else { return frame(of: running.from.id) }
    // What several screens looked like in another size isn't known.
    return departure.picture.size == size ? departure.picture : still()
  }
}
