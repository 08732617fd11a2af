/// Turns the bytes that a terminal sends into events.
///
/// The bytes may come in parts of any size, split anywhere: the events are the same. The exception
/// is a typed grapheme of several scalars: it only combines scalars that have already arrived,
/// since waiting for more would delay every key. An escape byte at the end may be the Escape key or
/// the beginning of a sequence. While ``pendingEscape`` is `true`, the owner waits 25 ms on its own
/// clock (100 over a slow line) and then calls ``flush()``.
///
/// If the end of a sequence is lost, it does not swallow input for long: a control byte ends a
/// sequence or string, and a Ctrl-C that nothing follows ends a paste.
///
/// Memory is limited whatever arrives: a sequence keeps 4 KiB, a paste keeps 1 MiB, and the rest is
/// dropped. A terminal's answers to questions (modes, attributes, cursor position) are not events;
/// ``takeReplies()`` returns them.
public struct InputDecoder: Sendable {
  /// What the next byte is part of.
  enum State {
    case ground, escape, singleShift, controlSequence, consoleFunction, legacyMouse
    case controlString, stringEnd, scalar, paste
  }

  /// The number of bytes of a sequence that are kept.
  static let sequenceLimit = 4096

  var state = State.ground

  /// The bytes of the sequence being read, starting with its first.
  var held: [UInt8] = []

  /// The number of bytes still missing from the scalar or report being read.
  var missing = 0

  /// The scalars typed since the last event.
  var typed = String.UnicodeScalarView()

  var paste = PasteCollector()

  var events: [InputEvent] = []

  var replies: [TerminalReply] = []

  /// The number of answers that are kept until they are taken.
  private static let replyLimit = 16

  /// Makes a decoder that has read nothing.
  public init() {}

  /// Whether the last bytes may be a key by themselves or the beginning of a longer sequence.
  ///
  /// That is Escape, or a key such as Alt-[ whose bytes also introduce sequences. In a paste it is
  /// Ctrl-C, which does not occur at the end of a paste: if nothing follows, the end of the paste
  /// is lost.
  public var pendingEscape: Bool {
    switch state {
    case .escape: true
    case .singleShift, .controlSequence, .controlString: held.count == 2
    case .paste: paste.endsInInterrupt
    default: false
    }
  }

  /// Whether a sequence, a scalar or a paste has begun whose end has not arrived.
  ///
  /// The end may be lost. After two seconds without a byte, the owner should call ``flush()``;
  /// otherwise every later key would be taken for the rest of it.
  public var isIncomplete: Bool { state != .ground }

  /// Decodes bytes and returns the events that are complete, oldest first.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { take(byte) }
    return takeEvents()
  }

  /// Removes and returns the terminal's answers, oldest first. Of more than sixteen, the newest are
  /// returned.
  public mutating func takeReplies() -> [TerminalReply] {
    defer { replies = [] }
    return replies
  }

  /// Ends anything that is pending, because no more bytes will come in time.
  ///
  /// A lone escape byte becomes the Escape key; an open paste is delivered, and a Ctrl-C at its end
  /// becomes a key after it; the beginning of anything else is unknown.
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

  /// Ends the sequence being read with the one event that it means.
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

  /// Ends the sequence being read as one without a meaning.
  mutating func finishUnknown() {
    finish(with: .unknown(held))
  }

  /// Ends the sequence being read as unknown, and reads a byte that can't be part of it.
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
