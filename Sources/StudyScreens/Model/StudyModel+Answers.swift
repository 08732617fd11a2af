import Records
import SpacedRepetition
import StudyCatalog

extension StudyModel {
  /// What the records say about the items of a lesson.
  func history(of lesson: LessonID) -> ItemHistory {
    let day = now.day
    let cards = read { records throws(RecordsError) in try records.cards(of: lesson) } ?? []
    func items(_ isChosen: (Card) -> Bool) -> Set<String> {
      Set(cards.filter { isChosen($0.card) }.map(\.id.item))
    }
    return ItemHistory(
      missed: items { $0.lastGrade == .again }, due: items { $0.dueDay <= day },
      asked: items { _ in true })
  }

  /// The round of a lesson that was left half-way; `nil` if there is none.
  func openRound(of lesson: LessonID) -> OpenRound? {
    current.openRounds.first { $0.source.lesson == lesson }
  }

  /// Keeps the last answer of a round, on the disk before the next frame, with the round as it is now.
  ///
  /// - Parameters:
  ///   - text: What the person typed or chose.
  ///   - round: The round with the answer.
  func keep(_ text: String, in round: Round) {
    guard let given = round.given.last else { return }
    let (time, record) = (now, round.record)
    let question = round.questions[round.given.count - 1]
    let milliseconds = Int(given.time / .milliseconds(1))
    let form = AnswerForm(question.kind)
    let answer = AnswerRecord(
      card: CardID(lesson: round.source.lesson, item: question.item), form: form, given: text,
      grade: Grade(
        isCorrect: given.isCorrect, isHelped: given.isSecondTry, form: form,
        milliseconds: milliseconds, usual: usualTimes[form]),
      milliseconds: milliseconds, time: time,
      round: RoundProgress(round: record.id, text: record.progress))
    if round.given.count == 1 {
      change { records throws(RecordsError) in try records.begin(record) }
    }
    change { records throws(RecordsError) in try records.answer(answer) }
    guard round.isComplete else { return }
    let result = RoundRecord.Result(correct: round.correctCount, count: round.questions.count)
    change { records throws(RecordsError) in try records.finish(record, result, at: time) }
  }
}

extension AnswerForm {
  fileprivate init(_ kind: QuestionKind) {
    switch kind {
    case .choice: self = .choice
    case .typed: self = .typed
    case .place: self = .picker
    }
  }
}
