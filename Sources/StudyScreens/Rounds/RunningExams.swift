import Records
import SpacedRepetition
import StudyCatalog

/// What the records had of a lesson before an exam that is in progress.
///
/// The screens show this until the exam ends. Its answers are stored when they are given, and the
/// numbers of due or learned items would tell which of them were right.
struct BeforeExam {
  /// The lesson of the exam.
  let lesson: LessonID
  /// Its cards, as they were before; of what was answered outside the exam since, as it is now.
  var cards: [NamedCard]
}

extension StudyModel {
  /// Whether an exam with answers is in progress, of which nothing may tell how many are right.
  var isInExam: Bool { !beforeExams.isEmpty }

  /// Counts the answers of an exam that was left halfway like all others.
  func leave(_ exam: Round) { beforeExams[exam.source.id] = nil }

  /// Stores the result of a review or of mistakes that is left halfway: it counts what was
  /// answered, so that a learner who reviews a part each day has results too.
  func storeResult(ofLeft round: Round) {
    guard round.source.repeatsWrongItems, !round.isComplete, !isFinished(round.source.id)
    else { return }
    storeResult(of: round)
    // The end of the program leaves the rounds of other modes after the top screen has saved.
    if hasEnded { end() }
  }

  /// The cards of a lesson as they were before an exam in progress; `nil` if there is none.
  func cardsBeforeExam(on lesson: LessonID) -> [NamedCard]? {
    beforeExams.values.first { $0.lesson == lesson }?.cards
  }

  /// The cards of a lesson, as they were before an exam in progress.
  func knownCards(of lesson: LessonID) -> [NamedCard] {
    cardsBeforeExam(on: lesson)
      ?? read { records throws(RecordsError) in try records.cards(of: lesson) } ?? []
  }

  /// Remembers what the records have of an exam's lesson, unless the exam has begun.
  func remember(_ lesson: LessonID, before exam: Round) {
    guard beforeExams[exam.source.id] == nil else { return }
    beforeExams[exam.source.id] = BeforeExam(lesson: lesson, cards: knownCards(of: lesson))
  }

  /// Shows an answer that was given outside an exam, as in a review, or taken back there, while an
  /// exam on its lesson is in progress. Otherwise the review would ask the item again and again.
  func showAnswer(to id: CardID) {
    let exams = beforeExams.filter { $0.value.lesson == id.lesson }.keys
    guard !exams.isEmpty,
      let cards = read({ records throws(RecordsError) in try records.cards(of: id.lesson) })
    else { return }
    for exam in exams {
      beforeExams[exam]?.cards.removeAll { $0.id == id }
      beforeExams[exam]?.cards += cards.filter { $0.id == id }
    }
  }
}
