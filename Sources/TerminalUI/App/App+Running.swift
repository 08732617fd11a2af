import Navigation
public import TerminalCore

extension App {
  /// Records an event, and returns whether the program handles it.
  ///
  /// It is called with the event, its time, and the frame visible at that time. Text typed into a
  /// ``SecureField`` is passed as asterisks, and is handled as it was typed.
  public typealias Recording = (InputEvent, Duration, Frame) -> Bool

  /// Runs the program at a terminal until it ends.
  ///
  /// Input is handled in batches with a frame after each, so that an interrupt never waits for
  /// everything typed before it. An idle program sleeps without waking up. Until it ends, only the
  /// calling thread may use the app; others call ``post(_:)``.
  ///
  /// - Parameters:
  ///   - terminal: Shows the frames and delivers the events.
  ///   - record: Called with each event that the program receives, before it handles it.
  ///   - takesInput: Returns whether the next event is for the recording itself, such as for its
  ///     menu. It is then passed unmasked.
  /// - Throws: `RendererError` if the terminal was disconnected, after the program has ended.
  public nonisolated func run(
    on terminal: some Terminal, recording record: Recording? = nil,
    takesInput: @escaping () -> Bool = { false }
  ) throws(RendererError) {
    ensure(
      inside { $0.isEnded || $0.session.host.active != nil },
      "the app runs before it is launched; call app.launch(size: terminal.size) first")
    let record = record.map { record in
      InputRecording(record: record, takesInput: takesInput)
    }
    try queue.reserve { () throws(RendererError) in try loop(on: terminal, recording: record) }
  }

  private nonisolated func loop(
    on terminal: some Terminal, recording: InputRecording?
  ) throws(RendererError) {
    queue.setWake(terminal.wake)
    if !terminal.isVirtual { queue.useThreads() }
    queue.runReady()
    var waiting = TypeAhead()
    while !isEnded {
      try show(on: terminal, recording: recording)
      carryOutRequests(on: terminal)
      // While input is waiting, only check for new events without blocking.
      let deadline = waiting.isEmpty ? queue.nextDeadline?.nextWholeMillisecond : terminal.now
      waiting.add(terminal.events(until: deadline))
      catchUp(with: terminal)
      handleBatch(of: &waiting, at: terminal, recording: recording)
      carryOutRequests(on: terminal)
    }
  }

  /// Advances the clock to the time of the terminal.
  private nonisolated func catchUp(with terminal: some Terminal) {
    let now = max(queue.now, terminal.now.wholeMilliseconds)
    // Repeating work would otherwise make up for the hours in which the program was stopped.
    let delay = queue.nextDeadline.map { now - $0 } ?? .zero
    if !terminal.isVirtual { queue.moveClock(to: now) }
    advance(to: now, isLate: !terminal.isVirtual && delay > .seconds(2))
  }

  /// Performs the terminal requests made by screens and keys.
  private nonisolated func carryOutRequests(on terminal: some Terminal) {
    for request in takeRequests() {
      switch request {
      case .suspend: terminal.suspend()
      case .redraw: terminal.redraw()
      case .useMouse(let isUsed): terminal.useMouse(isUsed)
      case .copy(let text): terminal.copy(text)
      }
    }
  }

  /// Lays out the visible screens again. Call this after changing data that they read from outside
  /// the app.
  public nonisolated func refresh() { drive { $0.session.screensChanged() } }

  /// Handles one batch of the waiting input, or less if that takes too long.
  ///
  /// Input after the end of the program isn't handled and must not be recorded.
  private nonisolated func handleBatch(
    of waiting: inout TypeAhead, at terminal: some Terminal, recording: InputRecording?
  ) {
    var rest = waiting.takeBatch()
    let end = terminal.now + TypeAhead.batchTimeLimit
    while let event = rest.popFirst(), !isEnded {
      handle(event, recording: recording)
      if terminal.now >= end { break }
    }
    waiting.putBack(rest)
  }

  /// Records an event, and handles it unless it was meant for the recording.
  ///
  /// Each event is recorded only when it is its turn: the one before it may have ended the program,
  /// or moved the focus into a field that doesn't show its text.
  private nonisolated func handle(_ event: InputEvent, recording: InputRecording?) {
    guard let recording else { return handle(event) }
    let isSecret =
      !recording.takesInput() && inside { $0.session.textReceiver == .secretField }
    let recorded = isSecret ? event.masked ?? event : event
    if recording.record(recorded, queue.now, compose()) { handle(event) }
  }

  private nonisolated func show(
    on terminal: some Terminal, recording: InputRecording?
  ) throws(RendererError) {
    let (size, traits) = (terminal.size, terminal.traits)
    let (window, showsPrinted) = inside { app in
      app.session.adapt(to: traits)
      return (app.session.window, app.session.inspector?.isOpen == true)
    }
    if size != window { handle(.resize(size), recording: recording) }
    if showsPrinted {
      let lines = terminal.printedLines(InspectorArea<Route>.printedLimit)
      inside { $0.session.inspector?.printed = lines }
    }
    guard let frame = nextFrame() else { return }
    do {
      try terminal.show(frame)
    } catch {
      handle(.signal(.hangUp))
      throw error
    }
  }
}

/// What records the input of a program.
private struct InputRecording {
  let record: (InputEvent, Duration, Frame) -> Bool
  let takesInput: () -> Bool
}

extension InputEvent {
  /// The text as it is recorded if it is secret; `nil` for anything but text.
  var masked: InputEvent? {
    switch self {
    case .text: .text("*")
    case .paste(let text): .paste(String(repeating: "*", count: text.count))
    // Some terminals report Shift with a letter as a key.
    case .key(let key) where key.typesText: .text("*")
    default: nil
    }
  }
}

extension Duration {
  /// The time rounded down to whole milliseconds, the resolution of recordings, so that they replay
  /// exactly.
  fileprivate var wholeMilliseconds: Duration { .milliseconds(count(of: .milliseconds(1))) }

  /// The time rounded up to whole milliseconds, so that the app's clock has reached it by then.
  fileprivate var nextWholeMillisecond: Duration {
    // A task that sleeps forever does so for longer than milliseconds can be counted.
    guard self < .seconds(Int64.max / 1_000_000) else { return self }
    let whole = wholeMilliseconds
    return whole < self ? whole + .milliseconds(1) : whole
  }
}
