import Records
import SpacedRepetition
import StudyCatalog

/// An unfinished round of a lesson.
struct OpenRound: Hashable, Sendable {
  /// The lesson.
  let lesson: LessonID
  /// The source of its questions.
  let source: RoundSource
  /// The answers so far.
  let given: [Round.Given]

  /// Reads a stored round; `nil` for a review, an invalid record, or a round with all of its
  /// answers.
  init?(_ record: RoundRecord) {
    guard let lesson = record.lesson else { return nil }
    let answers = record.items.map(\.answer).prefix { $0 != nil }.compactMap(\.self)
    // Questions are answered in order.
    guard answers.count < record.items.count,
      record.items.dropFirst(answers.count).allSatisfy({ $0.answer == nil })
    else { return nil }
    self.lesson = lesson
    source = RoundSource(record, lesson)
    given = answers.map(Round.Given.init)
  }

  /// The round without the items that its lesson no longer asks, and their answers; `nil` if no
  /// question is left to answer.
  init?(_ whole: OpenRound, asking isAsked: (CardID) -> Bool) {
    var source = whole.source
    source.plan.removeAll { !isAsked($0.card) }
    (lesson, self.source) = (whole.lesson, source)
    given = zip(whole.source.plan, whole.given).filter { isAsked($0.0.card) }.map(\.1)
    guard given.count < source.plan.count else { return nil }
  }
}

extension OpenRound {
  /// The cards of the answered questions, in the order in which they were asked.
  var answeredCards: [CardID] { source.plan.prefix(given.count).map(\.card) }
}

extension Round {
  /// The cards of its answered questions that are also asked in the round as it is stored, which
  /// lacks those that its lesson no longer asks.
  func answeredCards(of stored: OpenRound) -> [CardID] {
    source.plan.prefix(given.count).map(\.card).filter { card in
      stored.source.plan.contains { $0.card == card }
    }
  }
}

extension RoundSource {
  fileprivate init(_ record: RoundRecord, _ lesson: LessonID) {
    id = record.id
    began = record.began
    seed = record.seed
    self.lesson = lesson
    plan = record.items.map {
      AskedItem(card: CardID(lesson: lesson, item: $0.item), kind: QuestionKind($0.form))
    }
  }
}

extension Round {
  /// The round in the form in which it is stored. Reviews and exams are stored without items
  /// because they can't be resumed: what is due simply stays due.
  var record: RoundRecord {
    RoundRecord(
      id: source.id, lesson: source.lesson, seed: source.seed, began: source.began,
      items: source.lesson == nil || clock != nil ? [] : items)
  }

  private var items: [RoundItem] {
    source.plan.enumerated().map { index, asked in
      RoundItem(
        item: asked.card.item, form: AnswerForm(asked.kind),
        answer: given.indices.contains(index) ? given[index].record : nil)
    }
  }
}

extension Round.Given {
  /// Reads a stored answer. The record has neither the readings nor what a wrong answer would have
  /// been right for; see ``restored(as:with:)``.
  fileprivate init(_ answer: RoundItem.Answer) {
    self.init(
      text: BilingualText(
        japanese: answer.japanese, english: answer.english,
        readings: [Reading(answer.japanese, nil)]),
      isCorrect: answer.verdict == .right, isSecondTry: answer.isSecondTry,
      isGivenUp: answer.verdict == .unknown)
  }

  fileprivate var record: RoundItem.Answer {
    RoundItem.Answer(
      japanese: text.japanese, english: text.english,
      verdict: isGivenUp ? .unknown : isCorrect ? .right : .wrong, isSecondTry: isSecondTry)
  }

  /// Restores an answer of a resumed round: adds the readings of a choice or a standard form, and
  /// what a wrong answer would have been right for.
  func restored(as question: Question, with topics: AnswerTopics?) -> Self {
    if isGivenUp {
      return Self(text: .notKnown, isCorrect: false, isGivenUp: true)
    }
    var known = [question.solution]
    if case .choice(let choices, _) = question.answer { known += choices }
    let same = known.first { $0.japanese == text.japanese && $0.english == text.english }
    var given = Self(text: same ?? text, isCorrect: isCorrect, isSecondTry: isSecondTry)
    if !isCorrect {
      given.topic = topics?.topic(ofAnswer: text.japanese, insteadOf: question.item)
    }
    return given
  }
}

// MARK: - Kinds of questions

extension AnswerForm {
  /// The form of the answers to a kind of question.
  init(_ kind: QuestionKind) {
    switch kind {
    case .choice: self = .choice
    case .typed: self = .typed
    case .place: self = .picker
    }
  }
}

extension QuestionKind {
  /// The kind of question whose answers have a form.
  fileprivate init(_ form: AnswerForm) {
    switch form {
    case .choice: self = .choice
    case .typed: self = .typed
    case .picker: self = .place
    }
  }
}
