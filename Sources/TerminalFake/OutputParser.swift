/// Takes the bytes that a program writes apart into glyphs and commands.
struct OutputParser: Sendable {
  /// What a terminal is told in one piece.
  enum Piece {
    case scalar(Unicode.Scalar)
    case control(UInt8)
    /// What follows an escape, as in `(B` or `M`.
    case escape(String)
    case sequence(OutputSequence)
    /// What stands between `ESC ]` or its like and the string's end.
    case string(String)
  }

  private enum State { case ground, escape, sequence, string, stringEnd, scalar }

  private var state = State.ground
  private var held: [UInt8] = []
  private var missing = 0

  /// Takes a byte and gives the piece that it completes.
  mutating func take(_ byte: UInt8) -> Piece? {
    if isCutShort(by: byte) { state = .ground }
    switch state {
    case .ground: return takeInGround(byte)
    case .escape: return takeAfterEscape(byte)
    case .sequence:
      held.append(byte)
      guard (0x40..<0x7F).contains(byte) else { return nil }
      state = .ground
      return .sequence(OutputSequence(String(decoding: held, as: UTF8.self)))
    case .string:
      if byte == 0x07 { return finishString() }
      if byte == 0x1B { state = .stringEnd } else { held.append(byte) }
      return nil
    case .stringEnd:
      return finishString()
    case .scalar:
      held.append(byte)
      missing -= 1
      guard missing == 0 else { return nil }
      state = .ground
      return String(decoding: held, as: UTF8.self).unicodeScalars.first.map { .scalar($0) }
    }
  }

  /// Whether a byte can't belong to what was begun, which is dropped then: a program may have given up
  /// in the middle.
  private func isCutShort(by byte: UInt8) -> Bool {
    switch state {
    case .ground, .string, .stringEnd: false
    case .escape, .sequence: byte == 0x1B
    case .scalar: !(0x80..<0xC0).contains(byte)
    }
  }

  private mutating func finishString() -> Piece {
    state = .ground
    return .string(String(decoding: held, as: UTF8.self))
  }

  private mutating func takeInGround(_ byte: UInt8) -> Piece? {
    switch byte {
    case 0x1B:
      held = []
      state = .escape
      return nil
    case 0x20..<0x7F:
      return .scalar(Unicode.Scalar(byte))
    case 0xC0...:
      held = [byte]
      missing = byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3
      state = .scalar
      return nil
    default:
      return .control(byte)
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) -> Piece? {
    switch byte {
    case UInt8(ascii: "[") where held.isEmpty:
      state = .sequence
      return nil
    case UInt8(ascii: "]") where held.isEmpty, UInt8(ascii: "P") where held.isEmpty:
      state = .string
      return nil
    default:
      held.append(byte)
      if (0x20..<0x30).contains(byte) { return nil }
      state = .ground
      return .escape(String(decoding: held, as: UTF8.self))
    }
  }
}
