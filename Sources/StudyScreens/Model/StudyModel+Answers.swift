import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore

extension StudyModel {
  /// The history of a lesson's items, with the number of new items that the day's limit leaves. It
  /// doesn't tell what was wrong in an exam in progress.
  func history(of lesson: LessonID) -> ItemHistory {
    let (day, cards) = (clock.today, knownCards(of: lesson))
    func items(_ isChosen: (Card) -> Bool) -> Set<String> {
      Set(cards.filter { isChosen($0.card) }.map(\.id.item))
    }
    return ItemHistory(
      missed: items { $0.lastGrade == .again }, due: items { $0.dueDay <= day },
      asked: items { _ in true }, newLimit: newItemsLeft)
  }

  /// The unfinished rounds of lessons, latest first.
  var openRounds: [OpenRound] {
    let unsaved = access.unsavedRounds
    return unsaved.compactMap(\.round)
      + overview.openRounds.filter { open in !unsaved.contains { $0.lesson == open.lesson } }
  }

  /// The unfinished round of a lesson; `nil` if there is none.
  func openRound(of lesson: LessonID) -> OpenRound? { openRounds.first { $0.lesson == lesson } }

  /// The times of the answers in an unfinished round, in the order of its questions; empty if they
  /// can't be read, or if some aren't stored.
  func times(ofAnswersIn round: OpenRound) -> [Duration] {
    let answers =
      read { records throws(RecordsError) in try records.answers(ofRound: round.source.id) } ?? []
    guard answers.map(\.card.item) == round.source.plan.prefix(round.given.count).map(\.card.item)
    else { return [] }
    return answers.map { .milliseconds($0.milliseconds) }
  }

  /// Whether a round has a result.
  func isFinished(_ round: Int) -> Bool {
    (read { records throws(RecordsError) in try records.result(ofRound: round) } ?? nil) != nil
  }

  /// The items that were answered wrong in a round, in the order of their first wrong answers, and
  /// after them those without an answer.
  func openCards(ofRound round: Int) -> [CardID] {
    let read = read { records throws(RecordsError) in
      (try records.result(ofRound: round), try records.answers(ofRound: round))
    }
    guard let (result, answers) = read else { return [] }
    return answers.firstMistakes.map(\.card)
      + (result.map { unansweredCards(in: $0, with: answers) } ?? [])
  }

  /// The items of an exam for which the time wasn't enough; none if its lesson has changed since.
  func unansweredCards(in result: RoundResult, with answers: [RoundAnswer]) -> [CardID] {
    guard result.exam != nil, answers.count < result.count,
      let lesson = result.lesson.flatMap(catalog.lesson)
    else { return [] }
    let cards = RoundSource(ofExam: result, on: lesson).plan.map(\.card)
    // It asks each item once, in this order.
    guard cards.count == result.count, cards.starts(with: answers.map(\.card)) else { return [] }
    return Array(cards.dropFirst(answers.count))
  }

  /// Stores the last answer of a round, together with the state of the round. Both are on the disk
  /// before the next frame.
  ///
  /// - Parameters:
  ///   - text: What the learner typed or chose.
  ///   - round: The round, including the answer.
  /// - Returns: The answer as it is stored; `nil` if the round has none.
  @discardableResult
  func store(_ text: String, in round: Round) -> AnswerRecord? {
    guard let given = round.given.last else { return nil }
    hasAnswered = true
    let (time, record) = (clock.now, round.record)
    let asked = round.source.plan[given.question]
    let milliseconds = given.time?.count(of: .milliseconds(1)) ?? 0
    let form = AnswerForm(round.questions[given.question].kind)
    let answer = AnswerRecord(
      card: asked.card, form: form, given: text,
      grade: Grade(
        isCorrect: given.isCorrect, isHelped: given.isSecondTry, form: form,
        milliseconds: milliseconds,
        // So long a pause means that the learner was away, which says nothing about the item.
        usual: milliseconds > AnswerRecord.longestThinking
          ? nil : usualTimes.time(for: form, in: asked.card.lesson)),
      milliseconds: milliseconds, time: time,
      round: record.id, retention: layers.overrides.values[.retention].flatMap { Double($0) })
    // An exam can't be resumed, so it is stored only at its end.
    let isKept = round.clock == nil
    if !isKept, !exams.contains(round) {
      exams.begin(
        round,
        with: asked.card.lesson.lessonsWithSameItems.map {
          BeforeExam(lesson: $0, cards: knownCards(of: $0))
        })
    }
    defer { if round.isComplete { exams.end(round) } }
    change { records throws(RecordsError) in
      try records.answer(
        answer, in: isKept || round.isComplete ? record : nil,
        asFirst: isKept && round.given.count == 1,
        endingIn: round.isComplete ? round.result : nil)
    }
    if isKept {
      access.keep(record)
      showAnswer(to: asked.card)
    }
    return answer
  }

  /// Takes back an answer, and with it the end of its round.
  ///
  /// - Parameters:
  ///   - answer: The answer as it is stored.
  ///   - round: The round as it was before the answer.
  ///   - best: The best score in the lesson before the round.
  func takeBack(_ answer: AnswerRecord, from round: Round, best: Int?) {
    change { records throws(RecordsError) in
      try records.takeBack(answer, from: round.record, asFirst: round.given.isEmpty, best: best)
    }
    access.keep(round.record)
    showAnswer(to: answer.card)
  }

  /// Stores the result of an exam whose time is up, unless it has no answers.
  func storeResult(of round: Round) {
    exams.end(round)
    guard !round.given.isEmpty else { return }
    let (time, record) = (clock.now, round.record)
    change { records throws(RecordsError) in try records.finish(record, round.result, at: time) }
  }

  /// Stores the result of a review or of mistakes that is left halfway: it counts what was
  /// answered, so that a learner who reviews a part each day has results too.
  func storeResult(ofLeft round: Round) {
    guard round.source.repeatsWrongItems, !round.isComplete, !isFinished(round.source.id)
    else { return }
    storeResult(of: round)
    // The end of the program leaves the rounds of other modes after the top screen has saved.
    if hasEnded { end() }
  }

  /// Shows an answer that was given outside an exam, as in a review, or taken back there, while an
  /// exam on its lesson is in progress. Otherwise the review would ask the item again and again.
  func showAnswer(to id: CardID) {
    guard !exams.isEmpty,
      let cards = read({ records throws(RecordsError) in try records.cards(of: id.lesson) })
    else { return }
    exams.show(id, as: cards.first { $0.id.home == id.home })
  }
}

extension Round {
  /// The result of the round. In an exam, a question that wasn't reached counts as a mistake.
  fileprivate var result: RoundRecord.Result {
    let count = questions.count - (clock == nil ? unansweredCount : 0)
    return RoundRecord.Result(
      correct: correctCount, count: count, exam: examTime,
      asksMistakes: source.asksMistakes)
  }
}

// MARK: - Scores

extension StudyModel {
  /// The scores of a lesson's rounds, in percent, and what is learned of the items of the next one.
  struct Scores: Hashable {
    /// The best score; `nil` before the first.
    var best: Int?
    /// The last score; `nil` before the first.
    var last: Int?
    /// The items of the round that are learned.
    var learned: Set<CardID> = []
  }

  /// The scores of a lesson so far; none for a review.
  func scores(in lesson: LessonID?) -> Scores {
    guard let lesson, let best = overview.summary.lessons[lesson]?.best else { return Scores() }
    let last = read { records throws(RecordsError) in try records.lastResult(of: lesson) } ?? nil
    return Scores(best: best, last: last?.percent)
  }

  /// The items of a round that are learned.
  func learned(of source: RoundSource) -> Set<CardID> {
    Set(source.plan.map(\.card).filter { card(of: $0)?.isLearned == true })
  }
}

extension [RoundAnswer] {
  /// The first wrong answer to each item that has one, in order.
  var firstMistakes: [RoundAnswer] {
    var met: Set<CardID> = []
    return filter { $0.grade == .again && met.insert($0.card).inserted }
  }
}
