/// Old and variant forms of the kanji in names of places: 濱 is 浜, 澁 is 渋, 坂 is 阪.
///
/// The table has a line for each usual form, with its variants behind a tab. It is searched where it
/// lies, so that nothing has to be made before the first kanji.
enum KanjiVariants {
  /// The usual form of a kanji; the kanji itself when it has no other.
  ///
  /// - Complexity: O(*n*) in the bytes of the table, a thousand.
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
