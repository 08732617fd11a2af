import Files
public import Glibc
public import TerminalCore

/// Line mode: a terminal that writes each screen as lines of text and reads one line at a time.
///
/// Nothing is drawn over, so that screen readers, braille displays and pipes can follow. What can be
/// chosen has a number. A line that is typed chooses, answers, or presses a key; `?` tells the rest.
public final class LineTerminal: Terminal {
  /// As wide as lines are on most terminals, or as text gets where there is none, and higher than most
  /// screens are long.
  public let size: Size

  /// The lines that are written before it is asked to read on.
  private let pageLength: Int

  private let input: CInt
  private let output: CInt
  private let words: LineWords
  private let pipe: WakePipe
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant

  /// The signals that end the program; `nil` as long as they end the process.
  private var signals: EndingSignals?

  /// The last frame, if it has not been written.
  private var waiting: Frame?

  /// What the last written frame said.
  private var written: (text: FrameText, reading: FrameReading)?

  /// The number of its lines that were written.
  private var lineCount = 0

  /// Whether the last frame is of a screen that is loading.
  private var isLoading = false

  /// When the last frame is written at the latest, though the program is not still by then.
  private var settleEnd = LineTerminal.patience

  private var isAsked = false
  /// Whether a line has gone to the program, which has not said anything since.
  private var isAnswerDue = false
  private var isOver = false
  private var bytes: [UInt8] = []

  /// How much later than the real time it is for the program.
  private var skipped = Duration.zero

  /// When the last line was taken.
  private var lastLine = Duration.zero

  /// Whether what is typed appears by itself.
  private let isEchoed: Bool

  /// A frame that changes again sooner than this is still moving.
  private static let stillness = Duration.milliseconds(100)

  /// A screen that loads or moves for longer than this is written as it is.
  private static let patience = Duration.seconds(1)

  /// A screen that changes without end, and of itself, is written again this often.
  private static let interval = Duration.seconds(10)

  /// The least time between two lines. What a program ignores because nobody types so fast, it would
  /// ignore in lines from a file.
  private static let lineTime = Duration.milliseconds(500)

  /// Opens line mode.
  ///
  /// - Parameters:
  ///   - words: What it says besides what the screens say.
  ///   - size: The size of the frames: the width of the lines, and the most of them to a screen. Left
  ///     out, lines are 79 columns on a terminal, and break only where the text does elsewhere: whoever
  ///     reads a pipe breaks them as needed.
  ///   - pageLength: The lines that are written at once.
  ///   - input: The descriptor to read from.
  ///   - output: The descriptor to write to.
  /// - Throws: `RendererError.callFailed` if the process has no descriptors left.
  public init(
    words: LineWords = .english, size: Size? = nil, pageLength: Int = 30,
    input: CInt = STDIN_FILENO, output: CInt = STDOUT_FILENO
  ) throws(RendererError) {
    guard let pipe = WakePipe() else { throw .callFailed("pipe") }
    self.pipe = pipe
    self.words = words
    self.size = size ?? Size(columns: isatty(output) != 0 ? 79 : 400, rows: 400)
    self.pageLength = pageLength
    (self.input, self.output) = (input, output)
    isEchoed = isatty(input) != 0
    start = clock.now
  }

  public var traits: TerminalTraits {
    // Borders of the line characters of Unicode are left out, whatever their width would be.
    TerminalTraits(
      colors: .mono, ambiguousWidth: .narrow, hasMouse: false, readsFrames: true)
  }

  public var now: Duration { clock.now - start + skipped }
  public var wake: @Sendable () -> Void { { [pipe] in pipe.wake() } }
  public func suspend() {}
  public func useMouse(_ isUsed: Bool) {}

  /// Makes events of the signals that end a program, so that everything is saved before.
  public func takeSignals() { signals = signals ?? EndingSignals(waking: pipe) }

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
  /// Waits for a line. The last frame is written before, once nothing moves any more.
  public func events(until deadline: Duration?) -> [InputEvent] {
    while true {
      let isStill = !isLoading && deadline.map { $0 - now > Self.stillness } ?? true
      let isSettled = isStill || now >= settleEnd
      if isSettled { writeWaiting() }
      // A line that was typed ahead is for the screen that it leads to.
      if isAsked {
        if let events = takeLine() { return events }
        if isOver { return [.signal(.hangUp)] }
      }
      let next = [deadline, isSettled ? nil : settleEnd].compactMap(\.self).min()
      let timeout = next.map { max(.zero, $0 - now) }
      let ready = Descriptor.wait(reading: isAsked ? input : -1, pipe.readEnd, timeout: timeout)
      if ready.first { read() }
      if ready.second {
        _ = pipe.takeBytes()
        return signals?.take() ?? []
      }
      if let deadline, deadline <= now { return [] }
    }
  }

  private func read() {
    let read = Descriptor.readAvailable(from: input, limit: 4096)
    bytes += read.bytes
    isOver = read.isOver
    // The last line of a file may have no end.
    if isOver, !bytes.isEmpty, bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
  }

  /// Takes a whole line, and returns what it does to the program; `nil` if none has arrived.
  private func takeLine() -> [InputEvent]? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    var line = String(decoding: bytes[..<end], as: UTF8.self)
    if line.hasSuffix("\r") { line.removeLast() }
    bytes.removeSubrange(...end)
    isAsked = false
    if !isEchoed { write([line]) }
    skipped += max(.zero, lastLine + Self.lineTime - now)
    lastLine = now
    settleEnd = now + Self.patience
    guard let reading = written?.reading else { return [] }
    let command = LineCommand(line, for: reading)
    switch command {
    case .readOn:
      if writePage() { break }
      if reading.isCut { return [.key(Key(.pageDown))] }
      write([words.end])
    case .readAgain:
      if let written { write(written.text, after: nil) }
    case .help: write([words.help])
    case .listKeys: write(reading.keys.isEmpty ? [words.unknown] : [""] + reading.keys)
    case .unknown: write([words.unknown])
    case .choose, .type, .press, .showMode: break
    }
    let events = command.events(for: reading)
    isAnswerDue = !events.isEmpty
    if events.isEmpty { ask() }
    return events
  }
}

// MARK: - Writing

extension LineTerminal {
  /// Writes what is new, and asks for a line.
  private func writeWaiting() {
    if let frame = waiting, let reading = frame.reading {
      waiting = nil
      let text = FrameText(frame, reading)
      let last = written?.text
      written = (text, reading)
      write(text, after: last)
    }
    ask()
  }

  /// Writes what a screen says now: its titles, the modes and its lines only if they are new.
  private func write(_ text: FrameText, after last: FrameText?) {
    let isOtherMode = text.shownMode != last?.shownMode
    if isOtherMode, !text.modes.isEmpty { write(["", text.modes]) }
    let isOtherScreen = isOtherMode || text.titles != last?.titles
    if isOtherScreen { write(["", text.titles]) }
    // What only goes away, or counts in a mode that is not on show, is nothing to read.
    let notice = text.notice == last?.notice ? nil : text.notice
    if let notice { write(["", notice]) }
    guard isOtherScreen || text.news != last?.news else {
      isAsked = isAsked && notice == nil
      return
    }
    isAsked = false
    lineCount = 0
    write([""])
    _ = writePage()
  }

  /// Writes the next lines. Returns `false` if there are none.
  private func writePage() -> Bool {
    guard let lines = written?.text.lines, lineCount < lines.count else { return false }
    let page = lines[lineCount...].prefix(pageLength)
    lineCount += page.count
    write(Array(page))
    if lineCount < lines.count || written?.reading.isCut == true { write(["", words.more]) }
    return true
  }

  /// Asks for a line, once.
  private func ask() {
    guard !isAsked, let reading = written?.reading else { return }
    isAsked = true
    if isAnswerDue { write([words.unchanged]) }
    write(text: "\n\(words.question(for: reading))> ")
  }

  private func write(_ lines: [String]) {
    isAnswerDue = false
    write(text: lines.map { $0 + "\n" }.joined())
  }

  /// Writes text. A reader that is gone will end the input too.
  private func write(text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(output, $0.baseAddress, $0.count)
      }
      if count < 0 {
        guard errno == EINTR || errno == EAGAIN else { return isOver = true }
        _ = Descriptor.wait(reading: -1, -1, writing: output, timeout: nil)
        continue
      }
      rest = rest.dropFirst(count)
    }
  }
}
