import Navigation
import TerminalCore

extension InspectorArea {
  /// Opens the inspector, then gives it the keyboard unless it covers the window, then closes it.
  func step() {
    switch state {
    case .closed: change(to: .watching)
    case .watching: change(to: coversWindow ? .closed : .focused)
    case .focused: change(to: .closed)
    }
  }

  /// Keeps the keyboard even if the window becomes wide enough for the screens too.
  func takeKeys() { state = .focused }

  private func change(to state: State) {
    let isFirst = !isRecording
    if isFirst {
      record()
      rememberPresent()
    }
    self.state = state
    returnToPresent()
    session.layOutWindow()
    // Beside the inspector, the screens may be narrower.
    if isFirst, !coversWindow {
      history = FrameHistory()
      rememberPresent()
    }
  }

  /// Handles an event that is meant for the inspector. Returns `false` if the screens must handle
  /// it.
  func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key): dispatch(key)
    case .text(let character): dispatch(Key(.character(character)))
    case .paste: hasKeys
    case .mouse(let mouse): !session.isMouseReleased && dispatch(mouse)
    case .resize, .focus, .signal, .unknown: false
    }
  }

  private func dispatch(_ typed: Key) -> Bool {
    let key = typed.halfWidth
    // While the terminal has the mouse, a key only takes it back.
    guard hasKeys || key == KeyTable.inspect,
      !session.isMouseReleased || session.isControlOfLibrary(key)
    else { return false }
    // A key during a drag means that the terminal lost the button release.
    if endGesture(), key == Key(.escape) { return true }
    message = nil
    guard key == KeyTable.inspect else { return use(key) }
    session.perform(.inspect, trigger: .key(key.name))
    return true
  }

  /// Ends what the pointer does on the screens, as if the window had lost the focus.
  ///
  /// - Returns: Whether it was a swipe.
  private func endGesture() -> Bool {
    let isSwipe = session.host.motion.swipe != nil
    if isSwipe || session.host.pointer.isHeld { session.handleInScreens(.focus(false)) }
    return isSwipe
  }

  /// Does what a key means while the inspector has the keyboard. Returns `false` if the screens
  /// must handle it.
  private func use(_ key: Key) -> Bool {
    if key == KeyTable.interrupt {
      change(to: .closed)
      return false
    }
    switch key {
    case Key(.character("p")):
      log.changeProfile()
      session.needsFrame = true
    case Key(.left), Key(.character("h")):
      travel(by: -1)
      return true
    case Key(.right), Key(.character("l")):
      travel(by: 1)
      return true
    case Self.saveKey where input != nil:
      save()
      return true
    case Key(.escape) where past != nil:
      returnToPresent()
      return true
    default: break
    }
    let page = max(1, panel.logRows - 1)
    switch session.keys.library.command(for: key, whileTyping: false) {
    case .up: scroll(back: 1)
    case .down: scroll(back: -1)
    case .pageUp: scroll(back: page)
    case .pageDown: scroll(back: -page)
    case .first: scroll(back: .max / 2)
    case .last: scroll(back: .min / 2)
    case .back, .quit: change(to: .closed)
    case .redraw, .suspend, .releaseMouse, .nextPane: return false
    case .next, .previous, .nextOrder, .previousOrder, .open, .choose, .chooseKey, .custom, .backTo,
      .mode, .nextMode, .previousMode, .help, .deck, .inspect, nil:
      break
    }
    return true
  }

  /// Handles a mouse event. Returns `false` if the screens must handle it, which are not those that
  /// a picture of the past shows.
  private func dispatch(_ mouse: MouseEvent) -> Bool {
    guard isOpen else { return false }
    let isInside = area.contains(mouse.position)
    let isTaken = isInside || past != nil
    switch mouse.action {
    case .press:
      if isInside { _ = endGesture() }
      message = nil
      change(to: isInside ? .focused : .watching)
    case .wheel(.up) where isInside: scroll(back: 3)
    case .wheel(.down) where isInside: scroll(back: -3)
    case .wheel: break
    // A drag that began on the screens stays with them.
    case .drag, .release: return coversWindow
    }
    return isTaken
  }

  private func scroll(back lines: Int) {
    log.scroll(back: lines, rows: panel.logRows)
    session.needsFrame = true
  }
}
