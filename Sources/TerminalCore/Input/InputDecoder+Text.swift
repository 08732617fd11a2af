extension InputDecoder {
  /// Reads a byte outside any sequence.
  mutating func takeInGround(_ byte: UInt8) {
    switch byte {
    case 0x20..<0x7F:
      typed.append(Unicode.Scalar(byte))
    case 0x1B:
      finishTyping()
      held.append(byte)
      state = .escape
    case 0x80...:
      beginScalar(byte)
    default:
      finishTyping()
      events.append(.key(KeySequences.controlKey(byte)))
    }
  }

  /// Delivers the typed grapheme clusters, in order.
  mutating func finishTyping() {
    guard !typed.isEmpty else { return }
    for character in String(typed) { events.append(.text(character)) }
    typed.removeAll(keepingCapacity: true)
  }

  /// Reads the first byte of a multi-byte scalar.
  mutating func beginScalar(_ byte: UInt8) {
    held.append(byte)
    switch byte {
    case 0xC2...0xDF: missing = 1
    case 0xE0...0xEF: missing = 2
    case 0xF0...0xF4: missing = 3
    default:
      finishTyping()
      finishUnknown()
      return
    }
    state = .scalar
  }

  /// Reads the second or a later byte of a scalar.
  mutating func takeInScalar(_ byte: UInt8) {
    guard isContinuation(byte) else {
      finishTyping()
      giveUp(before: byte)
      return
    }
    held.append(byte)
    missing -= 1
    if missing == 0 { finishScalar() }
  }

  /// Whether a byte may come next in the scalar being read.
  ///
  /// The range of the second byte is narrower, which rejects overlong forms, surrogates, and values
  /// above U+10FFFF at once.
  private func isContinuation(_ byte: UInt8) -> Bool {
    guard let last = held.last, last >= 0xC2 else { return (0x80...0xBF).contains(byte) }
    switch last {
    case 0xE0: return (0xA0...0xBF).contains(byte)
    case 0xED: return (0x80...0x9F).contains(byte)
    case 0xF0: return (0x90...0xBF).contains(byte)
    case 0xF4: return (0x80...0x8F).contains(byte)
    default: return (0x80...0xBF).contains(byte)
    }
  }

  private mutating func finishScalar() {
    let isAlt = held.first == 0x1B
    let bytes = isAlt ? held.dropFirst() : held[...]
    guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first,
      scalar.value >= 0xA0
    else {
      finishTyping()
      finishUnknown()
      return
    }
    if isAlt {
      finish(with: .key(Key(.character(Character(scalar)), .alt)))
    } else {
      typed.append(scalar)
      finish()
    }
  }
}
