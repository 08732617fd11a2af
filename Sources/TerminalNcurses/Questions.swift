import Files
import TerminalCore

/// The queries sent to a terminal once, and whether replies can still arrive.
struct Questions {
  /// How long to expect replies.
  let patience: Duration

  /// Samples of glyphs of ambiguous width. Some terminals treat lines or Greek letters differently;
  /// if one is wide, all count as wide.
  private static let samples = "─■①α"

  private let asksForWidth: Bool
  private let asksForBackground: Bool
  /// The modes to query.
  private let askedModes: [TerminalMode]

  /// The row in which the samples were drawn.
  private var sampleRow: Int?
  private var wereAsked = false
  private var deadline: Duration?

  /// The modes that the terminal has reported, each with whether it knows it.
  private var reports: [(mode: TerminalMode, isKnown: Bool)] = []
  /// Whether there was any reply.
  private(set) var wereAnswered = false

  /// Chooses the queries that the options leave open, and queries more modes to examine the
  /// terminal.
  init(_ options: NcursesTerminal.Options, examining isExamining: Bool = false) {
    patience = .seconds(1) + options.answerTime
    let used: [TerminalMode] = options.frameMarking == .auto ? [.frames] : []
    askedModes = isExamining ? TerminalMode.allCases : used
    asksForWidth = options.ambiguousWidth == nil
    asksForBackground = options.background == nil && options.colors == .palette
  }

  /// Returns the queries, the first time that there are any.
  ///
  /// The last one queries the device attributes. Every terminal replies to that, and in order, so
  /// it marks the end of the replies.
  ///
  /// - Parameters:
  ///   - row: A row other than the first, where the reply could be mistaken for Ctrl-F3.
  ///   - size: The size of the screen.
  ///   - time: The current time.
  /// - Returns: The text to send at the beginning of the row; `nil` if there is nothing to query.
  mutating func ask(inRow row: Int, of size: Size, at time: Duration) -> String? {
    guard !wereAsked, !askedModes.isEmpty || asksForWidth || asksForBackground else { return nil }
    wereAsked = true
    deadline = time + patience
    var text = ""
    // A terminal that displays each byte as a character must not wrap to the next row.
    if asksForWidth, row > 0, size.columns > Self.samples.utf8.count {
      sampleRow = row
      text += Self.samples + "\u{1B}[6n\r"
    }
    for mode in askedModes { text += "\u{1B}[?\(mode.rawValue)$p" }
    if asksForBackground { text += "\u{1B}]11;?\u{1B}\\" }
    return text + "\u{1B}[c"
  }

  /// The width implied by the position of the cursor after the samples; `nil` if the position
  /// replies to another query.
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
    reports.removeAll { $0.mode == mode }
    reports.append((mode, state == .set || state == .reset))
  }

  /// Whether the terminal knows a mode; `nil` if it hasn't reported it.
  func knows(_ mode: TerminalMode) -> Bool? { reports.first { $0.mode == mode }?.isKnown }

  /// Whether the terminal knows each mode that it has reported.
  var knownModes: [TerminalMode: Bool] {
    Dictionary(uniqueKeysWithValues: reports.map { ($0.mode, $0.isKnown) })
  }

  /// Ends the wait for answers.
  mutating func end() {
    deadline = nil
  }

  /// Whether a reply can still arrive.
  func areOpen(at time: Duration) -> Bool {
    deadline.map { time < $0 } ?? false
  }
}

extension NcursesTerminal {
  /// Sends the queries, unless that has already happened.
  func ask() {
    let row = size.rows - 1
    guard let text = questions.ask(inRow: row, of: size, at: now) else { return }
    renderer.ask(text, inRow: row)
  }

  /// Handles the terminal's replies, and redraws the latest frame if they change how it looks.
  ///
  /// - Returns: Whether more is known about the terminal than before.
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
      if options.frameMarking == .auto { renderer.marksFrames = questions.knows(.frames) ?? false }
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

  /// Waits for outstanding replies, for at most ``Options/answerTime``.
  func awaitLastAnswers() { awaitAnswers(for: options.answerTime) }

  /// Waits until no replies are outstanding, or a time has passed. Keys that arrive are kept.
  func awaitAnswers(for time: Duration) {
    let end = now + time
    while questions.areOpen(at: now), now < end, !isInputOver {
      let ready = Descriptor.wait(reading: options.input, -1, timeout: end - now)
      if ready.first { _ = takeInput() }
    }
    questions.end()
  }
}
