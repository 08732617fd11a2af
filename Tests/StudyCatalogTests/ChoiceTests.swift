import SeededRandom
import Testing

@testable import StudyCatalog

@Suite("Choices")
struct ChoiceTests {
  private static let everyLesson = Catalog.standard.subjects.flatMap(\.lessons)

  @Test(
    "every item of a lesson has four distinct choices over 200 seeds, one of them right",
    arguments: everyLesson)
  func everyItem(lesson: Lesson) throws {
    let items = try #require(LessonRecipe(rawValue: "\(lesson.id)")).items
    let bank = ChoiceBank(items)
    for item in items where bank.hasChoices(for: item) {
      var wrongChoices = bank.wrongChoices(for: item)
      var seen: Set<[BilingualText]> = []
      for seed: UInt64 in 0..<200 {
        var generator = SeededGenerator(seed: seed)
        let question = wrongChoices.question(using: &generator)
        guard case .choice(let choices, let correct) = question?.answer, choices.count == 4,
          choices[correct] == item.answer
        else {
          Issue.record("\(item.key), seed \(seed)")
          continue
        }
        seen.insert(choices)
      }
      check(seen, of: item)
    }
  }

  @Test(
    "the answer to the next question is no choice where a lesson has enough others",
    arguments: [
      "social/prefecture-capital", "social/country-capital", "math/kuku-product",
      "science/elements-all",
    ])
  func nextAnswer(lesson id: String) throws {
    let lesson = try #require(LessonID(id).flatMap(Catalog.standard.lesson))
    for seed: UInt64 in 0..<50 {
      var generator = SeededGenerator(seed: seed)
      let questions = lesson.questions(
        lesson.plan(count: 10, answers: .choose, using: &generator), using: &generator)
      for (question, next) in zip(questions, questions.dropFirst()) {
        guard case .choice(let choices, let correct) = question.answer,
          choices[correct] != next.solution
        else { continue }
        #expect(!choices.contains(next.solution), "\(question.prompt), \(next.prompt)")
      }
    }
  }

  @Test("the only answer that is no choice is seldom that to the next question")
  func fewAnswers() throws {
    let lesson = try #require(LessonID("social/eras").flatMap(Catalog.standard.lesson))
    let answers = Set(lesson.itemQuestions().map(\.solution))
    try #require(answers.count == 5)
    var (count, missing) = (0, 0)
    for seed: UInt64 in 0..<100 {
      var generator = SeededGenerator(seed: seed)
      let questions = lesson.questions(count: 5, using: &generator)
      for (question, next) in zip(questions, questions.dropFirst()) {
        guard case .choice(let choices, _) = question.answer else { continue }
        count += 1
        if answers.subtracting(choices) == [next.solution] { missing += 1 }
      }
    }
    #expect(count >= 200 && 8 * missing < 3 * count, "\(missing) of \(count)")
  }

  /// Compares the texts themselves, each two of them once, independently of the code that chose
  /// them.
  private func check(_ seen: Set<[BilingualText]>, of item: QuestionItem) {
    let areWards = item.answer.japanese.hasSuffix("区")
    for choice in Set(seen.joined()) {
      for language in Self.languages {
        let (text, prompt) = (choice[keyPath: language], item.prompt[keyPath: language])
        #expect(!prompt.givesAway(text), "\(prompt), \(text)")
      }
      guard choice != item.answer else { continue }
      #expect(choice.japanese.hasSuffix("区") == areWards, "\(item.key), \(choice)")
      for language in Self.languages {
        let text = choice[keyPath: language]
        #expect(!item.typedQuestion.judge(typed: text).isRight, "\(item.key), \(text)")
      }
    }
    var pairs: Set<Set<BilingualText>> = []
    for choices in seen {
      for (index, choice) in choices.enumerated() {
        for other in choices[..<index] where pairs.insert([choice, other]).inserted {
          for language in Self.languages {
            let (text, other) = (choice[keyPath: language], other[keyPath: language])
            let isApart =
              text.isNumber ? text != other : !text.contains(other) && !other.contains(text)
            #expect(isApart, "\(item.key), \(text), \(other)")
          }
        }
        if choices[..<index].contains(choice) { Issue.record("\(item.key), \(choices)") }
      }
    }
  }

  private static let languages = [\BilingualText.japanese, \.english]

  @Test(
    "include a product from the same row and one from the same column of the times table",
    arguments: [LessonRecipe.timesTables, .chant])
  func products(lesson: LessonRecipe) throws {
    for item in lesson.items {
      for choices in try choices(of: lesson, item.key) {
        // A chant that is the beginning of another isn't beside it: ごしじゅう, ごしじゅうろく.
        let near = item.likeliest.joined()
        #expect(choices.count(where: near.contains) >= 2, "\(item.key): \(choices)")
        guard lesson == .timesTables else { continue }
        for group in item.likeliest { #expect(choices.contains(where: group.contains)) }
        guard item.key.contains("5") else { continue }
        let wrong = choices.filter { $0 != item.answer }
        // Otherwise the last digit would tell the right one.
        #expect(wrong.contains { "05".contains($0.japanese.suffix(1)) }, "\(choices)")
      }
    }
  }

  @Test("a question that would give its answer away has no choices", arguments: answersGivenAway)
  func givenAway(lesson: String, keys: [String]) throws {
    let items = try #require(LessonRecipe(rawValue: lesson)).items
    let bank = ChoiceBank(items)
    #expect(items.filter { !bank.hasChoices(for: $0) }.map(\.key) == keys)
  }

  @Test(
    "wrong choices are near the right one",
    arguments: [
      ("math/kuku-product", "3×3", ["3", "4", "6", "8", "12", "15", "16"]),
      ("math/kuku-product", "7×8", ["40", "42", "48", "49", "54", "63", "64", "72"]),
      ("math/units", "日/時間", ["7", "10", "12", "30", "60", "100"]),
      ("social/prefecture-capital", "13", ["千代田区", "中央区", "港区", "渋谷区", "豊島区"]),
      ("social/prefecture-capital", "47", ["福岡市", "佐賀市", "長崎市", "熊本市", "大分市", "宮崎市", "鹿児島市"]),
      ("science/elements-all", "27", ["Ca", "Cd", "Ce", "Cf", "Cl", "Cm", "Cn", "Cr", "Cs", "Cu"]),
      ("english/verbs-past", "write", ["written", "drove", "rode", "rose"]),
    ])
  func near(lesson: String, key: String, wrong: [String]) throws {
    let items = try #require(LessonRecipe(rawValue: lesson)).items
    let item = try #require(items.first { $0.key == key })
    let bank = ChoiceBank(items)
    var offered: Set<String> = []
    for seed: UInt64 in 0..<60 {
      var generator = SeededGenerator(seed: seed)
      let question = try #require(bank.question(on: item, using: &generator))
      offered.formUnion(try #require(question.choices).map(\.japanese))
    }
    #expect(offered.subtracting([item.answer.japanese]) == Set(wrong))
  }
}

extension ChoiceTests {
  @Test(
    "in a lesson with nothing but choices are answers that are right for an item that it asks",
    arguments: Self.everyLesson.filter { $0.kinds == [.choice] })
  func everRight(lesson: Lesson) throws {
    let bank = QuestionBank(lesson)
    let asked = Set(bank.items.map(\.answer))
    for seed: UInt64 in 0..<20 {
      var generator = SeededGenerator(seed: seed)
      let plan = bank.items.map { PlannedQuestion(item: $0.key, kind: .choice) }
      for question in bank.questions(plan, using: &generator) {
        #expect(asked.isSuperset(of: try #require(question.choices)), "\(question.prompt)")
      }
    }
  }

  @Test(
    "of a counter are first of all other readings of the same number",
    arguments: [
      ("分7", ["ななぶん", "ななぷん"]), ("分3", ["さんふん", "さんぶん"]), ("人4", ["よんにん", "しにん"]),
      ("時9", ["きゅうじ"]), ("日4", [String]()), ("本6", ["ろくほん", "ろくぼん", "ろくぽん", "ろっほん", "ろっぼん"]),
    ])
  func counter(key: String, same: [String]) throws {
    for choices in try choices(of: .counters, key) {
      #expect(choices.count { same.contains($0.japanese) } == min(3, same.count))
    }
  }

  @Test(
    "of a word that ends in kana all end in it, so that it tells nothing",
    arguments: ["一つ", "九つ", "目立つ", "白い", "正しい"])
  func ending(key: String) throws {
    let ending = try #require(key.last)
    for choices in try choices(of: .kanjiReading, key) {
      #expect(choices.allSatisfy { $0.japanese.last == ending })
    }
  }

  @Test(
    "leave out what means nearly the same",
    arguments: [
      ("林", "forest"), ("森", "woods"), ("文", "letter; character"), ("字", "sentence; writing"),
    ])
  func close(key: String, meaning: String) throws {
    for choices in try choices(of: .kanjiMeaning, key) {
      #expect(!choices.contains { $0.english == meaning })
    }
  }

  @Test("leave out a region that a prefecture is sometimes counted in")
  func otherRegion() throws {
    for choices in try choices(of: .prefectureRegion, "24") {
      #expect(!choices.contains { $0.english == "Chubu" })
    }
  }

  @Test(
    "that are numbers stand at the digit that they are, where there is one",
    arguments: [LessonRecipe.kanjiStrokes, .addition, .division, .atomicNumbers, .units])
  func digits(lesson: LessonRecipe) throws {
    let items = lesson.items
    let bank = ChoiceBank(items)
    for (seed, item) in items.enumerated() {
      var generator = SeededGenerator(seed: UInt64(seed))
      let question = try #require(bank.question(on: item, using: &generator))
      for question in [question, question.reordered(by: 7)] {
        let choices = try #require(question.choices).map(\.japanese)
        for label in 1...4 where choices.contains("\(label)") {
          #expect(choices[label - 1] == "\(label)")
        }
        let right = try #require(choices.firstIndex(of: item.answer.japanese))
        #expect(question.isCorrect(choice: right))
      }
    }
  }

  @Test(
    "that are numbers stand anywhere if there is no such digit",
    arguments: ["0", "-1", "3", "\(Int.min)", "\(Int.max)"])
  func noDigit(number: String) {
    let choices = [BilingualText(asWritten: number), BilingualText(asWritten: "ab")]
    let answer = RightAnswer.choice(choices, correct: 0, order: [1, 0])
    #expect(answer == .choice([choices[1], choices[0]], correct: 1))
  }

  /// The choices for an item with several seeds.
  private func choices(of lesson: LessonRecipe, _ key: String) throws -> [[BilingualText]] {
    let items = lesson.items
    let item = try #require(items.first { $0.key == key })
    let bank = ChoiceBank(items)
    return try (UInt64(0)..<60).map { seed in
      var generator = SeededGenerator(seed: seed)
      return try #require(bank.question(on: item, using: &generator)?.choices)
    }
  }
}

extension String {
  fileprivate var isNumber: Bool { utf8.allSatisfy { $0 < 0x3A } }
}

extension Question {
  fileprivate var choices: [BilingualText]? {
    guard case .choice(let choices, _) = answer else { return nil }
    return choices
  }
}

/// The items that are only typed, or left out of lessons without typing.
private let answersGivenAway = [
  ("social/prefecture-region", ["01"]),
  ("social/country-continent", ["ZA"]),
  ("social/country-capital", ["SG", "MX"]),
  // さいたま市 stands in the English question only.
  (
    "social/prefecture-capital",
    [
      "02", "05", "06", "07", "11", "12", "15", "16", "18", "20", "21", "22", "26", "27", "29",
      "30", "31", "33", "34", "35", "36", "39", "40", "41", "42", "43", "44", "45", "46",
    ]
  ),
  ("social/prefecture-capital-different", ["11"]),
  ("english/verbs-past", ["cut", "put", "read"]),
  ("english/verbs-participle", ["become", "come", "cut", "put", "read", "run"]),
]

extension String {
  /// Whether a question has a choice in it: the name without what kind of place or region it is, at
  /// the start of a word. 福井県の県庁所在地は？ gives 福井市 away, and 北海道 gives 北海道地方 away, but
  /// 山口県 doesn't give 口 away.
  fileprivate func givesAway(_ choice: String) -> Bool {
    guard !choice.isNumber else { return false }
    let ending = ["地方", "市", "区", "県", "府", "都", "町", "村"].first(where: choice.hasSuffix)
    let stem = choice.dropLast(ending?.count ?? 0)
    let words = split { !$0.isLetter && !$0.isNumber }
    let isLatin = stem.allSatisfy(\.isASCII)
    return words.contains { isLatin ? $0 == stem : stem.count > 1 && $0.hasPrefix(stem) }
  }
}
