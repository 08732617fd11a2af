/// The ways to write the name of a prefecture or its capital.
struct PlaceWriting {
  /// The name with its ending.
  let kanji: String
  /// The name in English: Kagawa Prefecture, Hokkaido, Takamatsu.
  let english: String
  /// The name, its reading and its spelling without the ending. 北海道 is all name.
  let kanjiStem: String
  let kanaStem: String
  let romajiStem: String
  /// What may stand behind any of the three.
  let endings: [String]

  /// Reads a name from the columns that begin with a word.
  init(_ row: TableRow, _ column: String) {
    let (kanji, kana, romaji) = (row[column], row["\(column)_kana"], row["\(column)_romaji"])
    let ending = kanji.last.flatMap { endingsOfNames[$0] }
    self.kanji = kanji
    english = BilingualText(place: kanji, romaji: romaji).english
    kanjiStem = String(kanji.dropLast(ending == nil ? 0 : 1))
    kanaStem = String(kana.dropLast(ending?.kana.count ?? 0))
    romajiStem = String(romaji.prefix { $0 != "-" })
    endings =
      ending.map { [String(kanji.suffix(1)), $0.kana, $0.romaji] + $0.english } ?? ["Prefecture"]
  }
}

private let endingsOfNames: [Character: (kana: String, romaji: String, english: [String])] = [
  "都": ("と", "to", ["Prefecture", "Metropolis"]),
  "府": ("ふ", "fu", ["Prefecture"]),
  "県": ("けん", "ken", ["Prefecture"]),
  "市": ("し", "shi", ["City"]),
  "区": ("く", "ku", ["Ward", "City"]),
]
