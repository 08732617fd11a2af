import TerminalCore

/// What a terminal is asked once, and whether it still has to answer.
struct Questions {
  /// After this time a terminal that has said nothing is taken for one that never will.
  private let patience: Duration

  /// Glyphs of ambiguous width. Some terminals make an exception for lines or for Greek, so that one
  /// alone would not do; where any of them is wide, none can be relied on.
  private static let samples = "─■①α"

  private let asksForMarks: Bool
  private let asksForWidth: Bool
  private let asksForBackground: Bool

  /// The row in which the samples were shown.
  private var sampleRow: Int?
  private var wereAsked = false
  private var deadline: Duration?

  /// Finds the questions that the options leave open.
  init(_ options: NcursesTerminal.Options) {
    patience = .seconds(1) + options.answerTime
    asksForMarks = options.frameMarking == .auto
    asksForWidth = options.ambiguousWidth == nil
    asksForBackground = options.theme == .auto && options.colors == .palette
  }

  /// Notes that the terminal is asked.
  ///
  /// The last one is what kind of terminal it is. Every terminal answers that, and answers in order,
  /// so that it tells when there is nothing more to come.
  ///
  /// - Parameters:
  ///   - row: A row other than the first, where an answer would be the same bytes as Ctrl-F3.
  ///   - size: The size of the screen.
  ///   - time: The present time.
  /// - Returns: The questions, to be sent from the row's beginning; `nil` when there are none left.
  mutating func ask(inRow row: Int, of size: Size, at time: Duration) -> String? {
    guard !wereAsked, asksForMarks || asksForWidth || asksForBackground else { return nil }
    wereAsked = true
    deadline = time + patience
    var text = ""
    // Room for a terminal that takes each byte for a character: it must not come to the next row.
    if asksForWidth, row > 0, size.columns > Self.samples.utf8.count {
      sampleRow = row
      text += Self.samples + "\u{1B}[6n\r"
    }
    if asksForMarks { text += "\u{1B}[?\(FrameMarks.mode)$p" }
    if asksForBackground { text += "\u{1B}]11;?\u{1B}\\" }
    return text + "\u{1B}[c"
  }

  /// The width that the place of the cursor after the samples tells, or `nil` when it is the answer to
  /// something else.
  mutating func width(from cursor: Position) -> AmbiguousWidth? {
    guard cursor.row == sampleRow else { return nil }
    sampleRow = nil
    return cursor.column == Self.samples.count ? .narrow : .wide
  }

  /// Notes that nothing more is to come.
  mutating func end() {
    deadline = nil
  }

  /// Whether an answer may still come.
  func areOpen(at time: Duration) -> Bool {
    deadline.map { time < $0 } ?? false
  }
}

extension NcursesTerminal {
  /// Asks the terminal what only it knows, once.
  func ask() {
    let row = size.rows - 1
    guard let text = questions.ask(inRow: row, of: size, at: now) else { return }
    renderer.ask(text, inRow: row)
  }

  /// Takes what the terminal has answered, and draws anew when the screen looks different for it.
  func takeAnswers() {
    let (theme, width) = (renderer.theme, renderer.ambiguousWidth)
    for reply in decoder.takeReplies() { take(reply) }
    guard theme != renderer.theme || width != renderer.ambiguousWidth else { return }
    waitingFrame = waitingFrame ?? drawnFrame
    drawnFrame = nil
  }

  private func take(_ reply: TerminalReply) {
    switch reply {
    case .mode(let mode, let state):
      if mode == FrameMarks.mode { renderer.marksFrames = state == .set || state == .reset }
    case .cursor(let position):
      if let width = questions.width(from: position) { renderer.ambiguousWidth = width }
    case .background(let red, let green, let blue):
      if options.theme == .auto { renderer.theme = Theme(red: red, green: green, blue: blue) }
    case .attributes: questions.end()
    }
  }

  /// Reads answers that are under way, for a moment; keys among them are kept.
  func awaitLastAnswers() {
    let end = now + options.answerTime
    while questions.areOpen(at: now), now < end, !isInputOver {
      let ready = Descriptor.wait(reading: options.input, -1, timeout: end - now)
      if ready.first { takeInput() }
    }
    questions.end()
  }
}
