import Navigation
import TerminalCore

extension Session {
  /// Hands an event from the terminal to whom it is meant for.
  func handle(_ event: InputEvent) {
    guard !isEnded else { return }
    switch event {
    case .key(let key): handle(key)
    case .text(let character): handle(Key(.character(character)))
    case .paste(let text): paste(text)
    case .mouse(let mouse): handle(mouse)
    case .resize(let size): resize(to: size)
    case .focus(let hasFocus): if !hasFocus { active.cancelSwipe() }
    case .signal(let signal): handle(signal)
    case .unknown: break
    }
  }

  /// Hands a key to the inspector if it has the keys, else to what lies over the screens, else to them.
  private func handle(_ key: Key) {
    // Nobody types with a button held: the terminal has lost the release.
    if active.cancelSwipe(), key == Key(.escape) { return }
    if let inspector {
      if key == KeyTable.inspect { return inspector.step() }
      if inspector.hasKeys, inspector.handle(key) { return }
    }
    // On screens too small to draw nobody can see what a key would do.
    guard isLargeEnough || key.modifiers.contains(.control) else { return }
    if overlay != nil { return handleInOverlay(key) }
    active.handle(key)
  }

  private func paste(_ text: String) {
    guard isLargeEnough, inspector?.hasKeys != true else { return }
    if active.motion.swipe != nil { active.cancelSwipe() }
    if overlay == nil { active.paste(text) }
  }

  /// Hands what the mouse did to the part of the window under the pointer; what was begun on the
  /// screens stays theirs.
  private func handle(_ mouse: MouseEvent) {
    if let inspector, inspector.handle(mouse) { return }
    guard isLargeEnough else { return }
    var mouse = mouse
    mouse.position = mouse.position.relative(to: active.area.origin)
    active.handle(mouse)
  }

  private func handle(_ signal: InputEvent.Signal) {
    switch signal {
    case .suspend: suspend()
    case .resume:
      requests.append(.redraw)
      needsFrame = true
    case .terminate, .hangUp: active.router.end()
    }
  }

  private func suspend() {
    active.cancelSwipe()
    requests.append(.suspend)
  }
}

// MARK: - Commands

extension Session {
  /// Carries out a command, whether it came from a key, a click or a script.
  func perform(_ command: Command, origin: Origin) {
    needsFrame = true
    switch command {
    case .back: back(origin: origin)
    case .help:
      overlay = .help(
        HelpPanel(
          whileTyping: active.top?.isTyping ?? false, isInspectable: inspector != nil))
    case .quit: active.router.quit(origin: origin)
    case .redraw: requests.append(.redraw)
    case .inspect: inspector?.step()
    case .suspend: suspend()
    case .up, .down, .pageUp, .pageDown, .first, .last, .open, .choose:
      active.handle(command, origin: origin)
    }
  }

  /// Takes one step back: closes what lies over the screens, else has the active stack take one.
  @discardableResult
  func back(origin: Origin) -> BackStep {
    let isHeld = lastBack.map { queue.now - $0 < Self.repeatTime } ?? false
    lastBack = queue.now
    needsFrame = true
    if case .quit = overlay, isHeld { return .ignored }
    guard let overlay else { return active.back(isHeld: isHeld, origin: origin) }
    if let dialog = overlay.dialog?.dialog {
      answerOverlay(dialog.cancelling)
    } else {
      self.overlay = nil
    }
    return .closedDialog
  }

  /// Two steps back that follow each other faster than this come from a key that is held down.
  private static var repeatTime: Duration { .milliseconds(300) }
}
