import Navigation
import TerminalCore

extension StackHost {
  /// Handles a mouse event whose position is relative to the upper left corner of the stack's area.
  func handle(_ mouse: MouseEvent) {
    switch mouse.action {
    case .press(.left): press(at: mouse.position)
    case .press: cancelSwipe()
    case .drag(.left): drag(to: mouse.position)
    case .release(.left): release(at: mouse.position)
    case .drag, .release: break
    case .wheel(.left): turnWheel(.left)
    case .wheel(.right): turnWheel(.right)
    case .wheel(.up): scroll(lines: -3, at: mouse.position)
    case .wheel(.down): scroll(lines: 3, at: mouse.position)
    }
  }

  /// The stack's area in its own coordinates.
  private var bounds: Rect { Rect(size: size) }

  private func press(at position: Position) {
    // A second press without a release means that the terminal has lost the release.
    cancelSwipe()
    guard bounds.contains(position), isStill(at: position) else { return }
    pressed = position
    guard session.overlay == nil, let active, active.dialogs.isEmpty else { return }
    if let notice = active.notice {
      hideNotice(of: active)
      if notice.rows(on: size).contains(position.row) {
        pressed = nil
        return
      }
    }
    if let divider = divider(at: position) {
      (heldDivider, self.pressed) = (divider, nil)
      return
    }
    // Near the edge, the focus doesn't move before the release, because a cancelled swipe must not
    // change it.
    if router.path.count > 1, mayBeginSwipe(at: position) { return }
    guard let (box, cell) = target(at: position) else { return }
    session.needsFrame = true
    if let grip = box.scrollBar?.grip(at: cell) {
      (heldBar, pressed) = ((box.entry, position.row - cell.row, grip), nil)
      return drag(scrollBarTo: position)
    }
    _ = box.handle(.press(cell), from: .control("mouse"), in: self)
  }

  /// Whether nothing moves at a position: there is no motion, or only in another pane.
  private func isStill(at position: Position) -> Bool {
    switch motion {
    case .still: return true
    case .sliding:
      guard let departure, (1..<size.rows - 1).contains(position.row) else { return false }
      return !departure.moves(position) && place(at: position) != nil
    case .swiping, .springingBack: return false
    }
  }

  /// Gives the keyboard to the screen at a position, and returns it with the cell of its body.
  private func target(at position: Position) -> (box: ScreenBox<Route>, cell: Position)? {
    guard let place = place(at: position), let box = screens[place.entry] else { return nil }
    layOut(box)
    guard let cell = cell(at: position, of: box, in: place) else { return nil }
    router.activate(place.entry)
    // Becoming active may have changed the screen.
    layOut(box)
    return (box, cell)
  }

  private func drag(to position: Position) {
    if let heldDivider { return drag(divider: heldDivider, to: position.column) }
    if heldBar != nil { return drag(scrollBarTo: position) }
    guard case .moved(let progress) = recogniser.drag(to: position, time: now) else { return }
    pressed = nil
    swipe(to: progress, trigger: .swipe)
    guard motion.swipe != nil else { return }
    schedule(.heldSwipe, at: now + Self.longestHold, purpose: .background)
  }

  /// Moves the part of a scroll bar that is held to the row of a position.
  private func drag(scrollBarTo position: Position) {
    guard let (entry, firstRow, grip) = heldBar, let box = screens[entry] else { return }
    layOut(box)
    session.needsFrame = true
    _ = box.handle(
      .moveThumb(to: position.row - firstRow - grip), from: .control("mouse"), in: self)
  }

  private func release(at position: Position) {
    guard heldDivider.take() == nil, heldBar.take() == nil else { return }
    if case .released(let progress, let velocity) = recogniser.release(at: position, time: now) {
      return releaseSwipe(progress: progress, velocity: velocity)
    }
    defer { pressed = nil }
    guard let pressed, pressed.isNear(position), bounds.contains(position), isStill(at: position)
    else { return }
    click(from: pressed, to: position)
  }

  private func click(from pressed: Position, to position: Position) {
    session.needsFrame = true
    if session.overlay != nil { return session.clickOverlay(at: position, in: bounds) }
    guard let active else { return }
    if let dialog = active.dialogs.last?.box {
      if let choice = dialog.choice(at: position, in: bounds) { answerDialog(choice, of: active) }
      return
    }
    layOut(active)
    if let command = command(at: position), command == self.command(at: pressed) {
      let name =
        switch command {
        case .custom(let key): key.name
        case .backTo: "title"
        default: "\(command)"
        }
      return session.perform(command, trigger: .control(name))
    }
    guard let (box, cell) = target(at: position) else { return clickPreview(at: position) }
    _ = box.handle(.click(cell), from: .control("mouse"), in: self)
  }

  /// The command at a position in the lines around the screens. The titles belong to the last pane,
  /// and are inactive under a sheet; the hints belong to the active screen.
  private func command(at position: Position) -> Command? {
    guard position.row == 0, !isPlain else {
      return active.flatMap { chrome(of: $0).command(at: position) }
    }
    guard router.sheetCount == 0, let titled = router.visible.last.flatMap({ screens[$0] }) else {
      return nil
    }
    layOut(titled)
    return chrome(of: titled).command(at: position)
  }

  private func scroll(lines: Int, at position: Position) {
    guard case .still = motion else { return }
    let continues = lastScroll.map { now - $0 < WheelBurst.silence } ?? false
    lastScroll = now
    session.needsFrame = true
    if session.overlay != nil { return session.scrollOverlay(down: lines > 0) }
    guard let active else { return }
    if let last = active.dialogs.indices.last {
      if !active.dialogs[last].box.scroll(lines: lines.signum(), in: bounds) {
        _ = active.dialogs[last].box.react(to: lines > 0 ? .down : .up, in: bounds)
      }
      return
    }
    guard let place = place(at: position), let box = screens[place.entry] else { return }
    layOut(box)
    let cell = cell(at: position, of: box, in: place) ?? position
    _ = box.handle(
      .scroll(lines: lines, at: cell, continues: continues), from: .control("mouse"), in: self)
  }

  func chrome(of box: ScreenBox<Route>) -> Chrome {
    screens.chrome(
      of: box, in: path(of: box.entry), key: layoutKey(size), phraseBook: session.phraseBook)
  }
}

// MARK: - Swipes

extension StackHost {
  /// The longest time for which a swipe may be held without motion.
  private static var longestHold: Duration { .seconds(2) }

  /// Notes a press that may become a swipe: to the right from the left edge of the top screen, or
  /// down from the top line of a flow at its first screen.
  private func mayBeginSwipe(at position: Position) -> Bool {
    let area = area(of: router.top)
    let (columns, rows) = (area.columns.upperBound - 1, size.rows - 1)
    return beginsFlow(router.top)
      ? recogniser.press(at: position, in: area, going: .down, to: rows, time: now)
      : recogniser.press(at: position, in: area, going: .right, to: columns, time: now)
  }

  /// Moves the swipe to a progress from 0 to 1, first starting one if there is none and the stack
  /// permits it.
  private func swipe(to progress: Double, trigger: Trigger) {
    if motion.swipe == nil {
      guard case .still = motion, session.overlay == nil, active?.dialogs.isEmpty ?? false,
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
  private func releaseSwipe(progress: Double, velocity: Double) {
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
    recogniser.end()
    (heldDivider, heldBar) = (nil, nil)
    wheel = nil
    pressed = nil
    cancelTimer(.heldSwipe)
    cancelTimer(.wheelSilence)
  }

  /// Moves the swipe by one notch of the horizontal wheel.
  private func turnWheel(_ direction: MouseEvent.Wheel) {
    guard !recogniser.isClaimed else { return }
    // Turning the wheel during a drag means that the terminal has lost the button release.
    recogniser.end()
    pressed = nil
    var burst = wheel ?? WheelBurst()
    let progress = burst.turn(direction, screenColumns: size.columns)
    if motion.swipe == nil, progress == 0 { return }
    swipe(to: progress, trigger: .wheel)
    guard motion.swipe != nil else { return }
    wheel = burst
    schedule(.wheelSilence, at: now + WheelBurst.silence, purpose: .blocksSettling)
  }

  /// Ends a burst of wheel events, as if its swipe were released without velocity.
  func endWheel() {
    guard let burst = wheel else { return }
    releaseSwipe(
      progress: Double(burst.columns) / Double(max(1, size.columns - 1)), velocity: 0)
  }
}

extension Position {
  /// Whether a press here and a release there count as a click.
  fileprivate func isNear(_ other: Position) -> Bool {
    row == other.row && abs(column - other.column) <= 2
  }
}
