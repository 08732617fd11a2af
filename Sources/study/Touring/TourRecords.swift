import Records
import SeededRandom
import SpacedRepetition
import StudyCatalog

extension Records {
  /// Creates the records of an imaginary learner, in memory: several weeks of answers, up to the
  /// day before a moment.
  ///
  /// - Parameter now: The moment of the tour.
  /// - Returns: The records.
  static func invented(before now: LocalTime) -> Records {
    let records = inMemory()
    var learner = InventedLearner()
    for days in (1...InventedLearner.dayCount).reversed() {
      for answer in learner.answers(at: now, daysBefore: days) {
        // Records in memory can't fail to save an answer.
        try? records.answer(answer)
      }
    }
    return records
  }
}

/// A learner who studies on most days, adds a few new items each time, and forgets some.
private struct InventedLearner {
  /// The number of days since the learner began.
  static let dayCount = 35

  private static let lessons = [
    "social/prefecture-capital", "social/prefecture-reading", "english/words",
  ]
  private static let newItemCount = 4

  private var chance = SeededGenerator(seed: 1)
  /// The cards that the learner has not seen yet.
  private var unknown: [CardID]
  /// The cards seen so far. Each has its due day, counted in days before the tour, and its interval
  /// in days.
  private var known: [(card: CardID, due: Int, pause: Int)] = []

  init() {
    unknown = Self.lessons.compactMap(LessonID.init).compactMap(Catalog.standard.lesson)
      .flatMap { lesson in
        lesson.questionsByItem().keys.sorted().map { CardID(lesson: lesson.id, item: $0) }
      }
    unknown.shuffle(using: &chance)
  }

  /// Returns the answers of one evening, a number of days before the tour.
  mutating func answers(at now: LocalTime, daysBefore days: Int) -> [AnswerRecord] {
    guard days < 6 || Int.random(in: 0..<5, using: &chance) > 0 else { return [] }
    var answers: [AnswerRecord] = []
    func note(_ card: CardID, isRight: Bool) {
      let evening = now.milliseconds - days * 86_400_000 + answers.count * 9_000
      answers.append(
        AnswerRecord(
          card: card, form: .choice, given: card.item, grade: isRight ? .good : .again,
          milliseconds: 2_000 + Int.random(in: 0..<4_000, using: &chance),
          time: LocalTime(milliseconds: evening, minutesEast: now.minutesEast)))
    }
    for index in known.indices where known[index].due >= days {
      let isRight = Int.random(in: 0..<8, using: &chance) > 0
      note(known[index].card, isRight: isRight)
      let pause = isRight ? known[index].pause * 2 + 1 : 1
      known[index].pause = pause
      known[index].due = days - pause
    }
    for card in unknown.prefix(Self.newItemCount) {
      note(card, isRight: true)
      known.append((card, due: days - 1, pause: 1))
    }
    unknown.removeFirst(min(Self.newItemCount, unknown.count))
    return answers
  }
}
