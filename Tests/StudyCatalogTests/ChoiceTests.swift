import SeededRandom
import Testing

@testable import StudyCatalog

@Suite("Choices")
struct ChoiceTests {
  private static let everyLesson = Catalog.standard.subjects.flatMap(\.lessons)

  /// Two hundred seeds per lesson, five per item; all of them would take minutes.
  @Test(
    "every item of a lesson has four distinct choices, one of them right",
    arguments: everyLesson)
  func everyItem(lesson: Lesson) throws {
    let items = try #require(LessonRecipe(rawValue: "\(lesson.id)")).items
    let bank = ChoiceBank(items)
    for (index, item) in items.enumerated() where bank.hasChoices(for: item) {
      var seen: Set<Set<BilingualText>> = []
      for seed in stride(from: index % 40, to: 200, by: 40) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let question = try #require(
          bank.question(on: item, using: &generator), "\(item.key), seed \(seed)")
        let choices = try #require(question.choices)
        #expect(choices.firstIndex(of: item.answer).map(question.isCorrect(choice:)) == true)
        if seen.insert(Set(choices)).inserted { check(choices, of: question) }
      }
      for wrong in Set(seen.joined()) where wrong != item.answer {
        let texts = [wrong.japanese, wrong.english]
        #expect(!texts.contains { item.typedQuestion.judge(typed: $0).isRight }, "\(texts)")
      }
    }
  }

  /// Compares the texts themselves, independently of the code that chose them.
  private func check(_ choices: [BilingualText], of question: Question) {
    #expect(choices.count == 4)
    for language in [\BilingualText.japanese, \BilingualText.english] {
      let texts = choices.map { $0[keyPath: language] }
      let areNumbers = texts.allSatisfy { $0.utf8.allSatisfy { $0 < 0x3A } }
      let words = question.prompt[keyPath: language].split { " （「".contains($0) }.map(String.init)
      for (index, text) in texts.enumerated() {
        let others = texts[..<index]
        let isApart =
          areNumbers
          ? !others.contains(text)
          : !words.contains(text) && !others.contains { $0.contains(text) || text.contains($0) }
        #expect(isApart, "\(question.prompt), \(texts)")
      }
    }
    let areWards = choices.map { $0.japanese.hasSuffix("区") }
    #expect(Set(areWards).count == 1, "\(choices)")
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
  ("social/prefecture-capital-different", ["11"]),
  ("english/verbs-past", ["cut", "put", "read"]),
  ("english/verbs-participle", ["become", "come", "cut", "put", "read", "run"]),
]
