import SeededRandom
import StudyCatalog
import Testing

@Suite("Questions of the lessons")
struct QuestionTests {
  private static let everyLesson = Catalog.standard.subjects.flatMap(\.lessons)

  @Test("all 29 lessons of the five subjects have questions, and each item once")
  func lessons() {
    #expect(Catalog.standard.subjects.map(\.lessons.count) == [5, 6, 7, 6, 5])
    #expect(Catalog.standard.subjects.map(\.title.english).count == 5)
    #expect(Set(Self.everyLesson.map(\.id)).count == 29)
  }

  @Test(
    "a lesson asks the given number of different items, or all it has", arguments: everyLesson)
  func counts(lesson: Lesson) {
    var generator = SeededGenerator(seed: 1)
    let all = lesson.questions(count: 1000, using: &generator)
    #expect(Set(all.map(\.item)).count == all.count)
    #expect(Set(all.map(\.prompt.japanese)).count == all.count)
    #expect(Set(all.map(\.prompt.english)).count == all.count)
    #expect(all.count >= 5)
    #expect(lesson.questions(using: &generator).count == min(10, all.count))
    #expect(lesson.questions(count: 0, using: &generator).isEmpty)
    #expect(lesson.questions(count: -1, using: &generator).isEmpty)
  }

  @Test("the same seed gives the same questions, another seed others", arguments: everyLesson)
  func seeds(lesson: Lesson) {
    func round(_ seed: UInt64) -> [Question] {
      var generator = SeededGenerator(seed: seed)
      return lesson.questions(using: &generator)
    }
    #expect(round(5) == round(5))
    #expect((6..<12).contains { round($0) != round(5) })
  }

  @Test("a seed gives the numbers of SplitMix64")
  func generator() {
    var generator = SeededGenerator(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
  }

  @Test("three in ten questions about capitals are answered in the pickers", arguments: 0..<50)
  func places(seed: UInt64) throws {
    let id = try #require(LessonID("social/prefecture-capital"))
    let lesson = try #require(Catalog.standard.lesson(id))
    var generator = SeededGenerator(seed: seed)
    let questions = lesson.questions(using: &generator)
    let kinds: [QuestionKind] = [
      .choice, .choice, .place, .choice, .typed, .choice, .place, .typed, .choice, .place,
    ]
    for (question, kind) in zip(questions, kinds) {
      // A capital with the name of its prefecture is typed, where others are chosen.
      #expect(question.kind == kind || kind == .choice && question.kind == .typed)
      guard case .place(let code) = question.answer else { continue }
      let municipality = try #require(Places.all.municipality(code))
      #expect(municipality.name == question.solution.japanese)
      #expect(question.item == code.prefecture.digits)
      #expect(question.isCorrect(place: code))
      #expect(!question.isCorrect(place: code.prefecture))
    }
  }

  @Test("the Japanese and English lists of kinds agree with the questions", arguments: everyLesson)
  func kinds(lesson: Lesson) {
    var generator = SeededGenerator(seed: 3)
    let asked = Set(lesson.questions(count: 40, using: &generator).map(\.kind))
    #expect(asked == lesson.kinds)
  }
}
