import Testing

@testable import StudyCatalog

@Suite("Typed answers")
struct TypedAnswerTests {
  @Test(
    "that are right besides are told from spellings of the answer",
    arguments: [
      ("social/prefecture-capital", "13", "tokyo", true),
      ("social/prefecture-capital", "13", "とうきょう", true),
      ("social/prefecture-capital", "13", "しんじゅく", false),
      ("social/prefecture-capital", "13", "Shinjuku-ku", false),
      ("social/prefecture-capital", "23", "nagoya", false),
      ("social/country-capital", "ZA", "cape town", true),
      ("social/country-capital", "ZA", "ぷれとりあ", false),
      ("social/country-capital", "UA", "kiev", false),
      ("english/words", "cow", "a cow", false), ("english/words", "cow", "ox", true),
      ("japanese/kanji1-reading", "上下", "うえした", true),
      ("japanese/kanji1-reading", "上下", "jouge", false),
      ("japanese/counters", "日7", "なぬか", true),
      ("math/kuku-reading", "2×2", "ににんがし", false), ("math/kuku-reading", "2×2", "二二が四", false),
      ("math/kuku-reading", "2×2", "ににがし", true),
    ])
  func otherAnswers(lesson id: String, item: String, text: String, isOther: Bool) throws {
    let lesson = try #require(LessonID(id).flatMap(Catalog.standard.lesson))
    let question = try #require(lesson.questionsByItem()[item])
    #expect(question.judge(typed: text).isRight)
    #expect(question.isOtherAnswer(text) == isOther)
  }

  @Test("typed answers are judged as the table says", arguments: TypedAnswerTable.byItem)
  func table(item: TypedAnswerTable.Item) throws {
    let question = try #require(typedQuestion(item.key, of: item.lesson))
    for row in item.rows {
      let verdict = TypedAnswerTable.Verdict(question.judge(typed: row.typed))
      #expect(verdict == row.verdict, "\(item.lesson) \(item.key): “\(row.typed)”")
    }
  }

  @Test("mixed of kanji and kana are compared in few steps", .timeLimit(.minutes(1)))
  func manyReadings() {
    let word = MixedWriting(
      word: String(repeating: "山", count: 12), reading: String(repeating: "や", count: 100))
    let typed = String(repeating: "山", count: 11)
    #expect(!word.matches(typed + "あ"))
    #expect(word.matches(typed + "や"))
  }

  @Test("the table has at least twenty answers to each lesson that can be typed, right and wrong")
  func size() {
    let items = Dictionary(grouping: TypedAnswerTable.byItem, by: \.lesson)
    let typed = Catalog.standard.subjects.flatMap(\.lessons).filter { $0.kinds.contains(.typed) }
    #expect(Set(items.keys) == Set(typed.map { "\($0.id)" }))
    for (lesson, items) in items {
      let rows = items.flatMap(\.rows)
      #expect(rows.count >= 20, "\(lesson)")
      let rightCount = rows.count { $0.verdict == .right }
      #expect(rightCount >= 8 && rows.count - rightCount >= 8, "\(lesson)")
    }
    let rows = items.values.joined().flatMap(\.rows)
    #expect(rows.count >= 600)
    for verdict in TypedAnswerTable.Verdict.allCases {
      #expect(rows.count { $0.verdict == verdict } >= 5, "\(verdict)")
    }
  }

  @Test(
    "the standard form is right in both languages, and an empty answer is wrong",
    arguments: LessonRecipe.allCases)
  func everyItem(recipe: LessonRecipe) {
    for item in recipe.items {
      let question = item.typedQuestion
      for right in [item.answer.japanese, " \(item.answer.english) "] {
        #expect(question.judge(typed: right).isRight, "\(question.prompt) “\(right)”")
      }
      for wrong in ["", " ", "-", "/", "zzz", "９９９９９９９"] {
        #expect(!question.judge(typed: wrong).isRight, "\(question.prompt) “\(wrong)”")
      }
    }
  }

  @Test(
    "digits alone are nothing to judge where no answer has any",
    arguments: [
      ("math/addition", nil), ("science/elements-number", nil),
      ("social/prefecture-reading", Refusal.digit), ("math/kuku-reading", .digit),
    ])
  func digits(lesson: String, refusal: Refusal?) throws {
    for item in try #require(LessonRecipe(rawValue: lesson)).items {
      for typed in ["2", "２", "2.", "48"] + (refusal == nil ? [] : ["6 8 48"]) {
        let question = item.typedQuestion
        #expect(
          question.refusal(ofTyped: typed) == refusal || question.judge(typed: typed).isRight,
          "\(question.prompt) “\(typed)”")
      }
      for sign in ["。", "ー", "ｰ"] {
        #expect(item.typedQuestion.refusal(ofTyped: sign) == .nothing)
      }
    }
  }

  @Test(
    "a letter that no answer can be is nothing to judge, as if it were a key",
    arguments: [
      ("social/prefecture-reading", "x", Refusal.letter), ("english/words", "Ｑ", .letter),
      ("social/prefecture-reading", "e", .letter), ("science/elements-junior", "x", .letter),
      // A symbol in another case, and う.
      ("science/elements-junior", "u", nil), ("japanese/romaji", "u", nil),
      ("japanese/romaji", "x", .letter), ("english/words", "qx", nil),
    ])
  func letters(lesson: String, typed: String, refusal: Refusal?) throws {
    for item in try #require(LessonRecipe(rawValue: lesson)).items {
      let question = item.typedQuestion
      #expect(
        question.refusal(ofTyped: typed) == refusal || question.judge(typed: typed).isRight,
        "\(question.prompt) “\(typed)”")
    }
  }

  @Test(
    "a text without a number is nothing to judge where the answer is one",
    arguments: [
      ("abc", Refusal.noNumber), ("えっと", .noNumber), ("m²", .noNumber), ("9", nil), ("百", nil),
      ("−3", nil), ("ninety", nil), ("1234567890", nil), ("about 9", .numberOnly),
      ("約9", .numberOnly), ("1,00", .numberOnly), ("3,14", .numberOnly),
    ])
  func noNumber(typed: String, refusal: Refusal?) throws {
    for lesson in ["math/units", "math/addition", "science/elements-number"] {
      let item = try #require(LessonRecipe(rawValue: lesson)?.items.first)
      #expect(item.typedQuestion.refusal(ofTyped: typed) == refusal, "\(lesson)")
    }
    let word = try #require(LessonRecipe(rawValue: "english/words")?.items.first)
    #expect(word.typedQuestion.refusal(ofTyped: typed) != .noNumber)
  }

  @Test(
    "the short form of a day or month is not judged, whichever it is",
    arguments: ["Jun", "feb", "Sept.", "Ｓｅｐ", "june"])
  func shortForms(typed: String) throws {
    let question = try #require(typedQuestion("June", of: "english/months"))
    #expect(question.refusal(ofTyped: typed) == (typed == "june" ? nil : .shortForm))
    #expect(question.refusal(ofTyped: "May") == nil)
    #expect(question.refusal(ofTyped: "Tues") == nil)
    #expect(
      try #require(typedQuestion("Tuesday", of: "english/days")).refusal(ofTyped: "Tues") != nil)
    #expect(try #require(typedQuestion("fall", of: "english/days")).refusal(ofTyped: "aut") == nil)
  }

  @Test(
    "numbers, symbols and single syllables are right or wrong", arguments: LessonRecipe.allCases)
  func withoutSlips(recipe: LessonRecipe) {
    let isExact = ["elements", "romaji", "strokes", "math/", "number"].contains {
      recipe.rawValue.contains($0) && recipe != .chant
    }
    for item in recipe.items {
      let question = item.typedQuestion
      let slips = [item.answer.english.dropFirst(), item.answer.english.dropLast()]
      for typed in slips.map(String.init) + [item.answer.english + "x"] where isExact {
        #expect(question.judge(typed: typed) == .wrong || question.judge(typed: typed).isRight)
      }
      #expect(item.typed.rule.forgivesSlips != isExact)
    }
  }

  @Test("the right answer to another item is never nearly right", arguments: LessonRecipe.allCases)
  func otherItems(recipe: LessonRecipe) {
    let items = recipe.items
    for item in items {
      let letters = Array(item.answer.japanese)
      for other in items where letters.isOneSlip(from: Array(other.answer.japanese)) {
        let verdict = item.typedQuestion.judge(typed: other.answer.japanese)
        #expect(verdict == .wrong || verdict.isRight, "\(item.key), \(other.key)")
      }
    }
  }

  @Test("a constellation may be typed as an input method writes it", arguments: constellations)
  func inputMethods(abbreviation: String, written: String) throws {
    let question = try #require(typedQuestion(abbreviation, of: "science/constellations"))
    #expect(question.judge(typed: written).isRight)
    #expect(question.judge(typed: written + "座").isRight)
  }

  @Test(
    "a right answer comes with its standard form",
    arguments: [
      ("english/days", "Tuesday", "tuesday", "Tuesday", "Tuesday"),
      ("social/prefecture-capital", "01", "さっぽろ", "札幌市", "Sapporo"),
      ("science/constellations", "Leo", "獅子", "しし座", "しし座"),
      ("math/units", "km/m", "千メートル", "1,000", "1,000"),
      ("japanese/kanji1-reading", "学校", "gakkou", "がっこう", "がっこう"),
      ("english/verbs-past", "be", "was", "was/were", "was/were"),
    ])
  func standard(
    lesson: String, item: String, typed: String, japanese: String, english: String
  ) throws {
    let question = try #require(typedQuestion(item, of: lesson))
    guard case .right(let standard) = question.judge(typed: typed) else {
      Issue.record("“\(typed)” is not right")
      return
    }
    #expect(standard.japanese == japanese && standard.english == english)
  }

  @Test(
    "the scripts of an answer are named if kana are among them, or if it is a symbol",
    arguments: [
      ("japanese/kanji1-reading", "一つ", .kana), ("japanese/counters", "本3", .kana),
      ("japanese/romaji", "あ", nil), ("math/kuku-product", "7×8", nil),
      ("math/kuku-reading", "7×8", .kanji), ("social/prefecture-reading", "23", .kana),
      ("social/prefecture-capital", "01", .kanji), ("social/prefecture-capital", "44", .kanji),
      ("social/country-capital", "JP", .kanji), ("social/country-capital", "CN", .kanjiOrEnglish),
      ("social/country-capital", "ID", .kanaOrEnglish), ("social/eras", "Meiji", .kanji),
      ("science/elements-junior", "11", .latin), ("science/planets", "Saturn", .kanjiOrEnglish),
      ("science/constellations", "Ori", .kana), ("english/words", "dog", nil),
    ] as [(String, String, AnswerScripts?)])
  func scripts(lesson: String, key: String, scripts: AnswerScripts?) throws {
    let question = try #require(typedQuestion(key, of: lesson))
    #expect(question.scripts == scripts)
  }

  private func typedQuestion(_ key: String, of lesson: String) -> Question? {
    LessonRecipe(rawValue: lesson)?.items.first { $0.key == key }?.typedQuestion
  }
}

/// Names in kanji without their ending. The other constellations are written in kana.
private let constellations = """
  Aps 風鳥 Aqr 水瓶 Aql 鷲 Ara 祭壇 Ari 牡羊 Aur 馭者 Boo 牛飼 Cae 彫刻具 Cam 麒麟 Cnc 蟹 CVn 猟犬 CMa 大犬 \
  CMi 小犬 Cap 山羊 Car 竜骨 Cet 鯨 Col 鳩 Com 髪 CrA 南の冠 CrB 冠 Crv 烏 Cru 南十字 Cyg 白鳥 Del 海豚 \
  Dor 旗魚 Dra 竜 Equ 小馬 For 炉 Gem 双子 Gru 鶴 Hor 時計 Hya 海蛇 Hyi 水蛇 Lac 蜥蜴 Leo 獅子 LMi 小獅子 \
  Lep 兎 Lib 天秤 Lup 狼 Lyn 山猫 Lyr 琴 Men テーブル山 Mic 顕微鏡 Mon 一角獣 Mus 蠅 Nor 定規 Oct 八分儀 \
  Oph 蛇遣 Pav 孔雀 Phe 鳳凰 Pic 画架 Psc 魚 PsA 南の魚 Pup 艫 Pyx 羅針盤 Sge 矢 Sgr 射手 Sco 蠍 \
  Scl 彫刻室 Sct 楯 Ser 蛇 Sex 六分儀 Tau 牡牛 Tel 望遠鏡 Tri 三角 TrA 南の三角 Tuc 巨嘴鳥 UMa 大熊 UMi 小熊 \
  Vel 帆 Vir 乙女 Vol 飛魚 Vul 小狐
  """
  .split(separator: " ").map(String.init).pairs

extension [String] {
  /// The elements in pairs.
  fileprivate var pairs: [(String, String)] {
    stride(from: 0, to: count - 1, by: 2).map { (self[$0], self[$0 + 1]) }
  }
}
