import Files
public import Glibc
public import TerminalCore

/// Line mode: a terminal that writes each screen as lines of text and reads one line at a time.
///
/// Nothing is overwritten, so that screen readers, braille displays, and pipes can follow. Every
/// target has a number. A typed line chooses, answers, or presses a key; `?` explains the rest.
public final class LineTerminal: Terminal {
  /// The size of the frames: as wide as the lines of most terminals, or practically unlimited
  /// without one, and taller than most screens are long.
  public let size: Size

  /// The number of lines to write before pausing.
  let pageLength: Int

  private let input: CInt
  var output: LineOutput
  private let usualWords: LineWords
  private let translations: [String: LineWords]
  private let clock = SuspendingClock()
  private let start: SuspendingClock.Instant

  /// The signals that end the program, and what else wakes it.
  var signals: EndingSignals

  /// The latest frame, if it hasn't been written.
  var waiting: Frame?

  /// The contents of the frame written last.
  var written: (text: FrameText, reading: FrameReading)?

  /// How many of its lines were written.
  var lineCount = 0

  /// Whether the latest frame shows a screen that is loading.
  private var isLoading = false

  /// The latest time at which to write the current frame, even if it is still changing.
  private var settleEnd = LineTerminal.patience

  var isAsked = false
  /// Whether a line was sent to the program that hasn't produced a response yet.
  var isAnswerDue = false

  /// The field that was typed into before the latest line; `nil` if there was none.
  var typedBefore: Int?
  var isOver = false
  private var lines = LineBuffer()

  /// How far the program's clock is ahead of real time.
  private var skipped = Duration.zero

  private var commands = CommandReader()

  /// When the previous line was taken.
  private var lastLine = Duration.zero

  /// Whether and how what is typed is shown.
  var echo: Echo

  /// A frame that changes again sooner than this is still in motion.
  private static let stillness = Duration.milliseconds(100)

  /// A screen that loads or moves for longer than this is written as it is.
  private static let patience = Duration.seconds(1)

  /// How often a screen that keeps changing by itself is written again.
  private static let interval = Duration.seconds(10)

  /// The shortest time between two lines. Programs ignore some input that arrives faster than
  /// anyone types, and would ignore it from a file too.
  private static let lineTime = Duration.milliseconds(500)

  /// Opens line mode.
  ///
  /// - Parameters:
  ///   - words: The texts of line mode itself.
  ///   - translations: The texts for screens in other languages, by their tag, for programs that
  ///     change their language while they run.
  ///   - size: The size of the frames: the width of the lines, and the most lines per screen. By
  ///     default, lines are 79 columns wide on a terminal; elsewhere they break only where the text
  ///     does, because the reader of a pipe can wrap them as needed.
  ///   - pageLength: The number of lines to write at once.
  ///   - input: The descriptor to read from.
  ///   - output: The descriptor to write to.
  /// - Throws: `RendererError.callFailed` if the process has no descriptors left.
  public init(
    words: LineWords = .english, translations: [String: LineWords] = [:], size: Size? = nil,
    pageLength: Int = 30, input: CInt = STDIN_FILENO, output: CInt = STDOUT_FILENO
  ) throws(RendererError) {
    guard let pipe = WakePipe() else { throw .callFailed("pipe") }
    signals = EndingSignals(through: pipe)
    (usualWords, self.translations) = (words, translations)
    self.size = size ?? Size(columns: isatty(output) != 0 ? 79 : 400, rows: 400)
    self.pageLength = pageLength
    self.input = input
    self.output = LineOutput(to: output)
    echo = Echo(at: input)
    start = clock.now
  }

  public var traits: TerminalTraits {
    // Borders of line-drawing characters are omitted anyway, whatever their width.
    TerminalTraits(
      colors: .mono, ambiguousWidth: .narrow, hasMouse: false, readsFrames: true)
  }

  /// The texts in the language of the screen.
  var words: LineWords {
    written.flatMap { translations[$0.reading.language] } ?? usualWords
  }

  public var now: Duration { clock.now - start + skipped }
  public var wake: @Sendable () -> Void { { [pipe = signals.pipe] in pipe.wake() } }
  public func suspend() {}
  public func useMouse(_ isUsed: Bool) {}

  deinit { close() }

  /// Ends the line of a prompt that was not answered, lets the terminal show what is typed again, if
  /// it asked for a secret, and lets signals do what they did before ``takeSignals()``.
  public func close() {
    if isAsked { write([""]) }
    isAsked = false
    echo.isOn = true
    signals.unwatch()
  }

  /// Turns TERM, INT, QUIT, and HUP into events until ``close()``, so that everything is saved
  /// first. Those that are ignored stay ignored, as under `nohup`.
  ///
  /// Writing to a closed pipe doesn't end the process either.
  public func takeSignals() { signals.watch() }

  /// Ends the process with the signal that asked it to end, so that its parent sees the reason.
  ///
  /// Call it after ``close()``. Returns if there was no such signal.
  public func reraise() { signals.reraise() }

  /// Writes the screen again.
  public func redraw() { written = nil }

  public func show(_ frame: Frame) throws(RendererError) {
    if waiting == nil, isAsked { settleEnd = now + Self.interval }
    waiting = frame
    isLoading = frame.reading?.isLoading == true
  }
}

// MARK: - Reading lines

extension LineTerminal {
  /// Waits for a line, after writing the latest frame as soon as nothing moves anymore.
  public func events(until deadline: Duration?) -> [InputEvent] {
    while true {
      // Before the lines that were typed ahead, of which there may be thousands.
      signals.take()
      let endings = signals.takeEvents()
      if !endings.isEmpty { return endings }
      let isStill = !isLoading && deadline.map { $0 - now > Self.stillness } ?? true
      let isSettled = isStill || now >= settleEnd
      if isSettled { writeWaiting() }
      // A line typed ahead is meant for the screen that will appear.
      if isAsked {
        if let events = takeLine() { return events }
        if isOver { return [.signal(.hangUp)] }
      }
      if signals.takeWake() { return [] }
      let next = [deadline, isSettled ? nil : settleEnd].compactMap(\.self).min()
      let timeout = next.map { max(.zero, $0 - now) }
      let ready = Descriptor.wait(
        reading: isAsked ? input : -1, signals.pipe.readEnd, timeout: timeout)
      if ready.first { read() }
      if !ready.second, let deadline, deadline <= now { return [] }
    }
  }

  private func read() {
    let read = Descriptor.readAvailable(from: input, limit: 4096)
    lines.add(read.bytes)
    isOver = read.isOver
    if isOver { lines.end() }
  }

  /// Takes a complete line, and returns the events that it causes; `nil` if none has arrived.
  private func takeLine() -> [InputEvent]? {
    guard let line = lines.takeLine() else { return nil }
    isAsked = false
    echo.isOn = true
    // Where the terminal would end the line of a secret, so that both look the same.
    if !echo.isByTerminal { write([written?.reading.isSecret == true ? "" : line.visible]) }
    skipped += max(.zero, lastLine + Self.lineTime - now)
    lastLine = now
    settleEnd = now + Self.patience
    guard let reading = written?.reading else { return [] }
    let command = commands.command(line, for: reading)
    switch command {
    case .lacksColon(let line): write([words.lacksColon(line.visible)])
    case .noSuchLine(let number): write([words.noSuchLine(number, in: reading)])
    case .askAgain: write([words.whichLine])
    case .readOn:
      if writePage() { break }
      if reading.isCut { return [.key(Key(.pageDown))] }
      write([words.end])
    case .readAgain:
      if let written { write(written.text, after: nil) }
    case .help: write([words.help])
    case .listKeys:
      let keys = reading.keys.map(\.visible)
      write(keys.isEmpty ? [words.unknown(for: reading)] : [""] + keys)
    case .unknown: write([words.unknown(for: reading)])
    case .choose, .type, .press, .showMode: break
    }
    typedBefore = reading.targets.firstIndex(where: \.isTyped)
    let events = command.events(for: reading)
    isAnswerDue = !events.isEmpty
    if events.isEmpty { ask() }
    return events
  }
}
