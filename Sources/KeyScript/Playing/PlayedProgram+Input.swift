import TerminalCore
import TerminalLines

extension PlayedProgram {
  /// Sends the events of a directive, those of a drag at their times.
  func send(_ input: Directive.Input) throws(PlayStop) {
    switch input {
    case .keys(let presses):
      try send(presses.lazy.flatMap { repeatElement($0.event, count: $0.count) }, isPaced: true)
    case .type(let text): try send(text.lazy.map { .text($0) }, isPaced: true)
    case .paste(let text): try send([.paste(text)])
    case .mouse(let step): try perform(step)
    case .swipe(let swipe): try perform(swipe)
    case .click(let place): try click(place)
    case .scroll(let scroll): try perform(scroll)
    case .resize(let size): try send([.resize(size)])
    case .focus(let change): try send([.focus(change == .gained)])
    case .signal(let signal): try send([event(of: signal)])
    case .raw(let bytes): try send(InputDecoder.events(of: bytes))
    }
  }

  /// Sends events at one instant, one after the other. Paced ones give the viewer time to see each
  /// of them.
  private func send(_ events: some Sequence<InputEvent>, isPaced: Bool = false) throws(PlayStop) {
    player.recorder?.record(Array(events), at: target.now)
    for (number, event) in events.enumerated() {
      if isPaced, number > 0 { try pause() }
      guard target.exitStatus == nil else {
        throw .failed(FrameFault("the program has ended before all of the input"))
      }
      eventCount += 1
      mouse.follow(event)
      for event in received(event) { target.handle(event) }
      if player.isStrict { try checkDrawing() }
      try show(target.frame)
    }
  }

  /// Fails the play if what the program has left of the frame before is no longer true.
  private func checkDrawing() throws(PlayStop) {
    let (shown, whole) = (target.frame, target.frameFromScratch)
    guard shown != whole else { return }
    let row = (0..<min(shown.size.rows, whole.size.rows)).first { shown.line($0) != whole.line($0) }
    let rest = row.map { " in row \($0), which is “\(whole.line($0))”" } ?? ""
    throw .failed(
      FrameFault(
        "the screen differs from the same one drawn from scratch\(rest); a view may only draw what "
          + "the screen and the model contain"))
  }

  /// The events that the program gets for an event of the script.
  private func received(_ event: InputEvent) -> [InputEvent] {
    if player.isInLineMode { return LineModePlay.events(of: event, on: target.frame) }
    guard player.passesThroughBytes, let bytes = InputEncoder.bytes(of: event) else {
      return [event]
    }
    return InputDecoder.events(of: bytes)
  }

  private func event(of signal: ScriptSignal) -> InputEvent {
    switch signal {
    case .windowChanged: .resize(target.frame.size)
    case .suspend: .signal(.suspend)
    case .resume: .signal(.resume)
    case .terminate: .signal(.terminate)
    case .hangUp: .signal(.hangUp)
    }
  }

  private func click(_ place: ClickPlace) throws(PlayStop) {
    let position: Position
    switch place {
    case .position(let cell): position = try shown(cell)
    case .text("", _): throw .failed(.emptyText)
    case .text(let text, let row):
      guard let match = TextMatch(of: text, in: target.frame, row: row) else {
        throw .failed(FrameFault("“\(Notation.shortened(text))” is not on \(Self.place(row))"))
      }
      let remedy =
        "click at a longer text, on a row such as `row 5`, or at a cell such as `click at 10,5`"
      if let ambiguity = ambiguity(of: text, row: row, remedy: remedy) { throw .failed(ambiguity) }
      position = match.middle
    }
    try send([.press(.left), .release(.left)].map { .mouse(MouseEvent($0, at: position)) })
  }

  /// A cell that is pressed or scrolled at, which must be on the screen, unless that has another
  /// size than the script's.
  private func shown(_ cell: Position) throws(PlayStop) -> Position {
    guard !player.isInLineMode else {
      throw .failed(FrameFault("line mode has no cell \(cell)"))
    }
    let size = target.frame.size
    guard player.size == nil, !player.allowsAnyPosition,
      cell.column >= size.columns || cell.row >= size.rows
    else { return cell }
    throw .failed(
      FrameFault(
        "\(cell) is not on the screen, whose last cell is \(size.columns - 1),\(size.rows - 1)"))
  }

  private func perform(_ scroll: Scroll) throws(PlayStop) {
    let size = target.frame.size
    let middle = Position(column: size.columns / 2, row: size.rows / 2)
    let position = try scroll.position.map { cell throws(PlayStop) in try shown(cell) }
    let event = MouseEvent(
      .wheel(scroll.wheel), at: position ?? mouse.position ?? middle, scroll.modifiers)
    try send(repeatElement(.mouse(event), count: scroll.count))
  }

  private func perform(_ swipe: ScriptSwipe) throws(PlayStop) {
    try perform(.press(MouseStep.HeldButton(.left), swipe.start))
    try perform(.move(nil, swipe.end, duration: swipe.duration))
    try perform(.release(nil, nil))
  }

  private func perform(_ step: MouseStep) throws(PlayStop) {
    switch step {
    case .press(let held, let position):
      try send([.mouse(MouseEvent(.press(held.button), at: shown(position), held.modifiers))])
    case .move(let held, let position, let duration):
      try drag(self.held(held), to: shown(position), duration: duration)
    case .release(let held, let position):
      let held = try self.held(held)
      let place = try position.map { cell throws(PlayStop) in try shown(cell) } ?? mouse.position
      guard let position = place else { throw .noButton }
      try send([.mouse(MouseEvent(.release(held.button), at: position, held.modifiers))])
    }
  }

  private func drag(
    _ held: MouseStep.HeldButton, to end: Position, duration: Duration?
  ) throws(PlayStop) {
    let path = MousePath(from: mouse.position ?? end, to: end, isJump: duration == nil)
    let start = target.now
    let duration = duration ?? .zero
    for (index, position) in path.enumerated() {
      let time = start + duration * (index + 1) / path.count
      if time > start { try advance(to: time) }
      try send([.mouse(MouseEvent(.drag(held.button), at: position, held.modifiers))])
    }
    if start + duration > target.now { try advance(to: start + duration) }
  }

  private func held(_ held: MouseStep.HeldButton?) throws(PlayStop) -> MouseStep.HeldButton {
    guard let held = held ?? mouse.held else { throw .noButton }
    return held
  }
}

extension PlayStop {
  fileprivate static let noButton = PlayStop.refused(
    "no button of the mouse is down; `mouse press` one first")
}

extension InputDecoder {
  /// The events of bytes that a terminal sends, if no more bytes follow.
  static func events(of bytes: [UInt8]) -> [InputEvent] {
    var decoder = InputDecoder()
    return decoder.feed(bytes) + decoder.flush()
  }
}
