import Files
import TerminalCore

/// The questions that a terminal is asked once, and whether answers can still come.
struct Questions {
  /// The time after which no answer is expected any more.
  let patience: Duration

  /// Glyphs of ambiguous width. Several, because some terminals treat lines or Greek letters
  /// differently; if one is wide, all are taken for wide.
  private static let samples = "─■①α"

  private let asksForWidth: Bool
  private let asksForBackground: Bool
  /// The modes that are asked about.
  private let askedModes: [TerminalMode]

  /// The row where the samples were drawn.
  private var sampleRow: Int?
  private var wereAsked = false
  private var deadline: Duration?

  /// Whether the modes are known that the terminal has spoken of.
  private(set) var modes: [TerminalMode: Bool] = [:]
  /// Whether there was any answer.
  private(set) var wereAnswered = false

  /// Chooses the questions that the options leave open; about more modes to examine the terminal.
  init(_ options: NcursesTerminal.Options, examining isExamining: Bool = false) {
    patience = .seconds(1) + options.answerTime
    let used: [TerminalMode] = options.frameMarking == .auto ? [.frames] : []
    askedModes = isExamining ? TerminalMode.allCases : used
    asksForWidth = options.ambiguousWidth == nil
    asksForBackground = options.background == nil && options.colors == .palette
  }

  /// Returns the questions, the first time that there are any.
  ///
  /// The last one asks for the kind of the terminal. Every terminal answers that, and answers in
  /// order, so it marks the end of the answers.
  ///
  /// - Parameters:
  ///   - row: A row below the first, where the answer could be mistaken for Ctrl-F3.
  ///   - size: The size of the screen.
  ///   - time: The current time.
  /// - Returns: The text to send at the beginning of the row, or `nil` if there is nothing to ask.
  mutating func ask(inRow row: Int, of size: Size, at time: Duration) -> String? {
    guard !wereAsked, !askedModes.isEmpty || asksForWidth || asksForBackground else { return nil }
    wereAsked = true
    deadline = time + patience
    var text = ""
    // A terminal that shows each byte as a character must not wrap to the next row.
    if asksForWidth, row > 0, size.columns > Self.samples.utf8.count {
      sampleRow = row
      text += Self.samples + "\u{1B}[6n\r"
    }
    for mode in askedModes { text += "\u{1B}[?\(mode.rawValue)$p" }
    if asksForBackground { text += "\u{1B}]11;?\u{1B}\\" }
    return text + "\u{1B}[c"
  }

  /// The width that follows from the cursor after the samples, or `nil` if the position answers
  /// another question.
  mutating func width(from cursor: Position) -> AmbiguousWidth? {
    guard cursor.row == sampleRow else { return nil }
    sampleRow = nil
    return cursor.column == Self.samples.count ? .narrow : .wide
  }

  /// Notes an answer.
  mutating func note(_ reply: TerminalReply) {
    wereAnswered = true
    guard case .mode(let number, let state) = reply, let mode = TerminalMode(rawValue: number)
    else {
      return
    }
    modes[mode] = state == .set || state == .reset
  }

  /// Ends the wait for answers.
  mutating func end() {
    deadline = nil
  }

  /// Whether an answer can still come.
  func areOpen(at time: Duration) -> Bool {
    deadline.map { time < $0 } ?? false
  }
}

extension NcursesTerminal {
  /// Asks the questions, if that has not happened yet.
  func ask() {
    let row = size.rows - 1
    guard let text = questions.ask(inRow: row, of: size, at: now) else { return }
    renderer.ask(text, inRow: row)
  }

  /// Handles the answers of the terminal, and redraws the last frame if they change how it looks.
  ///
  /// - Returns: Whether there is more to know of the terminal than before.
  func takeAnswers() -> Bool {
    let (traits, width) = (traits, renderer.ambiguousWidth)
    for reply in decoder.takeReplies() { take(reply) }
    if width != renderer.ambiguousWidth {
      waitingFrame = waitingFrame ?? drawnFrame
      drawnFrame = nil
    }
    return traits != self.traits
  }

  private func take(_ reply: TerminalReply) {
    questions.note(reply)
    switch reply {
    case .mode:
      if options.frameMarking == .auto { renderer.marksFrames = questions.modes[.frames] ?? false }
    case .cursor(let position):
      guard let width = questions.width(from: position) else { break }
      renderer.ambiguousWidth = width
      traits.ambiguousWidth = width
    case .background(let red, let green, let blue):
      if options.background == nil {
        traits.background = Background(red: red, green: green, blue: blue)
      }
    case .attributes: questions.end()
    }
  }

  /// Waits for outstanding answers, for at most ``Options/answerTime``.
  func awaitLastAnswers() { awaitAnswers(for: options.answerTime) }

  /// Waits until there is nothing left to answer, or some time has passed. Keys that come are kept.
  func awaitAnswers(for time: Duration) {
    let end = now + time
    while questions.areOpen(at: now), now < end, !isInputOver {
      let ready = Descriptor.wait(reading: options.input, -1, timeout: end - now)
      if ready.first { _ = takeInput() }
    }
    questions.end()
  }
}
