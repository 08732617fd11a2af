import Records
import SpacedRepetition
import StudyCatalog

extension StudyModel {
  /// What the records say about the items of a lesson. The allowance is how many new items a round may
  /// have, whatever the day's limit says.
  func history(of lesson: LessonID, allowing allowance: Int? = nil) -> ItemHistory {
    let day = now.day
    let cards = read { records throws(RecordsError) in try records.cards(of: lesson) } ?? []
    func items(_ isChosen: (Card) -> Bool) -> Set<String> {
      Set(cards.filter { isChosen($0.card) }.map(\.id.item))
    }
    return ItemHistory(
      missed: items { $0.lastGrade == .again }, due: items { $0.dueDay <= day },
      asked: items { _ in true }, newLimit: allowance ?? newItemsLeft)
  }

  /// How many items may still begin today.
  private var newItemsLeft: Int {
    settings.newItems.map { $0.remaining(begun: current.summary.today.begun) } ?? .max
  }

  /// The round of a lesson that was left half-way; `nil` if there is none.
  func openRound(of lesson: LessonID) -> OpenRound? {
    current.openRounds.first { $0.lesson == lesson }
  }

  /// Whether a round has come to its end.
  func isFinished(_ round: Int) -> Bool {
    (read { records throws(RecordsError) in try records.result(ofRound: round) } ?? nil) != nil
  }

  /// The items that were wrong in a round, those first that were wrong first.
  func missedCards(ofRound round: Int) -> [CardID] {
    let answers = read { records throws(RecordsError) in try records.answers(ofRound: round) } ?? []
    var met: Set<CardID> = []
    return answers.filter { $0.grade == .again && met.insert($0.card).inserted }.map(\.card)
  }

  /// Keeps the last answer of a round, on the disk before the next frame, with the round as it is now.
  ///
  /// - Parameters:
  ///   - text: What the person typed or chose.
  ///   - round: The round with the answer.
  func keep(_ text: String, in round: Round) {
    guard let given = round.given.last else { return }
    let (time, record) = (now, round.record)
    let asked = round.source.plan[given.question]
    let milliseconds = Int(given.time / .milliseconds(1))
    let form = AnswerForm(round.questions[given.question].kind)
    let answer = AnswerRecord(
      card: asked.card, form: form, given: text,
      grade: Grade(
        isCorrect: given.isCorrect, isHelped: given.isSecondTry, form: form,
        milliseconds: milliseconds,
        // Whoever was away says nothing about the item.
        usual: milliseconds > AnswerRecord.longestThinking ? nil : usualTimes[form]),
      milliseconds: milliseconds, time: time,
      round: RoundProgress(round: record.id, text: record.progress))
    // Nothing leads back into an exam, so it is kept once it has ended.
    let isKept = round.clock == nil
    change { records throws(RecordsError) in
      try records.answer(
        answer, in: isKept || round.isComplete ? record : nil,
        asFirst: isKept && round.given.count == 1,
        endingIn: round.isComplete ? round.result : nil)
    }
  }

  /// Keeps what came out of an exam whose time is over; nothing for one without an answer.
  func keepResult(of round: Round) {
    guard !round.given.isEmpty else { return }
    let (time, record) = (now, round.record)
    change { records throws(RecordsError) in try records.finish(record, round.result, at: time) }
  }
}

extension Round {
  /// What came out of the round.
  fileprivate var result: RoundRecord.Result {
    RoundRecord.Result(correct: correctCount, count: questions.count, exam: examTime)
  }
}

// MARK: - Scores

extension StudyModel {
  /// What came out of the rounds of a lesson, in percent.
  struct Scores: Hashable {
    /// The best one; `nil` before the first.
    var best: Int?
    /// The last one.
    var last: Int?
  }

  /// What came out of the rounds of a lesson so far; nothing for a review.
  func scores(in lesson: LessonID?) -> Scores {
    guard let lesson, let best = current.summary.lessons[lesson]?.best else { return Scores() }
    let last = read { records throws(RecordsError) in try records.lastResult(of: lesson) } ?? nil
    return Scores(best: best, last: last?.percent)
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
