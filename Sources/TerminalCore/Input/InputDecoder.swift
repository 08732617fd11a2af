/// Decodes the bytes that a terminal sends into events.
///
/// The bytes may arrive in chunks of any size without affecting the events, with one exception: a
/// typed grapheme cluster combines only scalars that have already arrived, because waiting for more
/// would delay every key. An escape byte at the end may be the Escape key or the start of a
/// sequence. While ``pendingEscape`` is `true`, the owner waits 25 ms on its own clock (100 ms on a
/// slow line) and then calls ``flush()``.
///
/// A sequence whose end is lost doesn't swallow input for long: a control byte ends a sequence or
/// string, and two seconds without a byte end anything, a paste too.
///
/// Memory is bounded whatever arrives: a sequence keeps 4 KiB, a paste keeps 1 MiB, and the rest is
/// dropped. A terminal's replies to queries (modes, attributes, cursor position) are not events;
/// ``takeReplies()`` returns them.
public struct InputDecoder: Sendable {
  /// The context of the next byte.
  enum State {
    case ground, escape, singleShift, controlSequence, consoleFunction, legacyMouse
    case controlString, stringEnd, scalar, paste
  }

  /// The number of bytes of a sequence that are kept.
  static let sequenceLimit = 4096

  var state = State.ground

  /// The bytes of the sequence being read, starting with its first.
  var held: [UInt8] = []

  /// The number of bytes missing from the scalar or report being read.
  var missing = 0

  /// The scalars typed since the last event.
  var typed = String.UnicodeScalarView()

  var paste = PasteCollector()

  var events: [InputEvent] = []

  var replies: [TerminalReply] = []

  /// The number of replies that are kept until they are taken.
  private static let replyLimit = 16

  /// Creates a decoder that has read nothing.
  public init() {}

  /// Whether the latest bytes may be a key by themselves or the start of a longer sequence.
  ///
  /// They may be Escape, or a key such as Alt-[ whose bytes also introduce sequences.
  public var pendingEscape: Bool {
    switch state {
    case .escape: true
    case .singleShift, .controlSequence, .controlString: held.count == 2
    default: false
    }
  }

  /// Whether a sequence, a scalar, or a paste has begun but not ended.
  ///
  /// The end may be lost. After two seconds without a byte, call ``flush()``; otherwise every later
  /// key would be taken for the rest of it. A shorter pause doesn't end a paste, even after a
  /// Ctrl-C, because the rest of its text would be read as keys.
  public var isIncomplete: Bool { state != .ground }

  /// Decodes bytes and returns the completed events, oldest first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  @inlinable
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { take(byte) }
    return takeEvents()
  }

  /// Removes and returns the terminal's replies, oldest first. Only the sixteen newest are kept.
  public mutating func takeReplies() -> [TerminalReply] {
    defer { replies = [] }
    return replies
  }

  /// Ends anything pending, because no more bytes will arrive in time.
  ///
  /// A lone escape byte becomes the Escape key. An open paste is delivered, and a Ctrl-C at its end
  /// becomes a key after it. The start of anything else becomes an unknown event.
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

  @usableFromInline
  mutating func takeEvents() -> [InputEvent] {
    finishTyping()
    defer { events = [] }
    return events
  }

  @usableFromInline
  mutating func take(_ byte: UInt8) {
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

  /// Ends the sequence being read with the event that it means.
  mutating func finish(with event: InputEvent) {
    events.append(event)
    finish()
  }

  /// Ends the sequence being read.
  mutating func finish() {
    held.removeAll(keepingCapacity: true)
    state = .ground
  }

  /// Ends the sequence being read as a reply of the terminal.
  mutating func finish(asReply reply: TerminalReply) {
    if replies.count == Self.replyLimit { replies.removeFirst() }
    replies.append(reply)
    finish()
  }

  /// Ends the sequence being read as an unknown one.
  mutating func finishUnknown() {
    finish(with: .unknown(held))
  }

  /// Ends the sequence being read as unknown, then reads a byte that can't be part of it.
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
