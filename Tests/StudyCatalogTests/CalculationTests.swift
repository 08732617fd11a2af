import SeededRandom
import StudyCatalog
import Testing

@Suite("Calculations")
struct CalculationTests {
  private static let lessons = ["kuku-product", "addition", "subtraction", "division"]

  private func lesson(_ word: String) throws -> Lesson {
    try #require(LessonID("math/\(word)").flatMap(Catalog.standard.lesson))
  }

  @Test("of units are explained in words of their language")
  func units() throws {
    let questions = try lesson("units").questionsByItem()
    #expect(!questions.isEmpty)
    for (item, question) in questions {
      let way = try #require(question.way, "\(item)")
      #expect(!way.japanese.isEmpty && !way.english.contains(/[ぁ-ん]/))
    }
  }

  @Test("are explained with equations that hold", arguments: lessons)
  func ways(word: String) throws {
    for (item, question) in try lesson(word).questionsByItem() {
      let way = try #require(question.way, "\(item)")
      for text in [way.japanese, way.english] {
        let clauses = text.split(separator: ", so ").flatMap { $0.split(separator: " だから、") }
        for clause in clauses where clause.contains("=") {
          let values = clause.split(separator: "=").map(value)
          #expect(Set(values).count == 1 && values.first != nil, "\(text)")
        }
      }
      #expect(!way.japanese.isEmpty && !way.english.contains(/[ぁ-ん]/))
    }
  }

  /// The value of sums, differences, products or quotients, from left to right; products first.
  private func value(_ text: Substring) -> Int? {
    let words = text.split(separator: " ")
    var terms: [Int] = []
    var sign = 1
    for (index, word) in words.enumerated() {
      guard let number = Int(word) else {
        sign = word == "−" ? -1 : 1
        continue
      }
      switch index > 0 ? words[index - 1] : "+" {
      case "×": terms.append((terms.popLast() ?? 0) * number)
      case "÷": terms.append((terms.popLast() ?? 0) / number)
      default: terms.append(sign * number)
      }
    }
    return terms.isEmpty ? nil : terms.reduce(0, +)
  }

  @Test(
    "are explained as they are taught",
    arguments: [
      ("kuku-product", "7×8", "7 × 8 = 7 × 7 + 7 = 49 + 7 = 56"),
      ("kuku-product", "7×9", "7 × 9 = 7 × 10 − 7 = 70 − 7 = 63"),
      ("kuku-product", "7×2", "7 × 2 = 7 + 7 = 14"), ("kuku-product", "7×1", "One 7 is 7."),
      ("addition", "9+3", "9 + 3 = 9 + 1 + 2 = 10 + 2 = 12"),
      ("addition", "3+9", "3 + 9 = 2 + 1 + 9 = 2 + 10 = 12"),
      ("addition", "2+6", "Count on 2 from 6: 7, 8"),
      ("subtraction", "14-9", "14 − 9 = 10 − 9 + 4 = 1 + 4 = 5"),
      ("subtraction", "8-3", "Count back 3 from 8: 7, 6, 5"),
      ("subtraction", "9-7", "7 + 2 = 9, so 9 − 7 = 2"),
      ("division", "56÷7", "7 × 8 = 56, so 56 ÷ 7 = 8"),
      ("units", "a/m²", "1 are (a) = 10 m × 10 m"),
    ])
  func way(word: String, item: String, way: String) throws {
    #expect(try lesson(word).questionsByItem()[item]?.way?.english == way)
  }

  @Test(
    "are told for a wrong choice by the one most like the question",
    arguments: [
      ("kuku-product", "7×8", "63", "7 × 9"), ("kuku-product", "3×3", "16", "4 × 4"),
      ("addition", "8+7", "14", "8 + 6"), ("units", "kg/g", "1000", "1tをkgになおした数"),
      // The only hour and the only day, but several areas and volumes.
      ("units", "km²/ha", "24", "1日を時間になおした数"), ("units", "ha/a", "10", nil),
      ("units", "週間/日", "1000", nil),
    ])
  func likeliest(word: String, item: String, choice: String, topic: String?) throws {
    let topics = AnswerTopics(try lesson(word))
    #expect(topics.topic(ofAnswer: choice, insteadOf: item)?.japanese == topic)
  }

  @Test("tell what every wrong choice would be right for", arguments: lessons)
  func choices(word: String) throws {
    let lesson = try lesson(word)
    let known = AnswerTopics(lesson)
    var generator = SeededGenerator(seed: 1)
    var untold: Set<String> = []
    for question in lesson.questions(count: 100, using: &generator) {
      guard case .choice(let choices, let correct) = question.answer else { continue }
      let topics = known.topics(ofAnswers: choices.map(\.japanese), insteadOf: question.item)
      for (choice, topic) in zip(choices, topics) where choice != choices[correct] {
        if topic == nil { untold.insert("\(question.item) \(choice.japanese)") }
      }
    }
    #expect(untold.isEmpty, "\(untold)")
  }

  @Test(
    "tell of no choice what it would have been right for, if one answers the next question",
    arguments: [("social/eras", true), ("social/country-capital", false)])
  func hidden(lesson id: String, hasFew: Bool) throws {
    let lesson = try #require(LessonID(id).flatMap(Catalog.standard.lesson))
    let items = lesson.itemQuestions()
    let answers = items[1...3].map(\.solution.japanese)
    let known = AnswerTopics(lesson)
    func topics(hiding item: String?) -> [BilingualText?] {
      known.topics(ofAnswers: answers, insteadOf: items[0].item, hiding: item)
    }
    #expect(topics(hiding: items[2].item) == [nil, nil, nil])
    #expect(topics(hiding: items[4].item).contains(nil) == hasFew)
    #expect(!topics(hiding: nil).contains(nil))
  }
}
