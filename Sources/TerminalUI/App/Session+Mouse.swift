import Navigation
import TerminalCore

extension Session {
  /// Takes what the mouse did.
  func handle(_ mouse: MouseEvent) {
    switch mouse.action {
    case .press(.left): press(at: mouse.position)
    case .press: cancelSwipe()
    case .drag(.left): drag(to: mouse.position)
    case .release(.left): release(at: mouse.position)
    case .drag, .release: break
    case .wheel(.left): turnWheel(.left)
    case .wheel(.right): turnWheel(.right)
    case .wheel(.up): scroll(lines: -3)
    case .wheel(.down): scroll(lines: 3)
    }
  }

  private func press(at position: Position) {
    // A press while one is held means that the terminal lost the release.
    cancelSwipe()
    guard case .still = motion, isOnScreen(position) else { return }
    pressed = position
    guard overlay == nil, let top, top.dialogs.isEmpty else { return }
    // The focus waits for the release: a swipe that is let go leaves everything as it was.
    if router.path.count > 1, recogniser.press(at: position, time: queue.now) { return }
    layOut(top)
    let body = chrome(of: top).body
    guard body.contains(position.row) else { return }
    needsFrame = true
    let row = position.row - body.lowerBound
    _ = top.handle(.press(row: row), from: .control("mouse"), in: self)
  }

  private func isOnScreen(_ position: Position) -> Bool {
    (0..<size.columns).contains(position.column) && (0..<size.rows).contains(position.row)
  }

  private func drag(to position: Position) {
    let action = recogniser.drag(to: position, time: queue.now, columns: size.columns)
    guard case .moved(let progress) = action else { return }
    pressed = nil
    swipe(to: progress, origin: .swipe)
    guard motion.swipe != nil else { return }
    schedule(.heldSwipe, at: queue.now + Self.longestHold, purpose: .background)
  }

  private func release(at position: Position) {
    let action = recogniser.release(at: position, time: queue.now, columns: size.columns)
    if case .released(let progress, let velocity) = action {
      return releaseSwipe(progress: progress, velocity: velocity)
    }
    defer { pressed = nil }
    guard let pressed, pressed.isNear(position), case .still = motion else { return }
    click(from: pressed, to: position)
  }

  private func click(from pressed: Position, to position: Position) {
    needsFrame = true
    if let overlay {
      guard let dialog = overlay.dialog else { return self.overlay = nil }
      if let choice = dialog.choice(at: position, on: size) { answerOverlay(choice) }
      return
    }
    guard let top else { return }
    if let dialog = top.dialogs.last?.box {
      if let choice = dialog.choice(at: position, on: size) { answerDialog(choice, of: top) }
      return
    }
    layOut(top)
    let chrome = chrome(of: top)
    if let command = chrome.command(at: position), command == chrome.command(at: pressed) {
      return perform(command, origin: .control("\(command)"))
    }
    guard chrome.body.contains(position.row) else { return }
    let row = position.row - chrome.body.lowerBound
    _ = top.handle(.click(row: row), from: .control("mouse"), in: self)
  }

  private func scroll(lines: Int) {
    guard case .still = motion else { return }
    needsFrame = true
    if case .help(var panel) = overlay {
      _ = panel.handle(lines < 0 ? .up : .down, appearance: appearance, size: size)
      overlay = .help(panel)
      return
    }
    guard overlay == nil, let top, top.dialogs.isEmpty else { return }
    layOut(top)
    _ = top.handle(.scroll(lines: lines), from: .control("mouse"), in: self)
  }
}

extension Position {
  /// Whether a button that went down here and up there was meant for one place.
  fileprivate func isNear(_ other: Position) -> Bool {
    row == other.row && abs(column - other.column) <= 2
  }
}
