/// Turns the bytes that a terminal sends into events.
///
/// Bytes may be fed in pieces of any size, split anywhere: the events are the same. Only typed
/// graphemes of several scalars are put together from what has arrived, since waiting for more
/// would hold back every key. An escape byte at the end may be the Escape key or the beginning of
/// something longer; while ``pendingEscape`` is `true`, the owner waits 25 ms on its own clock (100
/// over a slow line) and then calls ``flush()``.
///
/// Where the end of something is lost, nobody types into it for long: a control byte ends a sequence or
/// string, and a Ctrl-C that nothing follows ends a paste.
///
/// Memory is bounded whatever comes: sequences keep 4 KiB, a paste keeps 1 MiB, and the rest of
/// them is swallowed. What the terminal answers to questions (modes, attributes, cursor position)
/// gives no event; ``takeReplies()`` has it.
public struct InputDecoder: Sendable {
  /// What the next byte belongs to.
  enum State {
    case ground, escape, singleShift, controlSequence, consoleFunction, legacyMouse
    case controlString, stringEnd, scalar, paste
  }

  /// How many bytes of a sequence are kept.
  static let sequenceLimit = 4096

  var state = State.ground

  /// The bytes of the sequence being read, from its first one on.
  var held: [UInt8] = []

  /// How many bytes are missing from the scalar or report being read.
  var missing = 0

  /// The scalars typed since the last event.
  var typed = String.UnicodeScalarView()

  var paste = PasteCollector()

  var events: [InputEvent] = []

  var replies: [TerminalReply] = []

  /// How many answers are kept for somebody to take.
  private static let replyLimit = 16

  /// Makes a decoder that has read nothing.
  public init() {}

  /// Whether the last bytes may be a key of their own or the beginning of a longer sequence.
  ///
  /// That is Escape, or one of the keys such as Alt-[ whose bytes also introduce sequences. In a paste it
  /// is Ctrl-C, which nobody pastes last: when nothing follows, the end of the paste is lost.
  public var pendingEscape: Bool {
    switch state {
    case .escape: true
    case .singleShift, .controlSequence, .controlString: held.count == 2
    case .paste: paste.endsInInterrupt
    default: false
    }
  }

  /// Whether something has begun whose end has not arrived: a sequence, a scalar or a paste.
  ///
  /// The end may be lost. After two seconds without a byte the owner should call ``flush()``, or
  /// every key to come would be taken for the rest of it.
  public var isIncomplete: Bool { state != .ground }

  /// Takes bytes and gives the events that are complete, oldest first.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { take(byte) }
    return takeEvents()
  }

  /// Hands over the terminal's answers since this was last asked, oldest first; the newest sixteen when
  /// there are more.
  public mutating func takeReplies() -> [TerminalReply] {
    defer { replies = [] }
    return replies
  }

  /// Takes what is held back as it stands, because no more will come in time.
  ///
  /// A lone escape byte becomes the Escape key, an open paste is delivered, with the Ctrl-C at its end
  /// as a key behind it, and the beginning of anything else is unknown.
  public mutating func flush() -> [InputEvent] {
    if state == .paste {
      let interrupt = paste.endsInInterrupt ? PasteCollector.interrupt : nil
      finishPaste()
      if let interrupt { takeInGround(interrupt) }
    } else if pendingEscape {
      let event: InputEvent = held.count == 2 ? Self.altKey(held[1]) : .key(Key(.escape))
      finish(with: event)
    } else if state != .ground {
      finishUnknown()
    }
    return takeEvents()
  }

  private mutating func takeEvents() -> [InputEvent] {
    finishTyping()
    defer { events = [] }
    return events
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeInGround(byte)
    case .escape: takeAfterEscape(byte)
    case .singleShift: takeAfterSingleShift(byte)
    case .controlSequence: takeInControlSequence(byte)
    case .consoleFunction: takeConsoleFunction(byte)
    case .legacyMouse: takeInLegacyMouse(byte)
    case .controlString: takeInControlString(byte)
    case .stringEnd: takeStringEnd(byte)
    case .scalar: takeInScalar(byte)
    case .paste: if paste.take(byte) { finishPaste() }
    }
  }

  /// Ends the sequence being read with the one event it stands for.
  mutating func finish(with event: InputEvent?) {
    if let event { events.append(event) }
    held.removeAll(keepingCapacity: true)
    state = .ground
  }

  /// Ends the sequence being read as an answer of the terminal.
  mutating func finish(with reply: TerminalReply) {
    if replies.count == Self.replyLimit { replies.removeFirst() }
    replies.append(reply)
    finish(with: nil)
  }

  /// Ends the sequence being read as one that means nothing.
  mutating func finishUnknown() {
    finish(with: .unknown(held))
  }

  /// Ends the sequence being read as unknown, and reads a byte that can't belong to it.
  mutating func giveUp(before byte: UInt8) {
    finishUnknown()
    take(byte)
  }

  /// Keeps a byte of the sequence being read, up to the limit.
  mutating func hold(_ byte: UInt8) {
    if held.count < Self.sequenceLimit { held.append(byte) }
  }

  private mutating func finishPaste() {
    finish(with: .paste(paste.takeText()))
  }
}
