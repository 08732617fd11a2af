/// Splits the bytes that a program writes into glyphs and commands.
struct OutputParser: Sendable {
  /// A glyph or a command.
  enum Piece {
    case scalar(Unicode.Scalar)
    case control(UInt8)
    /// An escape byte and this text, such as `(B` or `M`.
    case escape(String)
    case sequence(OutputSequence)
    /// The text between `ESC ]` or `ESC P` and the end of the string.
    case string(String)
  }

  private enum State { case ground, escape, sequence, string, stringEnd, scalar }

  private var state = State.ground
  private var held: [UInt8] = []
  private var missing = 0

  /// Consumes a byte, and returns the element that it completes.
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

  /// Whether a byte can't continue the unfinished element, which is then dropped: the program may
  /// have stopped in the middle.
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

/// A parsed command that begins with `ESC [`.
struct OutputSequence: Sendable {
  /// The text after `ESC [`.
  let text: String

  /// The parameters; `nil` for each omitted one.
  let numbers: [Int?]

  /// The final character, with the `?`, `<`, `=`, `>` or `!` of a private command before it.
  let name: String

  init(_ text: String) {
    self.text = text
    let marker = text.first.flatMap { "?<=>!".contains($0) ? String($0) : nil } ?? ""
    name = marker + text.suffix(1)
    numbers = text.dropFirst(marker.count).dropLast()
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
  }

  /// The largest count; no screen has more cells in a row or column.
  private static let largest = 65_535

  /// A parameter used as a count: 1 if it is omitted or 0.
  func count(_ index: Int = 0) -> Int {
    min(max(1, index < numbers.count ? numbers[index] ?? 1 : 1), Self.largest)
  }

  /// The first parameter used as a selector: 0 if it is omitted.
  var choice: Int { (numbers.first ?? 0) ?? 0 }
}
