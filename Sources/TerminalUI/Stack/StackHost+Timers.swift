import Navigation
import TerminalCore

/// The purpose of a timer. A stack has at most one timer for each.
enum TimerRole: Hashable {
  /// The next frame of a motion.
  case frame
  /// A spinner turns.
  case spinner
  /// A swipe was held without motion for too long.
  case heldSwipe
  /// No wheel event has arrived for long enough to end the burst.
  case wheelSilence
  /// The loading indicator of an entry appears or disappears.
  case indicator(EntryID)
  /// A watched value of a screen has stayed the same for long enough.
  case watch(EntryID, ViewID)
  /// The notice of an entry disappears.
  case notice(EntryID)

  /// The entry that the timer serves; `nil` if it serves the window.
  fileprivate var entry: EntryID? {
    switch self {
    case .frame, .spinner, .heldSwipe, .wheelSilence: nil
    case .indicator(let entry), .watch(let entry, _), .notice(let entry): entry
    }
  }
}

extension StackHost {
  /// Sets a timer, replacing the one with the same role.
  func schedule(_ role: TimerRole, at deadline: Duration, purpose: TimerPurpose) {
    cancelTimer(role)
    timers[role] = queue.schedule(at: deadline, purpose: purpose)
  }

  /// Cancels the timer with a role. Returns whether it was set.
  @discardableResult
  func cancelTimer(_ role: TimerRole) -> Bool {
    // Every key cancels timers, and usually none is set.
    guard !timers.isEmpty, let timer = timers.removeValue(forKey: role) else { return false }
    return queue.cancel(timer)
  }

  /// Cancels all timers of an entry.
  func cancelTimers(of entry: EntryID) {
    for role in timers.keys where role.entry == entry { cancelTimer(role) }
  }

  /// Fires a timer.
  func fire(_ timer: TimerID) {
    guard let role = timers.first(where: { $0.value == timer })?.key else { return }
    timers[role] = nil
    switch role {
    case .frame: advanceMotion()
    case .spinner: session.needsFrame = true
    case .heldSwipe: cancelSwipe()
    case .wheelSilence: endWheel()
    case .indicator(let entry): updateIndicator(of: entry)
    case .watch(let entry, let watch): screens[entry]?.screen.watchIsDue(watch, in: self)
    case .notice(let entry): if let box = screens[entry] { endNotice(of: box) }
    }
  }

  /// Updates the loading indicator of an entry after its tasks have changed.
  func updateIndicator(of entry: EntryID) {
    session.tasksChanged()
    guard let box = screens[entry] else {
      cancelTimer(.indicator(entry))
      return
    }
    let before = box.indicator
    box.indicator.update(isLoading: router.tasks.isLoading(entry), now: now)
    if box.indicator.isShown != before.isShown { session.needsFrame = true }
    if let change = box.indicator.nextChange {
      schedule(.indicator(entry), at: change, purpose: .blocksSettling)
    } else {
      cancelTimer(.indicator(entry))
    }
  }
}
