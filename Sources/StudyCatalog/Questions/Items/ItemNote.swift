// What the details of an item say besides its answer: only what the tables hold.

extension BilingualText {
  /// Returns the texts below each other; `nil` if none of them says anything.
  static func lines(_ texts: [BilingualText?]) -> BilingualText? {
    let texts = texts.compactMap { $0 }
    let japanese = texts.map(\.japanese).filter { !$0.isEmpty }
    let english = texts.map(\.english).filter { !$0.isEmpty }
    guard !japanese.isEmpty || !english.isEmpty else { return nil }
    return BilingualText(
      japanese: japanese.joined(separator: "\n"), english: english.joined(separator: "\n"),
      readings: texts.flatMap(\.readings))
  }

  /// Names the answers that are right too, each as it is written; `nil` if there are none.
  static func alsoRight(_ answers: [String]) -> Self? { alsoRight(answers, inEnglish: answers) }

  /// Names the answers that are right too in each language, whose wording is empty if there are
  /// none; `nil` if there are none at all. Those in kanji have a reading.
  static func alsoRight(
    _ japanese: [String], readAs kana: String? = nil, inEnglish english: [String]
  ) -> Self? {
    guard !japanese.isEmpty || !english.isEmpty else { return nil }
    return BilingualText(
      japanese: japanese.isEmpty ? "" : "ほかの正解：" + japanese.joined(separator: "、"),
      english: english.isEmpty ? "" : "Also right: " + english.joined(separator: ", "),
      readings: japanese.map { Reading($0, kana) })
  }

  /// Says what an item comes after and before; `nil` if it is alone.
  static func between(_ before: Self?, _ after: Self?) -> Self? {
    guard before != nil || after != nil else { return nil }
    let english = [before.map { "after \($0.english)" }, after.map { "before \($0.english)" }]
      .compactMap(\.self).joined(separator: ", ")
    // Latin letters stand apart: Sunday の次.
    let named = { (item: Self) in item.japanese + (item.japanese.last?.isASCII == true ? " " : "") }
    return BilingualText(
      japanese: [before.map { "\(named($0))の次" }, after.map { "\(named($0))の前" }]
        .compactMap(\.self).joined(separator: "、"),
      english: english.prefix(1).uppercased() + english.dropFirst(),
      readings: (before?.readings ?? []) + (after?.readings ?? []))
  }
}

extension Array {
  /// The elements before and after one of them; `nil` at the ends, unless the first one follows the
  /// last one, as with the days of the week.
  func neighbors(of index: Int, inCircle: Bool = false) -> (before: Element?, after: Element?) {
    let (before, after) = (index - 1, index + 1)
    return (
      before >= 0 ? self[before] : inCircle ? last : nil,
      after < count ? self[after] : inCircle ? first : nil
    )
  }
}

/// What the table of kanji says about them.
struct KanjiTable {
  private let rows: [String: TableRow]

  init() {
    rows = Dictionary(Table(.kanjiGrade1).rows.map { ($0["kanji"], $0) }) { first, _ in first }
  }

  /// What the kanji of a word mean in English, a line for each that the table has: 足: foot.
  func meanings(in word: String) -> [String] {
    kanji(in: word).map { "\($0["kanji"]): \($0["meaning"])" }
  }

  /// How the kanji of a word are read, a line for each that the table has: 足：ソク、あし、た（りる）.
  func readings(in word: String) -> [String] {
    kanji(in: word).map { "\($0["kanji"])：\($0.readingsOfKanji("（", "）").joined(separator: "、"))" }
  }

  private func kanji(in word: String) -> [TableRow] {
    var met: Set<String> = []
    return word.map(String.init).filter { met.insert($0).inserted }.compactMap { rows[$0] }
  }
}

extension TableRow {
  /// The readings of a kanji as they are shown, the kana after it in parentheses: た（りる）. Of those
  /// that differ only in these kana, the first: た（りる） stands for た（る） and た（す） too.
  func readingsOfKanji(_ opening: String, _ closing: String) -> [String] {
    var met: Set<Substring> = []
    return (list("on") + list("kun")).compactMap { reading in
      let parts = reading.split(separator: ".")
      guard met.insert(parts[0]).inserted else { return nil }
      return parts[0] + (parts.count > 1 ? opening + parts[1] + closing : "")
    }
  }
}
