import SeededRandom
import StudyCatalog
import Testing

@Suite("A round for a learner who prefers")
struct AnswerPreferenceTests {
  @Test("to type has nothing else, where the lesson allows it", arguments: Self.everyLesson)
  func typing(lesson: Lesson) {
    for seed: UInt64 in 0..<20 {
      let expected = lesson.kinds.contains(.typed) ? [.typed] : lesson.kinds
      #expect(kinds(of: lesson, .type, seed: seed) == expected, "seed \(seed)")
    }
  }

  @Test(
    "to choose has nothing to type, except where it would give the answer away",
    arguments: Self.everyLesson)
  func choosing(lesson: Lesson) {
    guard lesson.kinds.contains(.choice) else {
      #expect(kinds(of: lesson, .choose, seed: 0) == [.typed])
      return
    }
    let canBeTyped = lesson.kinds.contains(.typed) && !lesson.kinds.contains(.place)
    for seed: UInt64 in 0..<20 {
      var generator = SeededGenerator(seed: seed)
      let plan = lesson.plan(count: 20, answers: .choose, using: &generator)
      let questions = lesson.questions(plan, using: &generator)
      #expect(questions.map(\.kind) == plan.map(\.kind), "what is planned is asked")
      let typed = questions.filter { $0.kind == .typed }
      #expect(canBeTyped || typed.isEmpty, "seed \(seed)")
      // Asked again, they have no choices either.
      let again = typed.map { PlannedQuestion(item: $0.item, kind: .choice) }
      let kinds = lesson.questions(again, using: &generator).map(\.kind)
      #expect(kinds == typed.map { _ in .typed }, "seed \(seed)")
    }
  }

  @Test("either has the same items", arguments: Self.everyLesson)
  func items(lesson: Lesson) {
    let items = AnswerPreference.allCases.map { answers in
      var generator = SeededGenerator(seed: 7)
      return lesson.plan(count: 10, answers: answers, using: &generator).map(\.item)
    }
    #expect(Set(items).count == 1)
  }

  @Test("to choose is asked the capitals that have no choices in the pickers")
  func pickers() throws {
    let id = try #require(LessonID("social/prefecture-capital"))
    let lesson = try #require(Catalog.standard.lesson(id))
    var generator = SeededGenerator(seed: 1)
    // The name of its capital stands in the question about Fukui, but not in that about Aichi.
    for _ in 0..<20 {
      let plan = lesson.plan(items: ["18", "23"], answers: .choose, using: &generator)
      #expect(plan[0].kind == .place && plan[1].kind != .typed)
    }
  }

  private static let everyLesson = Catalog.standard.subjects.flatMap(\.lessons)

  private func kinds(
    of lesson: Lesson, _ answers: AnswerPreference, seed: UInt64
  ) -> Set<QuestionKind> {
    var generator = SeededGenerator(seed: seed)
    let plan = lesson.plan(count: 20, answers: answers, using: &generator)
    return Set(lesson.questions(plan, using: &generator).map(\.kind))
  }
}
