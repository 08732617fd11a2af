extension Unicode.Scalar {
  /// Whether the scalar is in the ranges that make up most Japanese text.
  var isCommonIdeographOrKana: Bool {
    (0x4E00..<0xA000).contains(value) || (0x3041..<0x3097).contains(value)
      || (0x309B..<0x3100).contains(value)
  }

  /// Whether the scalar is a kanji, or `々`, which repeats one.
  package var isKanji: Bool {
    switch value {
    case 0x3005, 0x3400..<0x4DC0, 0x4E00..<0xA000, 0xF900..<0xFB00, 0x20000..<0x40000: true
    default: false
    }
  }

  /// Whether the scalar is a C0 or C1 control character, or Delete.
  var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }

  /// Whether the scalar is a control character that is shown as a blank: a tab or a newline.
  var isBlankControl: Bool { value == 0x09 || value == 0x0A }

  /// Whether the scalar joins two emoji into one.
  var isZeroWidthJoiner: Bool { value == 0x200D }

  /// Whether the scalar changes the skin tone of the emoji before it.
  var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }

  /// Whether the scalar can be part of an emoji sequence.
  var isPicture: Bool { value >= 0x2000 && properties.isEmoji }

  /// The letter that this half of a flag stands for; `nil` for any other scalar.
  var letterOfFlag: Unicode.Scalar? {
    guard (0x1F1E6...0x1F1FF).contains(value) else { return nil }
    return Unicode.Scalar(value - 0x1F1E6 + 0x41)
  }
}
