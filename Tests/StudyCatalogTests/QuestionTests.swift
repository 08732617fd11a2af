import SeededRandom
import StudyCatalog
import Testing

@Suite("Questions of the lessons")
struct QuestionTests {
  private static let everyLesson = Catalog.standard.subjects.flatMap(\.lessons)

  @Test("are those of 29 lessons in five subjects")
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
    #expect(questions.count { $0.kind == .place } == 3)
    // A capital with the name of its prefecture is typed, where others are chosen.
    #expect(questions.count { $0.kind == .typed } >= 2)
    for question in questions {
      guard case .place(let code) = question.answer else { continue }
      let municipality = try #require(Places.all.municipality(code))
      #expect(municipality.name == question.solution.japanese)
      #expect(question.item == code.prefecture.digits)
      #expect(question.isCorrect(place: code))
      #expect(!question.isCorrect(place: code.prefecture))
    }
  }

  @Test(
    "how an item is asked depends on chance, not on its place in the round", arguments: everyLesson)
  func kindsByChance(lesson: Lesson) {
    let rounds = (UInt64(0)..<20).map { seed in
      var generator = SeededGenerator(seed: seed)
      return lesson.questions(using: &generator)
    }
    let count = rounds[0].count
    guard lesson.kinds.contains(.typed) else {
      #expect(rounds.joined().allSatisfy { $0.kind == .choice })
      return
    }
    for place in 0..<count {
      #expect(Set(rounds.map { $0[place].kind }) == lesson.kinds, "question \(place + 1)")
    }
    #expect(rounds.allSatisfy { round in round.count { $0.kind == .typed } >= count / 5 })
  }

  @Test("a question that gives its answer away is not chosen from, as long as another can be")
  func swapped() throws {
    let id = try #require(LessonID("english/verbs-past"))
    let lesson = try #require(Catalog.standard.lesson(id))
    for seed: UInt64 in 0..<20 {
      var generator = SeededGenerator(seed: seed)
      let questions = lesson.questions(using: &generator)
      let givenAway = questions.filter { ["cut", "put", "read"].contains($0.item) }
      #expect(givenAway.allSatisfy { $0.kind == .typed })
      #expect(questions.count { $0.kind == .typed } == 3)
    }
  }

  /// The lessons with enough items for missed, due and new ones in one round.
  private static let longLessons = everyLesson.filter { $0.itemCount >= 16 }

  @Test("most lessons are long enough for the rules below")
  func fewAreShort() { #expect(Self.longLessons.count > 20) }

  @Test(
    "missed items come first, then due ones, in half of a round, then new ones",
    arguments: longLessons)
  func history(lesson: Lesson) {
    var generator = SeededGenerator(seed: 9)
    let all = lesson.questions(count: 1000, using: &generator).map(\.item)
    let history = ItemHistory(
      missed: Set(all.prefix(3)), due: Set(all[2..<8]), asked: Set(all.prefix(all.count - 4)))
    for _ in 0..<3 {
      let round = lesson.questions(history: history, using: &generator).map(\.item)
      #expect(Set(round.prefix(3)) == history.missed)
      #expect(Set(round[3..<5]).isSubset(of: history.due))
      #expect(Set(round[5..<9]) == Set(all.suffix(4)), "new ones")
      #expect(!history.missed.union(history.due).contains(round[9]))
      #expect(Set(round).count == 10)
    }
  }

  @Test("a round of urgent items only is filled with them")
  func onlyUrgent() throws {
    let lesson = try #require(Self.everyLesson.first)
    var generator = SeededGenerator(seed: 2)
    let all = Set(lesson.questions(count: 1000, using: &generator).map(\.item))
    let round = lesson.questions(history: ItemHistory(due: all), using: &generator)
    #expect(round.count == 10)
    #expect(Set(round.map(\.item)).count == 10)
  }

  @Test("a plan and a seed make the same questions again", arguments: everyLesson)
  func again(lesson: Lesson) {
    var generator = SeededGenerator(seed: 5)
    let plan = lesson.plan(count: 10, using: &generator)
    var again = SeededGenerator(seed: generator.seed)
    let questions = lesson.questions(plan, using: &generator)
    #expect(questions.map(\.item) == plan.map(\.item))
    #expect(lesson.questions(plan, using: &again) == questions)
    let other = PlannedQuestion(item: "no such item", kind: .typed)
    #expect(lesson.questions([other], using: &again).isEmpty)
  }

  @Test("the Japanese and English lists of kinds agree with the questions", arguments: everyLesson)
  func kinds(lesson: Lesson) {
    var generator = SeededGenerator(seed: 3)
    let asked = Set(lesson.questions(count: 40, using: &generator).map(\.kind))
    #expect(asked == lesson.kinds)
  }
}
