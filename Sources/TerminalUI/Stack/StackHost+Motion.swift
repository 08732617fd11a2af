import Navigation
import TerminalCore

// MARK: - Running a motion

extension StackHost {
  /// When the next frame of a motion is due: after a frame's time, and exactly at the end.
  func nextFrame(of slide: Slide) -> Duration {
    let end = slide.start + slide.duration
    if session.appearance.motion == .reduced { return end }
    return min(end, now + Slide.frame)
  }

  /// The position in the last frame, 0...1. Reduced motion stays half-way until it is over.
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

  /// Starts moving a swipe that was let go back to its beginning.
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
  /// Keeps the picture of a motion that is cut short. Does nothing once the motion is over.
  func keepInterruptedMotion() {
    guard session.appearance.motion == .full else { return }
    switch motion {
    case .still, .swiping: return
    case .sliding(let presentation, let slide):
      keepInterruptedMotion(of: slide, from: presentation.from.id, to: presentation.to.id)
    case .springingBack(let swipe, let slide):
      keepInterruptedMotion(of: slide, from: swipe.from.id, to: swipe.to.id)
    }
  }

  private func keepInterruptedMotion(of slide: Slide, from: EntryID, to: EntryID) {
    interrupted = InterruptedMotion(
      from: from, to: to, position: position(of: slide), picture: compose())
  }

  /// Where a new motion starts, 0...1: at the progress of its swipe, or where an interrupted motion
  /// between the same two screens has got to.
  func beginning(of presentation: Presentation<Route>) -> Double {
    guard let interrupted else { return presentation.progress }
    let (from, to) = (presentation.from.id, presentation.to.id)
    if (interrupted.from, interrupted.to) == (from, to) {
      self.interrupted = nil
      return interrupted.position
    }
    if (interrupted.from, interrupted.to) == (to, from) {
      self.interrupted = nil
      return 1 - interrupted.position
    }
    return presentation.progress
  }

  /// What a transition starts from: the old screen, or the picture of the motion that it
  /// interrupted, so that nothing jumps.
  func fromFrame(of presentation: Presentation<Route>) -> Frame {
    guard let interrupted, interrupted.picture.size == size else {
      return departure?.picture ?? frame(of: presentation.from.id)
    }
    return interrupted.picture
  }
}
