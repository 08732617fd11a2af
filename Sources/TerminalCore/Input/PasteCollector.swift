/// Collects the bytes of a paste until its terminator.
struct PasteCollector: Sendable {
  /// The number of bytes that are kept, 1 MiB; the rest of the paste is dropped.
  static let limit = 1 << 20

  /// The bytes that terminate a paste.
  static let terminator = Array("\u{1B}[201~".utf8)

  /// The byte of Ctrl-C.
  static let interrupt: UInt8 = 0x03

  /// Whether the latest byte was Ctrl-C, which is never part of the text.
  private(set) var endsInInterrupt = false

  private var bytes: [UInt8] = []

  /// The number of terminator bytes matched so far.
  private var matched = 0

  /// Takes the next byte.
  ///
  /// - Returns: Whether the paste is complete.
  mutating func take(_ byte: UInt8) -> Bool {
    endsInInterrupt = byte == Self.interrupt
    if byte == Self.terminator[matched] {
      matched += 1
      return matched == Self.terminator.count
    }
    // Only the first terminator byte is an escape, so a failed match can only restart there.
    keep(Self.terminator[..<matched])
    matched = byte == 0x1B ? 1 : 0
    if matched == 0 { keep(CollectionOfOne(byte)) }
    return false
  }

  /// Returns the collected text, with line endings as `\n` and without control characters, and
  /// starts a new paste.
  mutating func takeText() -> String {
    defer { self = PasteCollector() }
    return String(decoding: bytes, as: UTF8.self).pasted
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    if bytes.count + more.count <= Self.limit { bytes += more }
  }
}

extension String {
  /// The text as a terminal pastes it: with line endings as `\n`, without escape sequences and
  /// without other control characters than tabs, and cut to the limit, because each invalid byte
  /// became a three-byte character.
  package var pasted: String {
    let scalars = unicodeScalars
    var clean = String.UnicodeScalarView()
    var position = scalars.startIndex
    var room = PasteCollector.limit
    var isAfterReturn = false
    while position < scalars.endIndex {
      let scalar = scalars[position]
      defer { isAfterReturn = scalar == "\r" }
      var kept: Unicode.Scalar?
      switch scalar.value {
      case 0x0D: kept = "\n"
      case 0x0A: kept = isAfterReturn ? nil : "\n"
      case 0x09, 0x20..<0x7F, 0xA0...: kept = scalar
      case 0x1B:
        // The rest of the paste is not part of a string that was cut off.
        let end = scalars.endOfEscapeSequence(from: position)
        position = end ?? scalars.index(after: position)
        continue
      // Also a single scalar that stands for an escape byte and the next one: in real text, that is
      // a byte in another encoding.
      default: break
      }
      if let kept {
        room -= UTF8.width(kept)
        guard room >= 0 else { break }
        clean.append(kept)
      }
      scalars.formIndex(after: &position)
    }
    return String(clean)
  }
}
