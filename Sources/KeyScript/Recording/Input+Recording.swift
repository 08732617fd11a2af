import TerminalCore

extension Directive.Input {
  /// Creates the directive that sends an event again.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - mouse: The state of the mouse before the event, which the directive need not repeat.
  init(recording event: InputEvent, after mouse: MouseState) {
    switch event {
    case .key(let key):
      // `key x` without modifiers types a character, so it is recorded as typing.
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
    case .unknown(let bytes): self = .raw(Self.replayable(bytes))
    }
  }

  private init(recording event: MouseEvent, after mouse: MouseState) {
    func held(_ button: MouseEvent.Button) -> MouseStep.HeldButton? {
      let held = MouseStep.HeldButton(button, event.modifiers)
      return held == mouse.held ? nil : held
    }
    let position = event.position == mouse.position ? nil : event.position
    switch event.action {
    case .press(let button):
      self = .mouse(.press(MouseStep.HeldButton(button, event.modifiers), event.position))
    case .drag(let button):
      self = .mouse(.move(held(button), event.position, duration: nil))
    case .release(let button): self = .mouse(.release(held(button), position))
    case .wheel(let wheel): self = .scroll(Scroll(wheel, event.modifiers, at: position))
    }
  }

  /// Merges two directives at the same time; `nil` if playing the result would not send the same
  /// events.
  func merged(with next: Self) -> Self? {
    switch self {
    case .type(let text):
      guard case .type(let more) = next else { return nil }
      return Self.merged(text, more)
    case .keys(let presses):
      guard case .keys(let more) = next else { return nil }
      return Self.merged(presses, more)
    case .scroll(let scroll):
      guard case .scroll(let more) = next else { return nil }
      return Self.merged(scroll, more)
    case .paste, .mouse, .swipe, .click, .resize, .focus, .signal, .raw: return nil
    }
  }

  private static func merged(_ text: String, _ more: String) -> Self? {
    // A combining mark would form a single grapheme cluster, and a single event, with the character
    // before it.
    let joined = text + more
    guard joined.count == text.count + more.count, joined.count <= ScriptLimit.typing.value
    else { return nil }
    return .type(joined)
  }

  private static func merged(_ presses: [KeyPress], _ more: [KeyPress]) -> Self? {
    guard let last = presses.last, let added = more.first, more.count == 1,
      presses.reduce(added.count, { $0 + $1.count }) <= ScriptLimit.keys.value
    else { return nil }
    guard last.key == added.key else { return .keys(presses + [added]) }
    return .keys(presses.dropLast() + [KeyPress(last.key, count: last.count + added.count)])
  }

  private static func merged(_ scroll: Scroll, _ more: Scroll) -> Self? {
    guard scroll.wheel == more.wheel, scroll.modifiers == more.modifiers, more.position == nil,
      scroll.count + more.count <= ScriptLimit.count
    else { return nil }
    var merged = scroll
    merged.count += more.count
    return .scroll(merged)
  }
}

extension Directive.Input {
  /// A terminal's reply about its attributes, which produces no event.
  private static let silence = Array("\u{1B}[?1;2c".utf8)

  /// Bytes that the decoder still considers unknown when they are played alone.
  ///
  /// The start of an interrupted sequence may be a key if nothing follows: `ESC [` would become
  /// Alt-[. A silent sequence after it keeps it interrupted.
  private static func replayable(_ bytes: [UInt8]) -> [UInt8] {
    let isUnknown = InputDecoder.events(of: bytes) == [.unknown(bytes)]
    return isUnknown ? bytes : bytes + silence
  }
}
