/// A text in normal form, for comparison and search.
///
/// The normal form ignores width, case, the difference between katakana and hiragana, macrons,
/// spaces, hyphens, apostrophes, dots, control characters and variation selectors; ヶ becomes け, 濱
/// becomes 浜, ⑥ becomes 6, and a letter with a combining mark is the same as the two in one. It
/// covers the part of NFKC that names and answers need, without the full Unicode tables.
struct SearchText: Hashable {
  /// The significant scalars.
  private(set) var scalars: [Unicode.Scalar] = []

  /// Puts a text in normal form.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - foldsVariants: Whether old and variant kanji become the usual ones, as place names need.
  init(_ text: some StringProtocol, foldsVariants: Bool = true) {
    scalars.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x3400..<0xF900 where !foldsVariants, 0x20000..<0x40000 where !foldsVariants:
        scalars.append(scalar)
      default: append(scalar)
      }
    }
  }

  /// The text in normal form, as UTF-8.
  var bytes: [UInt8] { scalars.bytes }

  /// Appends a scalar in normal form.
  mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A: append(value: scalar.value + 0x20)
    case 0x00...0x20, 0x27, 0x2C...0x2E, 0x7F...0xA0, 0x2BC, 0x2000...0x2015,
      0x2018...0x201D, 0x2212, 0x3000...0x3002, 0x30FB, 0xFE00...0xFE0F, 0xFF61, 0xFF64...0xFF65,
      0xE0100...0xE01EF:
      return
    case 0xC0...0x16B: scalars.append(scalar.withoutVowelMark)
    case 0x300...0x36F: scalars.markLast(with: scalar)
    case 0x3095: scalars.append("か")
    case 0x3096, 0x30F6: scalars.append("け")
    case 0x301C: scalars.append("~")
    case 0xFFE5: scalars.append("¥")
    case 0x3099, 0x309B, 0xFF9E: scalars.voiceLast(steps: 1)
    case 0x309A, 0x309C, 0xFF9F: scalars.voiceLast(steps: 2)
    case 0x30F5: scalars.append("か")
    case 0x30A1...0x30F4: append(value: scalar.value - 0x60)
    case 0xFF01...0xFF5E: append(value: scalar.value - 0xFEE0, again: true)
    case 0xFF66...0xFF9D: scalars.append(halfWidthKana[Int(scalar.value - 0xFF66)])
    case 0x3400...: scalars.append(KanjiVariants.usual(scalar))
    default:
      guard let letters = scalar.spelledOut else { return scalars.append(scalar) }
      for letter in letters.unicodeScalars { append(letter) }
    }
  }

  private mutating func append(value: UInt32, again: Bool = false) {
    guard let scalar = Unicode.Scalar(value) else { return }
    if again {
      append(scalar)
    } else {
      scalars.append(scalar)
    }
  }
}

/// The kana from U+FF66 to U+FF9D, as hiragana.
private let halfWidthKana = Array(
  ("をぁぃぅぇぉゃゅょっーあいうえおかきくけこさしすせそたちつてと"
    + "なにぬねのはひふへほまみむめもやゆよらりるれろわん").unicodeScalars)

/// The small Latin letters that have a mark, by themselves: a string is equal to the same one with
/// letters and marks apart.
private let markedLetters: [String: Unicode.Scalar] = {
  let values = [UInt32(0xE0)...0x24F, 0x1E00...0x1EFF].joined()
  let letters = values.compactMap { Unicode.Scalar($0) }.filter(\.properties.isLowercase)
  return Dictionary(letters.map { (String($0), $0) }) { first, _ in first }
}()

extension Unicode.Scalar {
  /// The vowel below a macron or circumflex, or the scalar itself.
  fileprivate var withoutVowelMark: Unicode.Scalar {
    switch self {
    case "ā", "Ā", "â", "Â": "a"
    case "ī", "Ī", "î", "Î": "i"
    case "ū", "Ū", "û", "Û": "u"
    case "ē", "Ē", "ê", "Ê": "e"
    case "ō", "Ō", "ô", "Ô": "o"
    default: self
    }
  }
}

extension [UInt8] {
  /// Appends the UTF-8 of a scalar. This is ten times as fast as the standard library.
  mutating func append(scalar value: UInt32) {
    func next(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift & 0x3F | 0x80) }
    switch value {
    case ..<0x80:
      append(UInt8(truncatingIfNeeded: value))
    case ..<0x800:
      append(UInt8(truncatingIfNeeded: value >> 6 | 0xC0))
      append(next(0))
    case ..<0x1_0000:
      append(UInt8(truncatingIfNeeded: value >> 12 | 0xE0))
      append(next(6))
      append(next(0))
    default:
      append(UInt8(truncatingIfNeeded: value >> 18 | 0xF0))
      append(next(12))
      append(next(6))
      append(next(0))
    }
  }
}

extension [Unicode.Scalar] {
  /// The scalars as UTF-8.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count * 3)
    for scalar in self {
      bytes.append(scalar: scalar.value)
    }
    return bytes
  }

  /// Adds a combining mark to the last letter: a and ¨ become ä. A mark that no letter has is
  /// dropped if it is one of those above vowels.
  fileprivate mutating func markLast(with mark: Unicode.Scalar) {
    if let last, let letter = markedLetters["\(last)\(mark)"] {
      self[count - 1] = letter.withoutVowelMark
    } else if mark.value > 0x308 {
      append(mark)
    }
  }

  /// Adds a voicing mark to the last hiragana if it can bear one: か and が are one step apart, は and
  /// ぱ two. ゔ stands far from う.
  fileprivate mutating func voiceLast(steps: UInt32) {
    guard let last else { return }
    if last == "う", steps == 1 { return self[count - 1] = "ゔ" }
    let canBear =
      switch last.value {
      case 0x304B...0x3061: steps == 1 && last.value % 2 == 1
      case 0x3064, 0x3066, 0x3068: steps == 1
      case 0x306F, 0x3072, 0x3075, 0x3078, 0x307B: true
      default: false
      }
    guard canBear, let voiced = Unicode.Scalar(last.value + steps) else { return }
    self[count - 1] = voiced
  }
}

/// The usual forms of old and variant kanji in place names: 濱 is 浜, 澁 is 渋, 坂 is 阪.
///
/// The table has a line for each usual form, followed by a tab and its variants. It is searched in
/// place, so it needs no preparation.
enum KanjiVariants {
  /// Returns the usual form of a kanji, or the kanji itself if it has no other.
  ///
  /// - Complexity: O(*n*) in the size of the table, a thousand bytes.
  static func usual(_ kanji: Unicode.Scalar) -> Unicode.Scalar {
    var pattern: [UInt8] = []
    pattern.append(scalar: kanji.value)
    let bytes = unsafe TableName.kanjiVariants.bytes
    guard let found = unsafe bytes.firstIndex(of: pattern, in: 0..<bytes.count) else {
      return kanji
    }
    var start = found
    while start > 0, unsafe bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    let usual = unsafe String(decoding: bytes[start..<found + pattern.count], as: UTF8.self)
    return usual.unicodeScalars.first ?? kanji
  }
}
