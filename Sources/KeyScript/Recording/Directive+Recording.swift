import TerminalCore

extension Directive {
  /// The directive that makes an event happen again.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - mouse: What the mouse had done before, which need not be said again.
  init(recording event: InputEvent, after mouse: MouseState) {
    switch event {
    case .key(let key):
      // A key with a character and no modifiers plays as typing, so it is written as typing.
      let press = KeyPress(key)
      if case .text(let character) = press.event {
        self = .type(String(character))
      } else {
        self = .keys([press])
      }
    case .text(let character): self = .type(String(character))
    case .paste(let text): self = .paste(text)
    case .mouse(let event): self.init(recording: event, after: mouse)
    case .resize(let size): self = .resize(size)
    case .focus(let isGained): self = .focus(isGained ? .gained : .lost)
    case .signal(let signal):
      switch signal {
      case .suspend: self = .signal(.suspend)
      case .resume: self = .signal(.resume)
      case .terminate: self = .signal(.terminate)
      case .hangUp: self = .signal(.hangUp)
      }
    case .unknown(let bytes): self = .raw(RawBytes(unknown: bytes).bytes)
    }
  }

  private init(recording event: MouseEvent, after mouse: MouseState) {
    func grip(_ button: MouseEvent.Button) -> MouseStep.Grip? {
      let grip = MouseStep.Grip(button, event.modifiers)
      return grip == mouse.held ? nil : grip
    }
    let position = event.position == mouse.position ? nil : event.position
    switch event.action {
    case .press(let button):
      self = .mouse(.press(MouseStep.Grip(button, event.modifiers), event.position))
    case .drag(let button):
      self = .mouse(.move(grip(button), event.position, duration: nil))
    case .release(let button): self = .mouse(.release(grip(button), position))
    case .wheel(let wheel): self = .scroll(Scroll(wheel, event.modifiers, at: position))
    }
  }

  /// One directive for two that follow each other at one instant, if there is one that plays as
  /// both and records as itself.
  func merged(with next: Directive) -> Directive? {
    switch (self, next) {
    case (.type(let first), .type(let second)):
      // A mark that joins the grapheme before it would be typed as one with it.
      let joined = first + second
      guard joined.count == first.count + second.count, joined.count <= ScriptLimit.typing.value
      else { return nil }
      return .type(joined)
    case (.keys(var presses), .keys(let more)):
      guard let last = presses.last, let added = more.first, more.count == 1,
        presses.reduce(added.count, { $0 + $1.count }) <= ScriptLimit.keys.value
      else { return nil }
      if last.key == added.key {
        presses[presses.count - 1].count += added.count
      } else {
        presses.append(added)
      }
      return .keys(presses)
    case (.scroll(var scroll), .scroll(let more)):
      guard scroll.wheel == more.wheel, scroll.modifiers == more.modifiers, more.position == nil,
        scroll.count + more.count <= ScriptLimit.count
      else { return nil }
      scroll.count += more.count
      return .scroll(scroll)
    default: return nil
    }
  }
}
