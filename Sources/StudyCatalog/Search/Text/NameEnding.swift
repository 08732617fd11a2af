/// The endings of names, which are often omitted in speech: 市, し, shi.
enum NameEnding {
  /// The endings in the index. None is a suffix of another, so a name has at most one.
  private static let all: [[UInt8]] =
    """
    市 区 町 村 都 府 県 し く ちょう まち そん むら と ふ けん \
    si ku tyo tyou mati son mura to hu ken
    """
    .split(separator: " ").map { Array($0.utf8) }

  /// Returns whether the rest of a form is an ending or empty.
  static func isEnding(_ rest: some Collection<UInt8>) -> Bool {
    rest.isEmpty || all.contains { $0.count == rest.count && $0.elementsEqual(rest) }
  }

  /// Returns the readings of kana with a kanji ending: なごやし for なごや市, さつまちょう and さつままち for さつま町.
  ///
  /// - Returns: An empty array if no ending follows kana.
  static func readings(of scalars: [Unicode.Scalar]) -> [String] {
    let places = scalars.indices.dropFirst().filter { place in
      ("ぁ"..."ー").contains(scalars[place - 1]) && kanji[scalars[place]] != nil
    }
    let endings = places.compactMap { kanji[scalars[$0]] }
    return (0..<(endings.map(\.count).max() ?? 0)).map { reading in
      var text = ""
      for (place, scalar) in scalars.enumerated() {
        if let index = places.firstIndex(of: place) {
          text += endings[index][min(reading, endings[index].count - 1)]
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
      return text
    }
  }

  /// Returns a name in kana whose ending is read in the other way, which few people know of a town
  /// that they don't live in: はこねまち for はこねちょう; `nil` if its ending has one reading only.
  static func otherReading(of scalars: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    for readings in kanji.values where readings.count > 1 {
      for (reading, other) in zip(readings, readings.reversed()) {
        let ending = reading.unicodeScalars
        guard scalars.count > ending.count, scalars.suffix(ending.count).elementsEqual(ending)
        else { continue }
        return scalars.dropLast(ending.count) + Array(other.unicodeScalars)
      }
    }
    return nil
  }

  /// Returns kanji with a kana ending in kanji only: 名古屋市 for 名古屋し. Input methods convert the
  /// beginning of a name first.
  ///
  /// - Returns: `nil` if no ending in kana follows kanji, at the end or before another kanji.
  static func writing(of scalars: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    var written: [Unicode.Scalar] = []
    var rest = scalars[...]
    while let first = rest.first {
      let kana = rest.prefix(while: \.isKana)
      let reading = String(String.UnicodeScalarView(kana))
      let ending = written.last?.isKana == false ? inKana[reading] : nil
      written += ending.map { [$0] } ?? (kana.isEmpty ? [first] : Array(kana))
      rest = rest.dropFirst(max(1, kana.count))
    }
    return written == scalars ? nil : written
  }

  /// Returns the ending of a place's name that a word reads or spells; `nil` for any other word.
  static func kanji(read word: Substring) -> Unicode.Scalar? {
    guard word.utf8.count <= 9 else { return nil }
    let scalars = SearchText(word).scalars
    let isLatin = scalars.allSatisfy { ("a"..."z").contains($0) }
    let reading = isLatin ? Romaji.folded(scalars.bytes) : scalars.bytes
    let ending = byReading[reading]
    return ending == "郡" ? nil : ending
  }

  /// The kanji endings by their readings in kana and in Latin letters.
  private static let byReading: [[UInt8]: Unicode.Scalar] = {
    var endings: [[UInt8]: Unicode.Scalar] = [:]
    for (reading, kanji) in inKana {
      let kana = Array(reading.unicodeScalars)
      let spelling = Romaji.folded(Romaji.spelling(kana) ?? [])
      for form in [kana.bytes, spelling, Romaji.withShortVowels(spelling)] { endings[form] = kanji }
    }
    return endings
  }()

  /// The kanji endings by their readings.
  private static let inKana = Dictionary(
    kanji.flatMap { kanji, readings in readings.map { ($0, kanji) } }
  ) { first, _ in first }

  private static let kanji: [Unicode.Scalar: [String]] = [
    "市": ["し"], "区": ["く"], "町": ["ちょう", "まち"], "村": ["むら", "そん"], "都": ["と"],
    "道": ["どう"], "府": ["ふ"], "県": ["けん"], "郡": ["ぐん"],
  ]
}
