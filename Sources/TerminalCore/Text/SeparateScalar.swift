/// A scalar that is a character by itself, because neither it nor its neighbors combine with each
/// other.
///
/// Nearly all text consists of such scalars. They are read as bytes, ten times as fast as
/// characters, whose ends depend on what follows.
struct SeparateScalar {
  /// The scalar.
  let scalar: Unicode.Scalar

  /// The number of its bytes.
  let length: Int

  /// The number of its cells.
  let width: Int
}

/// The separate scalars of two and three bytes, as bits: one number for each 64 scalars that differ
/// only in their last byte.
struct SeparateScalars {
  static let shared = SeparateScalars()

  /// The scalars that take one cell, and those that take two.
  private let narrow: [UInt64]
  private let wide: [UInt64]

  private init() {
    // Letters with accents, Greek and Cyrillic; punctuation; arrows; lines and blocks; halfwidth
    // katakana without sound marks.
    narrow = Self.bits([
      0xA0..<0xAD, 0xAE..<0x300, 0x370..<0x483, 0x48A..<0x530, 0x2010..<0x2028, 0x2030..<0x205F,
      0x2190..<0x2200, 0x2500..<0x25A0, 0xFF61..<0xFF9E,
    ])
    // Japanese punctuation, kana, ideographs, Hangul, and fullwidth forms.
    wide = Self.bits([
      0x3000..<0x302A, 0x3041..<0x3097, 0x309B..<0x3100, 0x4E00..<0xA000, 0xAC00..<0xD7A4,
      0xFF01..<0xFF61,
    ])
  }

  private static func bits(_ ranges: [Range<Int>]) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: 0x10000 / 64)
    for range in ranges {
      // A number at once, because there are 35,000 scalars.
      for index in range.lowerBound / 64...(range.upperBound - 1) / 64 {
        let part = range.clamped(to: index * 64..<(index + 1) * 64)
        bits[index] |= (UInt64.max >> UInt64(64 - part.count)) << UInt64(part.lowerBound % 64)
      }
    }
    return bits
  }

  /// The number of cells of a scalar of two or three bytes; 0 if it isn't separate.
  @inline(__always)
  func width(of value: UInt32) -> Int {
    isWide(value) ? 2 : Self.contains(value, narrow) ? 1 : 0
  }

  @inline(__always)
  func isWide(_ value: UInt32) -> Bool { Self.contains(value, wide) }

  @inline(__always)
  private static func contains(_ value: UInt32, _ bits: [UInt64]) -> Bool {
    bits[Int(value >> 6)] >> UInt64(value & 0x3F) & 1 != 0
  }
}

// The offsets in these functions are within a text, so that adding to them can't overflow; checking
// that takes longer than the rest. Each access to a byte is still checked.

extension Span<UInt8> {
  /// The separate scalar at an offset; `nil` if what is there may combine with its neighbors.
  @inline(__always)
  func separateScalar(at place: Int, _ separate: SeparateScalars) -> SeparateScalar? {
    let lead = self[place]
    if lead < 0x80 { return SeparateScalar(ascii: lead) }
    guard lead < 0xF0 else { return nil }
    let isShort = lead < 0xE0
    let value = isShort ? shortScalar(at: place) : scalar(at: place)
    let width = separate.width(of: value)
    guard width > 0, let scalar = Unicode.Scalar(value) else { return nil }
    return SeparateScalar(scalar: scalar, length: isShort ? 2 : 3, width: width)
  }

  /// The scalar that ends at an offset, if it is known to be separate.
  @inline(__always)
  func separateScalar(before end: Int) -> SeparateScalar {
    let last = self[end &- 1]
    if last < 0x80 { return SeparateScalar(ascii: last) }
    let isShort = self[end &- 2] >= 0xC0
    let value = isShort ? shortScalar(at: end &- 2) : scalar(at: end &- 3)
    return SeparateScalar(
      scalar: Unicode.Scalar(value) ?? "\u{FFFD}", length: isShort ? 2 : 3,
      width: (0x3000..<0xFF61).contains(value) ? 2 : 1)
  }

  /// The end of the wide separate scalars from an offset on, at most a number of them.
  @inline(__always)
  func endOfWide(from start: Int, limit: Int, _ separate: SeparateScalars) -> Int {
    let end = Swift.min(start &+ 3 &* limit, count)
    var place = start
    while end &- place >= 3, self[place] & 0xF0 == 0xE0, separate.isWide(scalar(at: place)) {
      place &+= 3
    }
    return place
  }

  /// The end of the printable ASCII characters from an offset on, not beyond a limit.
  @inline(__always)
  func endOfPlain(from start: Int, limit: Int) -> Int {
    var place = start
    // Eight bytes at a time. One of the three numbers has the highest bit of a byte set if the byte
    // is below 0x20, 0x7F, or above; a carry only reaches bytes after such a byte.
    while place < limit, count &- place >= 8 {
      let word = word(at: place)
      let others =
        ((word &- 0x2020_2020_2020_2020) | word | (word &+ 0x0101_0101_0101_0101))
        & 0x8080_8080_8080_8080
      if others != 0 { return Swift.min(place &+ others.trailingZeroBitCount / 8, limit) }
      place &+= 8
    }
    while place < limit, self[place].isPlain { place &+= 1 }
    return Swift.min(place, limit)
  }

  /// Eight bytes as a number, the first one lowest. The compiler makes this a single load.
  @inline(__always)
  private func word(at place: Int) -> UInt64 {
    let bytes = extracting(place..<place &+ 8)
    let low =
      UInt64(bytes[0]) | UInt64(bytes[1]) << 8 | UInt64(bytes[2]) << 16 | UInt64(bytes[3]) << 24
    let high =
      UInt64(bytes[4]) | UInt64(bytes[5]) << 8 | UInt64(bytes[6]) << 16 | UInt64(bytes[7]) << 24
    return low | high << 32
  }

  /// The two-byte scalar at an offset.
  @inline(__always)
  private func shortScalar(at place: Int) -> UInt32 {
    UInt32(self[place] & 0x1F) << 6 | UInt32(self[place &+ 1] & 0x3F)
  }

  /// The three-byte scalar at an offset.
  @inline(__always)
  func scalar(at place: Int) -> UInt32 {
    UInt32(self[place] & 0x0F) << 12 | UInt32(self[place &+ 1] & 0x3F) << 6
      | UInt32(self[place &+ 2] & 0x3F)
  }
}

extension SeparateScalar {
  /// A scalar of one byte. None combines with another, but for a line break of two.
  @inline(__always)
  fileprivate init(ascii byte: UInt8) {
    self.init(
      scalar: Unicode.Scalar(byte), length: 1, width: byte.isPlain || byte == .tab ? 1 : 0)
  }
}
