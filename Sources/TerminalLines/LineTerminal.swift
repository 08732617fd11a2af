public import Files
public import Glibc
public import TerminalCore

/// Line mode: a terminal that writes each screen as lines of text and reads one line at a time.
///
/// Nothing is overwritten, so that screen readers, braille displays, and pipes can follow. Every
/// target has a number. A typed line chooses, answers, or presses a key; `?` explains the rest.
public final class LineTerminal: Terminal {
  /// The size of the frames.
  public let size: Size

  /// The widest line on a terminal.
  private let widestLine: Int

  /// The error that ended writing, such as a full disk; `nil` if there was none, or if the reader
  /// is gone.
  public var failure: FileError? { output.failure }

  private let input: CInt
  private var output: LineOutput
  private let clock: any LineClock

  /// The signals that end the program, and what else wakes it.
  private var signals: EndingSignals

  /// What was written so far.
  private var transcript: Transcript

  /// The latest frame, if it hasn't been written.
  private var waiting: Frame?

  /// Whether the latest frame shows a screen that is loading.
  private var isLoading = false

  /// The width of the narrowest screens. A narrower terminal breaks lines anywhere.
  private static let leastWidth = 20

  /// The latest time at which to write the current frame, even if it is still changing.
  private var settleEnd = LineTerminal.patience

  /// Whether the input has ended.
  private var isOver = false
  private var lines = LineBuffer()

  /// How far the program's clock is ahead of real time.
  private var skipped = Duration.zero

  private var commands = CommandReader()

  /// When the previous line was taken.
  private var lastLine = Duration.zero

  /// Whether and how what is typed is shown.
  private var echo: Echo

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
  ///     default, lines are at most 79 columns wide on a terminal; elsewhere they break only where
  ///     the text does, because the reader of a pipe can wrap them as needed. On a terminal that is
  ///     narrower, lines have its width.
  ///   - pageLength: The number of lines to write at once.
  ///   - input: The descriptor to read from.
  ///   - output: The descriptor to write to.
  /// - Throws: `RendererError.tooManyOpenFiles` if the process has no descriptors left.
  public convenience init(
    words: LineWords = .english, translations: [String: LineWords] = [:], size: Size? = nil,
    pageLength: Int = 30, input: CInt = STDIN_FILENO, output: CInt = STDOUT_FILENO
  ) throws(RendererError) {
    try self.init(
      words: words, translations: translations, size: size, pageLength: pageLength, input: input,
      output: output, clock: SystemLineClock())
  }

  /// Opens line mode with another clock.
  package init(
    words: LineWords = .english, translations: [String: LineWords] = [:], size: Size? = nil,
    pageLength: Int = 30, input: CInt, output: CInt, clock: any LineClock
  ) throws(RendererError) {
    guard let pipe = WakePipe() else { throw .tooManyOpenFiles }
    signals = EndingSignals(through: pipe)
    transcript = Transcript(words: words, translations: translations, pageLength: pageLength)
    self.size = size ?? .ofLineMode
    widestLine = size?.columns ?? 79
    self.input = input
    self.output = LineOutput(to: output)
    echo = Echo(at: input)
    self.clock = clock
  }

  public var traits: TerminalTraits { .lineMode }
  public var now: Duration { clock.now + skipped }
  public var wake: @Sendable () -> Void { { [pipe = signals.pipe] in pipe.wake() } }
  public func suspend() {}
  public func useMouse(_ isUsed: Bool) {}

  deinit { close() }

  /// Leaves the terminal as it was found. Ends the line of a prompt that was not answered, shows
  /// what is typed again after asking for a secret, and lets signals do what they did before
  /// ``takeSignals()``.
  public func close() {
    transcript.endPrompt(with: "")
    write()
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
  public func redraw() { transcript.forgetScreen() }

  public func show(_ frame: Frame) throws(RendererError) {
    if waiting == nil, transcript.isAsked { settleEnd = now + Self.interval }
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
      if signals.takeContinuation() {
        echo.renew()
        // The shell has written below the prompt, which is written again.
        transcript.endPrompt(with: nil)
      }
      let isStill = !isLoading && deadline.map { $0 - now > Self.stillness } ?? true
      let isSettled = isStill || now >= settleEnd
      if isSettled { writeWaiting() }
      // Nobody has seen what the lines typed ahead would answer.
      if output.isUnread { return [.signal(.hangUp)] }
      // A line typed ahead is meant for the screen that will appear.
      if transcript.isAsked {
        if let events = takeLine() { return events }
        if isOver { return [.signal(.hangUp)] }
      }
      if signals.takeWake() { return [] }
      let next = [deadline, isSettled ? nil : settleEnd].compactMap(\.self).min()
      let timeout = next.map { max(.zero, $0 - now) }
      let ready = clock.wait(
        reading: transcript.isAsked ? input : -1, signals.pipe.readEnd, timeout: timeout)
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
    fitWindow()
    let written = transcript.written
    let reading = written?.reading
    echo.isOn = true
    // Where the terminal would end the line of a secret, so that both look the same.
    transcript.endPrompt(
      with: echo.isByTerminal ? nil : reading?.isSecret == true ? "" : line.visible)
    skipped += max(.zero, lastLine + Self.lineTime - now)
    lastLine = now
    settleEnd = now + Self.patience
    let command = written.map { commands.command(line, for: $0.reading, texts: $0.text.targets) }
    if let command, let waiting, !transcript.isMeant(command, for: waiting) {
      transcript.refuseLine()
      writeWaiting()
      return nil
    }
    let events = command.map { transcript.respond(to: $0, in: waiting?.reading) } ?? []
    if events.isEmpty { ask() }
    write()
    return events
  }
}

// MARK: - Writing

extension LineTerminal {
  /// Writes anything new, and prompts for a line.
  private func writeWaiting() {
    fitWindow()
    if let frame = waiting, let reading = frame.reading {
      waiting = nil
      transcript.show(frame, reading)
    }
    ask()
    write()
  }

  /// Breaks what is written from now on to the current width of the terminal. It leaves the last
  /// column empty, because some terminals add an empty line after a full one.
  private func fitWindow() {
    guard isatty(output.descriptor) != 0 else { return }
    let window = output.windowWidth ?? Int.max
    transcript.lineWidth = min(widestLine, max(Self.leastWidth, window - 1))
  }

  /// Prompts for a line, once.
  private func ask() {
    // Before the prompt is written, so that a secret can be typed as soon as it appears.
    if transcript.ask() { echo.isOn = transcript.written?.reading.isSecret != true }
  }

  /// Writes what the transcript has to say.
  private func write() {
    let text = transcript.takeText()
    if !text.isEmpty { output.write(text, unlessEndedBy: &signals) }
  }
}
