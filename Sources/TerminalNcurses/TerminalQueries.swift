import Files
import TerminalCore

/// The queries sent to a terminal once, and whether replies can still arrive.
struct TerminalQueries {
  /// How long to expect replies.
  let patience: Duration

  /// Samples of glyphs of ambiguous width. Some terminals treat lines or Greek letters differently;
  /// if one is wide, all count as wide.
  private static let samples = "─■①α"

  private let queriesWidth: Bool
  private let queriesBackground: Bool
  /// The modes to query.
  private let queriedModes: [TerminalMode]

  /// The row in which the samples were drawn.
  private var sampleRow: Int?
  private var wereSent = false
  private var deadline: Duration?

  /// The modes that the terminal has reported, each with whether it knows it.
  private var reports: [(mode: TerminalMode, isKnown: Bool)] = []
  /// Whether there was any reply.
  private(set) var hasReplies = false

  /// Chooses the queries that the options leave open, and queries more modes to examine the
  /// terminal.
  init(_ options: NcursesTerminal.Options, examining isExamining: Bool = false) {
    patience = .seconds(1) + options.replyTime
    let used: [TerminalMode] = options.frameMarking == .auto ? [.frames] : []
    queriedModes = isExamining ? TerminalMode.allCases : used
    queriesWidth = options.ambiguousWidth == nil
    queriesBackground = options.background == nil && options.colors == .palette
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
  mutating func textToSend(inRow row: Int, of size: Size, at time: Duration) -> String? {
    guard !wereSent, !queriedModes.isEmpty || queriesWidth || queriesBackground else { return nil }
    wereSent = true
    deadline = time + patience
    var text = ""
    // A terminal that displays each byte as a character must not wrap to the next row.
    if queriesWidth, row > 0, size.columns > Self.samples.utf8.count {
      sampleRow = row
      text += Self.samples + "\u{1B}[6n\r"
    }
    for mode in queriedModes { text += "\u{1B}[?\(mode.rawValue)$p" }
    if queriesBackground { text += "\u{1B}]11;?\u{1B}\\" }
    return text + "\u{1B}[c"
  }

  /// The width implied by the position of the cursor after the samples; `nil` if the position
  /// replies to another query.
  mutating func width(from cursor: Position) -> AmbiguousWidth? {
    guard cursor.row == sampleRow else { return nil }
    sampleRow = nil
    return cursor.column == Self.samples.count ? .narrow : .wide
  }

  /// Notes a reply.
  mutating func note(_ reply: TerminalReply) {
    hasReplies = true
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

  /// Ends the wait for replies.
  mutating func end() {
    deadline = nil
  }

  /// Whether a reply can still arrive.
  func arePending(at time: Duration) -> Bool {
    deadline.map { time < $0 } ?? false
  }
}

extension NcursesTerminal {
  /// Sends the queries, unless that has already happened.
  func sendQueries() {
    let row = size.rows - 1
    guard let text = queries.textToSend(inRow: row, of: size, at: now) else { return }
    renderer.send(text, inRow: row)
  }

  /// Handles the terminal's replies, and redraws the latest frame if they change how it looks.
  ///
  /// - Returns: Whether more is known about the terminal than before.
  func takeReplies() -> Bool {
    let (traits, width) = (traits, renderer.ambiguousWidth)
    for reply in decoder.takeReplies() { take(reply) }
    if width != renderer.ambiguousWidth {
      waitingFrame = waitingFrame ?? drawnFrame
      drawnFrame = nil
    }
    return traits != self.traits
  }

  private func take(_ reply: TerminalReply) {
    queries.note(reply)
    switch reply {
    case .mode:
      if options.frameMarking == .auto { renderer.marksFrames = queries.knows(.frames) ?? false }
    case .cursor(let position):
      guard let width = queries.width(from: position) else { break }
      renderer.ambiguousWidth = width
      traits.ambiguousWidth = width
    case .background(let red, let green, let blue):
      if options.background == nil {
        traits.background = Background(red: red, green: green, blue: blue)
      }
    case .attributes: queries.end()
    }
  }

  /// Waits for outstanding replies, for at most ``Options/replyTime``.
  func awaitLastReplies() { awaitReplies(for: options.replyTime) }

  /// Waits until no replies are outstanding, or a time has passed. Keys that arrive are kept.
  func awaitReplies(for time: Duration) {
    let end = now + time
    while queries.arePending(at: now), now < end, !isInputOver {
      let ready = Descriptor.wait(reading: options.input, -1, timeout: end - now)
      if ready.first { _ = takeInput(isReady: true) }
    }
    queries.end()
  }
}
