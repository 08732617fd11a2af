public import TerminalCore

/// Plays in real time and shows every frame in a terminal.
///
/// Notes appear in the last row if the terminal is taller than the program's screen. Pressing q,
/// Esc, or Ctrl-C stops the play, and so does a termination signal. In a tour, any action of the
/// viewer stops it. If the source is a `Terminal`, Ctrl-Z suspends the program, and the play
/// continues after that.
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
  private var note = ""

  /// The event that stopped the play.
  package private(set) var stop: InputEvent?

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
    (self.renderer, self.source) = (renderer, source)
    (speed, pace, tourHint) = (1, .none, hint)
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
    while true {
      let events = source.events(until: nil)
      try handle(events)
      if let wanted { try show(wanted) }
      if events.contains(where: \.isKey) { return }
    }
  }

  public func show(_ frame: Frame) throws(PlayInterruption) {
    wanted = frame
    var fitting = frame
    if frame.size != renderer.size {
      fitting = Frame(size: renderer.size)
      fitting.draw(frame, movedRightBy: 0)
      if renderer.size.rows > frame.size.rows {
        drawNote(on: &fitting)
      }
      fitting.cursor = frame.cursor.flatMap { fitting.contains($0) ? $0 : nil }
      fitting.focus = frame.focus.flatMap { fitting.contains($0) ? $0 : nil }
    }
    guard fitting != shown else { return }
    do throws(RendererError) {
      try renderer.show(fitting)
    } catch {
      throw .lostTerminal(error)
    }
    shown = fitting
  }

  public func show(note: String) {
    self.note = note
  }

  /// Draws the note in the last row; in a tour as a bar, to make it prominent.
  private func drawNote(on frame: inout Frame) {
    let row = frame.size.rows - 1
    guard let tourHint else {
      frame.write(note, at: Position(column: 0, row: row), style: .dim)
      return
    }
    let bar = Style.reverse
    frame.fill(0..<frame.size.columns, row: row, style: bar)
    let end = frame.write(note, at: Position(column: 1, row: row), style: bar)
    let start = frame.size.columns - tourHint.displayWidth - 1
    if start > end + 1 { frame.write(tourHint, at: Position(column: start, row: row), style: bar) }
  }

  /// Shows the last frame until a key is pressed or the terminal is disconnected.
  public func waitForKey() {
    while true {
      for event in source.events(until: nil) {
        if event.isKey || event == .signal(.terminate) || event == .signal(.hangUp) { return }
        if suspend(for: event) || event.needsRedraw { shown = nil }
      }
      if shown == nil, let wanted { try? show(wanted) }
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

extension InputEvent {
  /// Whether the viewer wants to use the shell in between.
  fileprivate var suspends: Bool {
    self == .key(Key(.character("z"), .control)) || self == .signal(.suspend)
  }

  /// Whether the viewer pressed a key for the play.
  fileprivate var isKey: Bool {
    switch self {
    case .key: !suspends
    case .text: true
    case .paste, .mouse, .resize, .focus, .signal, .unknown: false
    }
  }

  /// Whether the viewer of a tour wants to take over, or the program has to end.
  fileprivate var takesOver: Bool {
    switch self {
    case .key, .text, .paste, .signal(.terminate), .signal(.hangUp): true
    case .mouse(let mouse): if case .press = mouse.action { true } else { false }
    case .resize, .focus, .signal, .unknown: false
    }
  }

  /// Whether the terminal may have lost its contents.
  fileprivate var needsRedraw: Bool {
    switch self {
    case .resize, .signal(.resume): true
    case .key, .text, .paste, .mouse, .focus, .signal, .unknown: false
    }
  }
}

extension Size {
  /// The part of a terminal's size available to the program in a tour.
  package var ofTour: Size { Size(columns: columns, rows: max(1, rows - 1)) }
}

extension Frame {
  /// Whether a position is inside the frame.
  fileprivate func contains(_ position: Position) -> Bool {
    (0..<size.columns).contains(position.column) && (0..<size.rows).contains(position.row)
  }
}
