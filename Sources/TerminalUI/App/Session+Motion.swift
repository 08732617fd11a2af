import Navigation

extension Session {
  /// When the next frame of a motion is due: on the grid of frames, and exactly at its end.
  func nextFrame(of slide: Slide) -> Duration {
    let end = slide.start + slide.duration
    if appearance.motion == .reduced { return end }
    return min(end, queue.now + Slide.frame)
  }

  /// Where a motion is now. With reduced motion it stands half-way until it is over.
  func position(of slide: Slide) -> Double {
    appearance.motion == .reduced && !slide.isOver(at: queue.now)
      ? (slide.from + slide.to) / 2 : slide.position(at: queue.now)
  }

  /// Sets a timer, in place of the one for the same.
  func schedule(_ role: TimerRole, at deadline: Duration, purpose: TimerPurpose) {
    cancelTimer(role)
    timers[queue.schedule(at: deadline, purpose: purpose)] = role
  }

  /// Takes the timer for something back, if there is one.
  func cancelTimer(_ role: TimerRole) {
    for timer in timers.filter({ $0.value == role }).keys {
      queue.cancel(timer)
      timers[timer] = nil
    }
  }

  /// Does what a timer is for.
  func fire(_ timer: TimerID) {
    switch timers.removeValue(forKey: timer) {
    case .frame: advanceMotion()
    case .heldSwipe: cancelSwipe()
    case .wheelSilence: endWheel()
    case .indicator(let entry): updateIndicator(of: entry)
    case nil: break
    }
  }

  /// Shows the next step of a motion, or ends it.
  private func advanceMotion() {
    needsFrame = true
    let slide: Slide
    switch motion {
    case .still, .swiping: return
    case .sliding(_, let sliding), .springingBack(_, let sliding): slide = sliding
    }
    guard slide.isOver(at: queue.now) else {
      return schedule(.frame, at: nextFrame(of: slide), purpose: .awaited)
    }
    if case .springingBack = motion { tellSwipeEnd() }
    motion = .still
    router.finishTransition()
  }

  /// Brings the loading indicator of a screen up to date with its tasks.
  func updateIndicator(of entry: EntryID) {
    if inspector?.isOpen == true { needsFrame = true }
    guard let box = boxes[entry] else { return cancelTimer(.indicator(entry)) }
    let before = box.indicator
    let unheeding = Set(router.tasks.lingering)
    let isLoading = router.tasks.underWay.contains { $0.entry == entry && !unheeding.contains($0) }
    box.indicator.update(isLoading: isLoading, now: queue.now)
    if box.indicator.isShown != before.isShown { needsFrame = true }
    if let change = box.indicator.nextChange {
      schedule(.indicator(entry), at: change, purpose: .awaited)
    } else {
      cancelTimer(.indicator(entry))
    }
  }
}
