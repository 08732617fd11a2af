import Navigation
import TerminalCore

extension Session {
  /// The part of a window that the screens have.
  func share(of window: Size) -> Size {
    guard let inspector, inspector.isOpen, !inspector.covers(window) else { return window }
    return Size(columns: inspector.columns(of: window).lowerBound, rows: window.rows)
  }

  /// Takes what is meant for the inspector; gives back what is not.
  func passInspector(_ event: InputEvent) -> InputEvent? {
    guard let inspector else { return event }
    let takesKeys = inspector.takesKeys(on: window)
    switch event {
    case .key(let key): return handleInInspector(key, takesKeys) ? nil : event
    case .text(let character):
      return handleInInspector(Key(.character(character)), takesKeys) ? nil : event
    case .paste: return takesKeys ? nil : event
    case .mouse(let mouse): return handleInInspector(mouse) ? nil : event
    case .resize, .focus, .signal, .unknown: return event
    }
  }

  /// Opens the inspector, gives it the keys, or closes it.
  func stepInspector() { changeInspector { $0.step(on: window) } }

  /// Changes the inspector, and the room that the screens have beside it.
  private func changeInspector(_ change: (inout Inspector) -> Void) {
    guard var inspector else { return }
    change(&inspector)
    self.inspector = inspector
    needsFrame = true
    if share(of: window) != size { resize(to: window) }
  }

  /// Whether a key was meant for the inspector.
  private func handleInInspector(_ key: Key, _ takesKeys: Bool) -> Bool {
    let command = KeyTable.command(for: key, whileTyping: false)
    // Nobody types with a button held: the terminal has lost the release.
    if command == .inspect || takesKeys {
      let isSwiping = motion.swipe != nil
      cancelSwipe()
      if isSwiping, key == Key(.escape) { return true }
    }
    if command == .inspect {
      stepInspector()
      return true
    }
    guard takesKeys, let inspector else { return false }
    if key == KeyTable.interrupt {
      changeInspector { $0.close() }
      return false
    }
    if key == Key(.character("p")) { changeInspector { $0.changeProfile() } }
    let page = max(1, panel(of: inspector).logRows - 1)
    switch command {
    case .up: scrollInspector(back: 1)
    case .down: scrollInspector(back: -1)
    case .pageUp: scrollInspector(back: page)
    case .pageDown: scrollInspector(back: -page)
    case .first: scrollInspector(back: .max / 2)
    case .last: scrollInspector(back: .min / 2)
    case .back, .quit: changeInspector { $0.close() }
    case .redraw, .suspend: return false
    case .open, .choose, .help, .inspect, nil: break
    }
    return true
  }

  /// Whether the mouse did something to the inspector. What was begun on the screens stays theirs.
  private func handleInInspector(_ mouse: MouseEvent) -> Bool {
    guard let inspector, inspector.isOpen else { return false }
    let isInside = inspector.columns(of: window).contains(mouse.position.column)
    switch mouse.action {
    case .press:
      if isInside { cancelSwipe() }
      changeInspector { $0.focus(isInside) }
    case .wheel(.up) where isInside: scrollInspector(back: 3)
    case .wheel(.down) where isInside: scrollInspector(back: -3)
    case .wheel: break
    case .release where isInside && !recogniser.isClaimed: endGesture()
    case .drag, .release: return inspector.covers(window)
    }
    return isInside
  }

  private func scrollInspector(back lines: Int) {
    guard let inspector else { return }
    let rows = panel(of: inspector).logRows
    changeInspector { $0.scroll(back: lines, rows: rows) }
  }

  /// Draws the screens and the inspector beside or over them.
  func compose(with inspector: Inspector) -> Frame {
    var frame = Frame(size: window)
    if !inspector.covers(window) {
      let screens = composeProgram()
      frame.draw(screens, movedRightBy: 0)
      if !inspector.takesKeys(on: window) { frame.cursor = screens.cursor }
    }
    let panel = panel(of: inspector)
    panel.draw(on: &frame, log: inspector.visibleLog(rows: panel.logRows))
    return frame
  }

  private func panel(of inspector: Inspector) -> InspectorPanel {
    let hasKeys = inspector.takesKeys(on: window)
    return InspectorPanel(
      appearance: appearance, columns: inspector.columns(of: window), rows: window.rows,
      heading: inspector.heading(phrases.inspector),
      hints: hasKeys ? phrases.inspectorKeys : phrases.inspectorFocus, hasKeys: hasKeys,
      state: inspectedState)
  }
}
