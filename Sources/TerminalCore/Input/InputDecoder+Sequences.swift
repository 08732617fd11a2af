extension InputDecoder {
  /// The key event for two bytes, the first of which is an escape.
  static func altKey(_ byte: UInt8) -> InputEvent {
    guard (0x20..<0x7F).contains(byte) else {
      var key = KeySequences.controlKey(byte)
      key.modifiers.insert(.alt)
      return .key(key)
    }
    return .key(Key(.character(Character(Unicode.Scalar(byte))), .alt))
  }

  /// Reads the byte after an escape.
  mutating func takeAfterEscape(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      events.append(.key(Key(.escape)))
    case 0x80...:
      beginScalar(byte)
    default:
      hold(byte)
      switch byte {
      case UInt8(ascii: "["): state = .controlSequence
      case UInt8(ascii: "O"): state = .singleShift
      case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "^"),
        UInt8(ascii: "X"):
        state = .controlString
      default: finish(with: Self.altKey(byte))
      }
    }
  }

  /// Reads the byte after `ESC O`.
  mutating func takeAfterSingleShift(_ byte: UInt8) {
    guard (0x40..<0x7F).contains(byte) else {
      finish(with: Self.altKey(UInt8(ascii: "O")))
      takeInGround(byte)
      return
    }
    hold(byte)
    if let event = KeySequences.singleShiftEvent(byte) {
      finish(with: event)
    } else {
      finishUnknown()
    }
  }

  /// Reads a byte after `ESC [`.
  mutating func takeInControlSequence(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "$") where KeySequences.isNumber(held.dropFirst(2)):
      // The Shift key of rxvt. In a reply, a marker or a second number comes before this byte.
      hold(byte)
      finishControlSequence()
    case 0x20..<0x40:
      hold(byte)
    case UInt8(ascii: "[") where held.count == 2:
      hold(byte)
      state = .consoleFunction
    case UInt8(ascii: "M") where held.count == 2:
      hold(byte)
      missing = 3
      state = .legacyMouse
    case 0x40..<0x7F:
      hold(byte)
      finishControlSequence()
    case 0x18, 0x1A:
      hold(byte)
      finishUnknown()
    default:
      giveUp(before: byte)
    }
  }

  private mutating func finishControlSequence() {
    guard held.count < Self.sequenceLimit,
      let sequence = ControlSequence(held.dropFirst(2))
    else { return finishUnknown() }
    switch sequence.meaning {
    case .event(let event): finish(with: event)
    case .reply:
      if let reply = sequence.reply { finish(asReply: reply) } else { finish() }
    case .unknown: finishUnknown()
    case .pasteBegin:
      finish()
      state = .paste
    }
  }

  /// Reads the byte after `ESC [ [`, which the Linux console sends for F1 to F5.
  mutating func takeConsoleFunction(_ byte: UInt8) {
    guard (0x20..<0x7F).contains(byte) else { return giveUp(before: byte) }
    hold(byte)
    guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) else { return finishUnknown() }
    finish(with: .key(Key(.function(Int(byte - UInt8(ascii: "A")) + 1))))
  }

  /// Reads a byte after `ESC [ M`: a report from a terminal that lacks the requested mouse
  /// encoding.
  mutating func takeInLegacyMouse(_ byte: UInt8) {
    guard byte != 0x1B else { return giveUp(before: byte) }
    hold(byte)
    missing -= 1
    if missing == 0 { finishUnknown() }
  }

  /// Reads a byte of a string that no key sends: `ESC ]`, `ESC P`, and so on.
  ///
  /// A terminal's reply contains no control bytes other than its terminator. Any other control byte
  /// was typed: the terminator is lost, and typing must not wait for it.
  mutating func takeInControlString(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      state = .stringEnd
    case 0x07:
      hold(byte)
      finishControlString(endingIn: 1)
    case 0x18, 0x1A:
      hold(byte)
      finishUnknown()
    case ..<0x20, 0x7F:
      giveUp(before: byte)
    default:
      hold(byte)
    }
  }

  /// Reads the byte after an escape in such a string; a backslash ends the string.
  mutating func takeStringEnd(_ byte: UInt8) {
    if byte == UInt8(ascii: "\\") {
      hold(0x1B)
      hold(byte)
      finishControlString(endingIn: 2)
    } else if byte < 0x20, byte != 0x1B {
      // Escape was pressed, and some time later another key; together they are not an Alt key.
      finishUnknown()
      finish(with: .key(Key(.escape)))
      takeInGround(byte)
    } else {
      finishUnknown()
      takeInGround(0x1B)
      takeAfterEscape(byte)
    }
  }

  private mutating func finishControlString(endingIn count: Int) {
    if held.count < Self.sequenceLimit, held.starts(with: [0x1B, UInt8(ascii: "]")]),
      let reply = TerminalReply(string: held.dropFirst(2).dropLast(count))
    {
      finish(asReply: reply)
    } else {
      finishUnknown()
    }
  }
}
