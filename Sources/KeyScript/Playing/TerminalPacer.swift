public import TerminalCore

/// Plays in real time and shows every frame in a terminal.
///
/// If the terminal is taller than the program's screen, the last row says which line comes next and
/// what keys do, and notes appear above it; otherwise, the row is there only while the play waits
/// for the viewer. Pressing q, Esc, or Ctrl-C stops the play, and so does a termination signal. In
/// a tour, any action of the viewer stops it. If the source is a `Terminal`, Ctrl-Z suspends the
/// program, and the play continues after that.
public final class TerminalPacer: Pacer {
  /// The permitted speeds, relative to the recorded one; outside this range, times would overflow.
  public static let speeds = 0.001...1_000

  private let renderer: any Renderer
  private let source: any EventSource
  private let speed: Double
  private let pace: Pace
  /// The hint to show beside the notes of a tour if there is room; `nil` if this isn't a tour.
  private let tourHint: String?
  private let step = Duration.milliseconds(16)
  /// The longest time between two checks of the keyboard.
  private let patience = Duration.milliseconds(50)
  private var lastLook: Duration
  /// A real time and the corresponding virtual time.
  private var start: (real: Duration, played: Duration)?
  /// The frame that the renderer shows; `nil` if it must be redrawn.
  private var shown: Frame?
  /// The latest frame of the program, before it is fitted to the terminal.
  private var wanted: Frame?
  private var lastInput = Duration.zero
  private var status = PlayStatus()

  /// The event that stopped the play.
  package private(set) var stop: InputEvent?

  /// Whether pressing t ends the play, for the viewer to go on with the program.
  package var offersTurn = false {
    didSet { status.offersTurn = offersTurn }
  }

  /// Whether the viewer has asked for the program.
  package private(set) var isTakenOver = false

  /// Creates a pacer.
  ///
  /// - Parameters:
  ///   - renderer: Shows the frames, clipped or padded to its size.
  ///   - source: The real-time clock, and the keys of the viewer.
  ///   - speed: The speed relative to the recorded one, within ``speeds``.
  ///   - pace: What happens before an input.
  public init(
    renderer: any Renderer, source: any EventSource, speed: Double = 1, pace: Pace = .none
  ) {
    ensure(
      Self.speeds.contains(speed), "nothing is played \(speed) times as fast, only \(Self.speeds)")
    self.renderer = renderer
    self.source = source
    self.speed = speed
    self.pace = pace
    tourHint = nil
    lastLook = source.now
  }

  /// Creates a pacer for a tour, which the viewer can take over at any time: the first key, paste,
  /// or mouse press stops the play. The program has the whole terminal except the last row, which
  /// shows the notes, and follows its size.
  ///
  /// - Parameters:
  ///   - renderer: Shows the frames.
  ///   - source: The real-time clock, and the viewer's input.
  ///   - hint: The hint to show beside the notes if there is room.
  package init(renderer: any Renderer, source: any EventSource, tourHint hint: String) {
    self.renderer = renderer
    self.source = source
    speed = 1
    pace = .none
    tourHint = hint
    lastLook = source.now
  }

  public func advance(
    _ target: any ScriptTarget, to time: Duration
  ) throws(PlayInterruption) {
    let start = start ?? (source.now, target.now)
    self.start = start
    while true {
      let due = start.played + (source.now - start.real) * speed
      if tourHint != nil, target.frame.size != renderer.size.ofTour {
        target.handle(.resize(renderer.size.ofTour))
      }
      target.advance(to: max(target.now, min(time, due)))
      status.time = target.now
      try show(target.frame)
      guard due < time else { return }
      let pause = min(step, (time - due) / speed)
      try handle(source.events(until: source.now + pause))
    }
  }

  public func pause(beforeInputAt time: Duration, isTimed: Bool) throws(PlayInterruption) {
    let begin = source.now
    switch pace {
    case .none: break
    case .steps: try waitForStep()
    case .least(let least):
      let rest = isTimed ? .zero : (least - (time - lastInput)) / speed
      if rest > .zero, let wanted { try show(wanted) }
      while source.now < begin + rest {
        try handle(source.events(until: begin + rest))
        if let wanted { try show(wanted) }
      }
    }
    // The clock of the play was stopped.
    if let start { self.start = (start.real + (source.now - begin), start.played) }
    lastInput = time
  }

  public func listen() throws(PlayInterruption) {
    guard source.now - lastLook > patience else { return }
    try handle(source.events(until: source.now))
  }

  private func waitForStep() throws(PlayInterruption) {
    status.state = .waiting
    defer { status.state = .playing }
    while true {
      if let wanted { try show(wanted) }
      let events = source.events(until: nil)
      try handle(events)
      if events.contains(where: \.isKey) { return }
    }
  }

  public func show(_ frame: Frame) throws(PlayInterruption) {
    wanted = frame
    var fitting = frame
    if frame.size != renderer.size {
      fitting = Frame(size: renderer.size)
      fitting.draw(frame, movedRightBy: 0)
      let area = Rect(size: fitting.size)
      fitting.cursor = frame.cursor.flatMap { area.contains($0) ? $0 : nil }
      fitting.focus = frame.focus.flatMap { area.contains($0) ? $0 : nil }
    }
    drawStatus(on: &fitting, below: frame.size.rows)
    guard fitting != shown else { return }
    do throws(RendererError) {
      try renderer.show(fitting)
    } catch {
      throw .lostTerminal(error)
    }
    shown = fitting
  }

  public func show(next line: ScriptLine, at time: Duration) {
    (status.line, status.time) = (line, time)
  }

  public func show(note: String) {
    status.note = note
  }

  /// Draws what the play says of itself; in a tour, the note in a row below the program.
  private func drawStatus(on frame: inout Frame, below rows: Int) {
    guard let tourHint else { return status.draw(on: &frame, below: rows) }
    guard frame.size.rows > rows else { return }
    let row = frame.size.rows - 1
    let bar = Style.reverse
    frame.fill(0..<frame.size.columns, row: row, style: bar)
    let end = frame.write(status.note, at: Position(column: 1, row: row), style: bar)
    let start = frame.size.columns - tourHint.displayWidth - 1
    if start > end + 1 { frame.write(tourHint, at: Position(column: start, row: row), style: bar) }
  }

  /// Shows the last frame with the outcome of a play until the viewer presses q, Esc, or Ctrl-C, or
  /// the terminal is disconnected.
  ///
  /// Other keys do nothing, because they may have been pressed before the play was over.
  public func waitForEnd(after report: PlayReport) {
    status.state = PlayStatus.State(report)
    status.offersTurn = offersTurn && report.target?.exitStatus == nil
    while true {
      if let wanted { try? show(wanted) }
      let events = source.events(until: nil)
      stop = events.first { Self.ends.contains($0) }
      if stop != nil { return }
      for event in events {
        if suspend(for: event) || event.needsRedraw { shown = nil }
        isTakenOver = status.offersTurn && event == .turn
        if isTakenOver || Self.stops.contains(event) { return }
      }
    }
  }

  /// Suspends the program if an event asks for it, and tells whether it does.
  private func suspend(for event: InputEvent) -> Bool {
    if event.suspends { (source as? any Terminal)?.suspend() }
    return event.suspends
  }

  /// The events that ask the program to end.
  package static let ends: Set<InputEvent> = [
    .key(Key(.character("c"), .control)), .signal(.terminate), .signal(.hangUp),
  ]

  /// The events that stop the play.
  private static let stops = ends.union([.text("q"), .key(Key(.escape))])

  private func handle(_ events: [InputEvent]) throws(PlayInterruption) {
    lastLook = source.now
    for (index, event) in events.enumerated() {
      if suspend(for: event) {
        shown = nil
        continue
      }
      if tourHint == nil ? Self.stops.contains(event) : event.takesOver {
        // A request to end that arrives together with a key must not be lost.
        stop = events[index...].first { Self.ends.contains($0) } ?? event
        throw .stopped
      }
      if offersTurn, event == .turn, Self.ends.isDisjoint(with: events[index...]) {
        isTakenOver = true
        throw .takenOver
      }
      if event.needsRedraw { shown = nil }
    }
  }
}

extension TerminalPacer {
  /// What happens before an input, so that the viewer can follow.
  public enum Pace: Hashable, Sendable {
    /// Nothing; inputs take place at the times of the script.
    case none
    /// A pause until this much time has passed since the previous input, unless the script itself
    /// waits.
    case least(Duration)
    /// A pause until the viewer presses a key.
    case steps
  }
}
