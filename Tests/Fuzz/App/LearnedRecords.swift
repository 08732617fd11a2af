import Records
import SeededRandom
import SpacedRepetition
import StudyCatalog

extension Records {
  /// Creates the records of somebody who has answered a lesson on some earlier days, in memory.
  ///
  /// Some items are due, some were never remembered, and some no longer exist. The answers are any
  /// text. Some rounds have ended, and one has not, with a position that may make no sense.
  ///
  /// - Parameters:
  ///   - seed: The seed of all choices.
  ///   - now: The time of the program.
  /// - Returns: The records.
  static func learned(seed: UInt64, before now: LocalTime) -> Records {
    let records = inMemory()
    var learner = RandomLearner(generator: SeededGenerator(seed: seed), now: now)
    for _ in 0..<40 {
      let (answer, round) = learner.answer()
      // Records in memory can't fail to save an answer.
      try? records.answer(answer, in: round, endingIn: learner.result())
    }
    try? records.begin(learner.unfinishedRound())
    return records
  }
}

/// A learner who gives any answers to the items of one lesson.
private struct RandomLearner {
  private var generator: SeededGenerator
  private let now: LocalTime
  private let lesson: LessonID
  private let items: [String]

  init(generator: SeededGenerator, now: LocalTime) {
    self.generator = generator
    self.now = now
    let lessons = Catalog.standard.subjects.flatMap(\.lessons)
    let lesson = self.generator.one(of: lessons)
    self.lesson = lesson.id
    items = lesson.questionsByItem().keys.sorted().prefix(30) + ["no such item"]
  }

  mutating func answer() -> (AnswerRecord, RoundRecord) {
    let card = CardID(lesson: lesson, item: generator.one(of: items))
    let number = Int.random(in: 1...6, using: &generator)
    let answer = AnswerRecord(
      card: card, form: generator.one(of: AnswerForm.allCases),
      given: generator.happens(onceIn: 2) ? card.item : generator.text(),
      grade: generator.one(of: [.again, .again, .hard, .good, .easy]),
      milliseconds: Int.random(in: 0...200_000, using: &generator), time: time(),
      round: number)
    let round = RoundRecord(
      id: number, lesson: number > 1 ? lesson : nil, seed: 1, began: time().milliseconds)
    return (answer, round)
  }

  /// What a round has come to, if it ends.
  mutating func result() -> RoundRecord.Result? {
    guard generator.happens(onceIn: 4) else { return nil }
    let count = Int.random(in: 0...10, using: &generator)
    return RoundRecord.Result(
      correct: Int.random(in: 0...count, using: &generator), count: count,
      exam: generator.happens(onceIn: 2) ? ExamTime(limit: 100_000, used: 99_000) : nil)
  }

  mutating func unfinishedRound() -> RoundRecord {
    RoundRecord(
      id: 7, lesson: generator.one(of: [lesson, nil, LessonID("social/none")]), seed: 1,
      began: time().milliseconds,
      items: (0..<Int.random(in: 0...5, using: &generator)).map { _ in roundItem() })
  }

  private mutating func roundItem() -> RoundItem {
    let answer = RoundItem.Answer(
      japanese: generator.text(), english: generator.text(),
      verdict: generator.one(of: RoundItem.Verdict.allCases),
      isSecondTry: generator.happens(onceIn: 2))
    return RoundItem(
      item: generator.one(of: items + [generator.text()]),
      form: generator.one(of: AnswerForm.allCases),
      answer: generator.happens(onceIn: 2) ? answer : nil)
  }

  /// A time within the last hundred days.
  private mutating func time() -> LocalTime {
    let days = Int.random(in: 0...100, using: &generator)
    return LocalTime(
      milliseconds: now.milliseconds - days * 86_400_000, minutesEast: now.minutesEast)
  }
}
