/// A character of a line, with its width.
struct MeasuredCharacter {
  /// The offset of its first byte.
  let place: Int

  /// The number of its bytes.
  let length: Int

  /// The number of its cells.
  let width: Int

  /// Its first scalar.
  private let scalar: UInt32

  init(at place: Int, in text: String, _ bytes: Span<UInt8>) {
    self.place = place
    if bytes[place].isPlain, bytes.startsCharacter(at: place + 1) {
      (scalar, length, width) = (UInt32(bytes[place]), 1, 1)
    } else if bytes.isCommonJapanese(at: place), bytes.startsCharacter(at: place + 3) {
      (scalar, length, width) = (bytes.scalar(at: place), 3, 2)
    } else {
      let character = text[text.utf8.index(text.startIndex, offsetBy: place)]
      scalar = character.unicodeScalars.first?.value ?? 0
      length = character.utf8.count
      width = String(character).displayWidth
    }
  }

  private var isSpace: Bool { scalar == 0x20 }

  /// Whether the character separates sentences or their parts.
  var isPause: Bool { isSpace || "。、！？".unicodeScalars.contains { $0.value == scalar } }

  /// Whether the character opens something that has to be on the same line.
  var mayNotEndLine: Bool { Self.openings.contains(scalar) }

  /// Whether the character is hiragana or katakana.
  var isKana: Bool { (0x3041..<0x3100).contains(scalar) }

  /// Whether the character is hiragana.
  var isHiragana: Bool { (0x3041..<0x30A0).contains(scalar) }

  /// Whether the character may be the prefix of a polite word, お or ご, as in お知らせ, and a line may
  /// break before it.
  func mayBePolitePrefix(after before: MeasuredCharacter) -> Bool {
    (scalar == 0x304A || scalar == 0x3054) && mayFollowBreak(after: before)
  }

  /// Whether the character is katakana, or lengthens one.
  var isKatakana: Bool { (0x30A1..<0x30FB).contains(scalar) || scalar == 0x30FC }

  /// Whether a phrase is likely to begin with the character: after a pause, or where hiragana, the
  /// endings of words, change into something else.
  func mayBeginPhrase(after before: MeasuredCharacter) -> Bool {
    mayFollowBreak(after: before) && (before.isPause || before.isHiragana && !isHiragana)
  }

  /// Whether the character is a kanji, or repeats one.
  var isKanji: Bool { Unicode.Scalar(scalar)?.isKanji ?? false }

  /// Whether the character is a digit.
  var isDigit: Bool { (0x30..<0x3A).contains(scalar) }

  /// Whether the character opens the bracket of a reading.
  var isOpening: Bool { scalar == 0x28 }

  /// Whether the character closes the bracket of a reading.
  var isClosing: Bool { scalar == 0x29 }

  /// Whether a line may break before the character.
  func mayFollowBreak(after before: MeasuredCharacter) -> Bool {
    if before.isSpace || isSpace { return true }
    guard before.width > 1 || width > 1 else { return false }
    return !Self.openings.contains(before.scalar) && !Self.closings.contains(scalar)
  }

  /// Characters that must not end a line.
  private static let openings = Set("([{（［｛〔〈《「『【｢".unicodeScalars.map(\.value))

  /// Characters that must not begin a line.
  private static let closings = Set(
    (")]}.,:;!?%）］｝〕〉》」』】｣、。，．､｡：；！？‼⁇⁈⁉…‥・･〜ー々ゝゞヽヾ゛゜"
      + "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ")
      .unicodeScalars.map(\.value))
}

extension UInt8 {
  /// Whether the byte is an ASCII character that takes one cell.
  var isPlain: Bool { (0x20..<0x7F).contains(self) }
}

extension Span<UInt8> {
  /// Whether a character may start at an offset: the end of the text, or anything that doesn't
  /// combine with the previous scalar.
  func startsCharacter(at place: Int) -> Bool {
    place >= count || self[place] < 0x80 || isCommonJapanese(at: place)
  }

  /// Whether the scalar at an offset is kana, a common ideograph, or Japanese punctuation. Each of
  /// those takes three bytes and two cells, and combines with nothing.
  func isCommonJapanese(at place: Int) -> Bool {
    guard (0xE3...0xE9).contains(self[place]) else { return false }
    let scalar = scalar(at: place)
    return (0x3001..<0x302A).contains(scalar) || (0x3041..<0x3097).contains(scalar)
      || (0x309B..<0x3100).contains(scalar) || (0x4E00..<0xA000).contains(scalar)
  }

  /// The three-byte scalar at an offset.
  func scalar(at place: Int) -> UInt32 {
    UInt32(self[place] & 0x0F) << 12 | UInt32(self[place + 1] & 0x3F) << 6
      | UInt32(self[place + 2] & 0x3F)
  }
}
