import Navigation
import TerminalCore

extension Session {
  /// Takes an event from the terminal.
  func handle(_ event: InputEvent) {
    guard let event = passInspector(event) else { return }
    guard !router.isEnded, isLargeEnough || event.needsNoScreen else { return }
    switch event {
    case .key(let key): handle(key)
    case .text(let character): handle(Key(.character(character)))
    case .paste(let text): paste(text)
    case .mouse(let mouse): handle(mouse)
    case .resize(let size): resize(to: size)
    case .focus(let hasFocus): if !hasFocus { cancelSwipe() }
    case .signal(let signal): handle(signal)
    case .unknown: break
    }
  }

  /// Takes the size of the window.
  func resize(to window: Size) {
    cancelSwipe()
    self.window = window
    size = share(of: window)
    needsFrame = true
  }

  private func handle(_ signal: InputEvent.Signal) {
    switch signal {
    case .suspend:
      cancelSwipe()
      requests.append(.suspend)
    case .resume:
      requests.append(.redraw)
      needsFrame = true
    case .terminate, .hangUp: router.end()
    }
  }

  private func handle(_ key: Key) {
    let isSwiping = motion.swipe != nil
    // Nobody types with a button held: the terminal has lost the release.
    cancelSwipe()
    if isSwiping, key == Key(.escape) { return }
    if overlay != nil { return handleInOverlay(key) }
    guard let top else { return }
    if !top.dialogs.isEmpty { return handleInDialog(key, of: top) }
    layOut(top)
    let origin = Origin.key(key.name)
    if top.isTyping {
      if key.typesText, case .character(let character) = key.code {
        needsFrame = true
        _ = top.handle(.text(character), from: origin, in: self)
        return
      }
      if edit(key, in: top) { return }
    }
    guard let command = KeyTable.command(for: key, whileTyping: top.isTyping) else { return }
    perform(command, origin: origin)
  }

  /// Edits the field of a screen; whether the key is one that edits.
  private func edit(_ key: Key, in box: ScreenBox<Route>) -> Bool {
    guard let edit = FieldEdit(key) else { return false }
    needsFrame = true
    let changed = box.handle(.edit(edit), from: .key(key.name), in: self)
    if !changed, key == Key(.left), box.isFieldEmpty { back(origin: .key(key.name)) }
    return true
  }

  private func paste(_ text: String) {
    if motion.swipe != nil { cancelSwipe() }
    guard overlay == nil, let top, top.dialogs.isEmpty else { return }
    layOut(top)
    needsFrame = true
    _ = top.handle(.paste(text), from: .key("paste"), in: self)
  }

  /// Carries out a command, whether it came from a key, a click or a script.
  func perform(_ command: Command, origin: Origin) {
    needsFrame = true
    switch command {
    case .back: back(origin: origin)
    case .help:
      overlay = .help(
        HelpPanel(whileTyping: top?.isTyping ?? false, isInspectable: inspector != nil))
    case .quit: router.quit(origin: origin)
    case .redraw: requests.append(.redraw)
    case .inspect: stepInspector()
    case .suspend: handle(InputEvent.Signal.suspend)
    case .up, .down, .pageUp, .pageDown, .first, .last, .open, .choose:
      guard let top else { return }
      layOut(top)
      _ = top.handle(.command(command), from: origin, in: self)
    }
  }
}

extension FieldEdit {
  /// What a key does to a field.
  fileprivate init?(_ key: Key) {
    switch key {
    case Key(.left), Key(.character("b"), .control): self = .left
    case Key(.right), Key(.character("f"), .control): self = .right
    case Key(.home), Key(.character("a"), .control): self = .home
    case Key(.end), Key(.character("e"), .control): self = .end
    case Key(.backspace): self = .backspace
    case Key(.delete), Key(.character("d"), .control): self = .delete
    case Key(.character("u"), .control): self = .clear
    case Key(.character("w"), .control): self = .deleteWord
    default: return nil
    }
  }
}

extension InputEvent {
  /// Whether the event means the same to a person who can't see the screen it acts on.
  fileprivate var needsNoScreen: Bool {
    switch self {
    case .resize, .focus, .signal, .unknown: true
    case .key(let key): key.modifiers.contains(.control)
    case .text, .paste, .mouse: false
    }
  }
}
