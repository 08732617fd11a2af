import StudyCatalog
import Testing

@Suite("Typed answers")
struct TypedAnswerTests {
  @Test(
    "what a person may fairly type is right",
    arguments: [
      ("social/prefecture-capital", "01", "札幌市"), ("social/prefecture-capital", "01", "さっぽろ"),
      ("social/prefecture-capital", "01", "ｻｯﾎﾟﾛ"), ("social/prefecture-capital", "01", "SAPPORO"),
      ("social/prefecture-capital", "13", "東京"), ("social/prefecture-capital", "13", "tōkyō"),
      ("social/prefecture-capital", "13", "新宿"), ("social/prefecture-capital", "44", "oita"),
      ("social/prefecture-capital", "44", "ooita"), ("social/prefecture-reading", "10", "gumma"),
      ("social/prefecture-reading", "26", "きょうと"), ("social/country-capital", "CN", "北京"),
      ("social/country-capital", "US", "washington dc"), ("social/country-capital", "FR", "パリ"),
      ("social/country-capital", "FR", "ぱり"), ("social/country-capital", "UA", "kiiu"),
      ("english/verbs-past", "be", "was"), ("english/verbs-past", "be", "WERE"),
      ("english/verbs-past", "be", "was/were"), ("english/verbs-participle", "get", "got"),
      ("english/days", "fall", "Autumn"), ("english/words", "post office", "postoffice"),
      ("japanese/kanji1-reading", "日本", "にっぽん"), ("japanese/kanji1-reading", "学校", "gakkou"),
      ("japanese/kanji1-reading", "学校", "ガッコウ"), ("japanese/counters", "本3", "sanbon"),
      ("japanese/counters", "人7", "ななにん"), ("japanese/romaji", "し", "si"),
      ("japanese/romaji", "し", "ＳＨＩ"), ("math/kuku-product", "7×8", "５６"),
      ("math/units", "km²/m²", "1000000"), ("math/units", "km²/m²", "1,000,000"),
      ("science/elements-all", "26", "fe"), ("science/planets", "Mars", "かせい"),
      ("science/constellations", "Her", "ヘラクレス座"),
    ])
  func right(lesson: String, item: String, answer: String) throws {
    #expect(try question(item, of: lesson).isCorrect(typed: answer))
  }

  @Test(
    "what only looks alike is wrong",
    arguments: [
      ("math/subtraction", "9-4", "-5"), ("math/subtraction", "9-4", "5.0"),
      ("math/subtraction", "9-4", "50"), ("social/prefecture-reading", "23", "愛知"),
      ("social/prefecture-capital", "14", "神奈川"), ("english/verbs-past", "be", "been"),
      ("japanese/kanji1-reading", "学校", "学校"), ("japanese/counters", "本3", "さんほん"),
      ("english/verbs-past", "be", "/"),
    ])
  func wrong(lesson: String, item: String, answer: String) throws {
    #expect(try !question(item, of: lesson).isCorrect(typed: answer))
  }

  /// Looks through seeds until the item is one that is answered by typing.
  private func question(_ item: String, of lesson: String) throws -> Question {
    let id = try #require(LessonID(lesson))
    let lesson = try #require(Catalog.standard.lesson(id))
    for seed: UInt64 in 0..<100 {
      var generator = SeededGenerator(seed: seed)
      let found = lesson.questions(count: 1000, using: &generator)
        .first { $0.item == item && $0.kind == .typed }
      if let found { return found }
    }
    throw QuestionMissing(item: item)
  }
}

private struct QuestionMissing: Error {
  let item: String
}
