import StudyCatalog
import TerminalCore
import TerminalUI

/// The name of a prefecture on the map, as far as its tile has room.
///
/// In every width, each prefecture has a label of its own.
struct MapLabel {
  /// The name in rōmaji without an ending, such as `Aichi`.
  private let romaji: String
  /// The name in kanji without an ending but as it is said, such as 愛知 and 北海道.
  private let kanji: String
  /// The two kanji of the tile.
  private let short: String
  /// Whether the second of these kanji tells the prefecture from others, as in 山形.
  private let isToldBySecond: Bool

  /// The labels of all prefectures, because a map draws all of them for each key.
  static let all = Dictionary(
    uniqueKeysWithValues: PrefectureTile.all.map { ($0.prefecture, MapLabel(of: $0)) })

  init(of tile: PrefectureTile) {
    let prefecture = Places.all.prefecture(tile.prefecture)
    romaji = String(prefecture?.romaji.prefix { $0 != "-" } ?? "")
    let name = prefecture?.name ?? tile.label
    kanji = name == prefecture?.region ? name : String(name.dropLast())
    short = tile.label
    isToldBySecond = Self.toldBySecond.contains(tile.prefecture.digits)
  }

  /// The label in a language, in lines of a number of cells that is at least 2: the whole name in
  /// kanji, if it has room in several lines.
  func lines(in language: Language, cells: Int, lines: Int) -> [String] {
    let text = text(in: language, cells: cells)
    let whole = language.plain(kanji, "")
    guard whole.displayWidth > cells, whole.displayWidth <= cells / 2 * 2 * lines else {
      return [text]
    }
    return [text, String(whole.dropFirst(text.count))]
  }

  /// The label in a language, in a number of cells that is at least 2.
  func text(in language: Language, cells: Int) -> String {
    language.plain(japanese(cells: cells), english(cells: cells))
  }

  /// The whole name, its first two kanji, or the one by which it is told from the others.
  private func japanese(cells: Int) -> String {
    if kanji.displayWidth <= cells { return kanji }
    guard cells < short.displayWidth else { return short }
    return String(isToldBySecond ? short.suffix(1) : short.prefix(1))
  }

  /// The whole name where all have room. Elsewhere, all have a code of three letters, or of two:
  /// names that are cut have to be guessed.
  private func english(cells: Int) -> String {
    guard cells < Self.longest else { return romaji }
    let code = Self.codes[romaji] ?? String(romaji.prefix(3)).uppercased()
    guard cells < code.count else { return code }
    let isAlone = Self.beginnings[code.prefix(2)] == 1
    return isAlone ? String(code.prefix(2)) : "\(code.prefix(1))\(code.suffix(1))"
  }

  /// The letters of the longest name.
  private static let longest = codes.keys.map(\.count).max() ?? 0

  /// The codes of prefectures whose first kanji is taken: 宮城, 山形, 福島, 福井, 山梨, 大阪, 島根, 山口, 愛媛, 長崎
  /// and 大分.
  private static let toldBySecond: Set<String> = [
    "04", "06", "07", "18", "19", "27", "32", "35", "38", "42", "44",
  ]

  /// How many codes begin with two letters.
  private static let beginnings = codes.values.reduce(into: [:] as [Substring: Int]) {
    $0[$1.prefix(2), default: 0] += 1
  }

  /// Codes in the manner of atlases: the first letter, and two letters after it that are heard.
  private static let codes = [
    "Hokkaido": "HKD", "Aomori": "AOM", "Iwate": "IWT", "Miyagi": "MYG", "Akita": "AKT",
    "Yamagata": "YGT", "Fukushima": "FKS", "Ibaraki": "IBR", "Tochigi": "TCG", "Gunma": "GNM",
    "Saitama": "STM", "Chiba": "CHB", "Tokyo": "TOK", "Kanagawa": "KNG", "Niigata": "NGT",
    "Toyama": "TYM", "Ishikawa": "ISK", "Fukui": "FKI", "Yamanashi": "YMN", "Nagano": "NGN",
    "Gifu": "GIF", "Shizuoka": "SZO", "Aichi": "AIC", "Mie": "MIE", "Shiga": "SHG",
    "Kyoto": "KYT", "Osaka": "OSK", "Hyogo": "HYG", "Nara": "NAR", "Wakayama": "WKY",
    "Tottori": "TTR", "Shimane": "SMN", "Okayama": "OKY", "Hiroshima": "HRS", "Yamaguchi": "YGC",
    "Tokushima": "TKS", "Kagawa": "KGW", "Ehime": "EHM", "Kochi": "KCH", "Fukuoka": "FKO",
    "Saga": "SAG", "Nagasaki": "NGS", "Kumamoto": "KMM", "Oita": "OIT", "Miyazaki": "MYZ",
    "Kagoshima": "KGS", "Okinawa": "OKN",
  ]
}
