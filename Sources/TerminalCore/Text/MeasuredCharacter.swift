/// A character of a line, with its width.
struct MeasuredCharacter {
  /// The offset of its first byte.
  let place: Int

  /// The number of its bytes.
  let length: Int

  /// The number of its cells.
  let width: Int

  /// Its first scalar.
  private let scalar: Unicode.Scalar

  /// Measures a separate scalar.
  init(_ separate: SeparateScalar, at place: Int) {
    self.place = place
    scalar = separate.scalar
    length = separate.length
    width = separate.width
  }

  /// Measures the character at an offset of a text.
  init(at place: Int, in text: String, _ bytes: Span<UInt8>) {
    self.place = place
    if let separate = bytes.separateScalar(at: place, .shared),
      bytes.startsCharacter(at: place + separate.length)
    {
      scalar = separate.scalar
      length = separate.length
      width = separate.width
      return
    }
    let character = text[text.utf8.index(text.startIndex, offsetBy: place)]
    scalar = character.unicodeScalars.first ?? "\u{FFFD}"
    length = character.utf8.count
    width = String(character).displayWidth
  }

  /// Measures the separate scalar that ends at an offset.
  init(before end: Int, in bytes: Span<UInt8>) {
    let separate = bytes.separateScalar(before: end)
    self.init(separate, at: end &- separate.length)
  }

  private var isSpace: Bool { scalar == " " || scalar == "\t" }

  /// Whether the character separates sentences or their parts.
  var isPause: Bool { isSpace || scalar.isPause }

  /// Whether the character opens something that has to be on the same line.
  var mayNotEndLine: Bool { scalar.isOpeningMark }

  /// Whether the character is hiragana or katakana.
  var isKana: Bool { (0x3041..<0x3100).contains(scalar.value) }

  /// Whether the character is hiragana.
  var isHiragana: Bool { (0x3041..<0x30A0).contains(scalar.value) }

  /// Whether the character may be the prefix of a polite word, お or ご, as in お知らせ, and a line may
  /// break before it.
  func mayBePolitePrefix(after before: MeasuredCharacter) -> Bool {
    (scalar == "お" || scalar == "ご") && mayFollowBreak(after: before)
  }

  /// Whether the character is katakana, or lengthens one.
  var isKatakana: Bool { (0x30A1..<0x30FB).contains(scalar.value) || scalar == "ー" }

  /// Whether a phrase is likely to begin with the character: after a pause, or where hiragana, the
  /// endings of words, change into something else.
  func mayBeginPhrase(after before: MeasuredCharacter) -> Bool {
    (before.isHiragana ? !isHiragana : before.isPause) && mayFollowBreak(after: before)
  }

  /// Whether the character is a kanji, or repeats one.
  var isKanji: Bool { scalar.isKanji }

  /// Whether the character is a digit.
  var isDigit: Bool { (0x30..<0x3A).contains(scalar.value) }

  /// Whether the character opens the bracket of a reading.
  var isOpening: Bool { scalar == "(" }

  /// Whether the character closes the bracket of a reading.
  var isClosing: Bool { scalar == ")" }

  /// Whether a line may break before the character.
  func mayFollowBreak(after before: MeasuredCharacter) -> Bool {
    if before.isSpace || isSpace { return true }
    guard before.width > 1 || width > 1 else { return false }
    // A number stays with its counter, as in 5問.
    if before.isDigit, isKanji { return false }
    return !before.scalar.isOpeningMark && !scalar.isClosingMark
  }
}

extension Unicode.Scalar {
  /// Whether the scalar separates sentences or their parts.
  fileprivate var isPause: Bool {
    switch self {
    case "。", "、", "！", "？": true
    default: false
    }
  }

  /// Whether the scalar must not end a line.
  fileprivate var isOpeningMark: Bool {
    switch self {
    case "(", "[", "{", "（", "［", "｛", "〔", "〈", "《", "「", "『", "【", "｢": true
    default: false
    }
  }

  /// Whether the scalar must not begin a line.
  fileprivate var isClosingMark: Bool {
    switch self {
    case ")", "]", "}", ".", ",", ":", ";", "!", "?", "%", "）", "］", "｝", "〕", "〉", "》",
      "」", "』", "】", "｣", "、", "。", "，", "．", "､", "｡", "：", "；", "！", "？", "‼", "⁇",
      "⁈", "⁉", "…", "‥", "・", "･", "〜", "ー", "々", "ゝ", "ゞ", "ヽ", "ヾ", "゛", "゜", "ぁ",
      "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ",
      "ャ", "ュ", "ョ", "ヮ", "ヵ", "ヶ":
      true
    default: false
    }
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII character that takes one cell.
  var isPlain: Bool { (0x20..<0x7F).contains(self) }
}

extension Span<UInt8> {
  /// Whether a character starts at the offset of a scalar: the end of the text, or anything that is
  /// known not to combine with the previous scalar.
  func startsCharacter(at place: Int) -> Bool {
    place >= count || self[place] < 0x80 || separateScalar(at: place, .shared) != nil
  }

  /// Whether the scalar at an offset is kana, a common ideograph, or Japanese punctuation. Each of
  /// those takes three bytes and two cells, and combines with nothing.
  func isCommonJapanese(at place: Int) -> Bool {
    guard (0xE3...0xE9).contains(self[place]) else { return false }
    let scalar = scalar(at: place)
    return (0x3001..<0x302A).contains(scalar) || (0x3041..<0x3097).contains(scalar)
      || (0x309B..<0x3100).contains(scalar) || (0x4E00..<0xA000).contains(scalar)
  }
}
