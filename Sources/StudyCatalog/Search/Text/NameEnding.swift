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

  private static let kanji: [Unicode.Scalar: [String]] = [
    "市": ["し"], "区": ["く"], "町": ["ちょう", "まち"], "村": ["むら", "そん"], "都": ["と"],
    "道": ["どう"], "府": ["ふ"], "県": ["けん"], "郡": ["ぐん"],
  ]
}
