import Records
import SpacedRepetition
import StudyCatalog

/// A round: the questions of a lesson or of a review, and the answers so far.
struct Round {
  /// An answer.
  struct Given: Hashable {
    /// What the person chose or typed, as it is shown.
    let text: BilingualText
    /// Whether it was right.
    let isCorrect: Bool
    /// Whether one that was nearly right came before it.
    var isSecondTry = false
    /// The index of the choice; `nil` for an answer of another form.
    var choice: Int?
    /// What the wrong answer would have been right for.
    var topic: BilingualText?
    /// What each choice would have been right for, as far as that can be told.
    var topics: [BilingualText?] = []
    /// Whether the person gave up.
    var isGivenUp = false
    /// The index of the question.
    fileprivate(set) var question = 0
    /// The time from the question to the answer.
    fileprivate(set) var time = Duration.zero
  }

  /// The questions in the order in which they are asked first. One that comes again has its choices in
  /// another order, lest their places be learned.
  private(set) var questions: [Question]

  /// What the questions were made from, to make them again.
  let source: RoundSource

  /// The time limit, if this is an exam. Then what became of an answer is not visible before the end.
  let clock: ExamClock?

  /// The answers so far, in the order in which they were given.
  private(set) var given: [Given] = []

  /// Whether it was left half-way before.
  private let isResumed: Bool
  /// The indices of the questions that are still to be asked.
  private var rest: Review<Int>
  /// When the current question was first visible; in an exam, when the last answer was given at its end.
  private(set) var askedAt: Duration
  /// The time of the last answer while what became of it is visible.
  private var answeredAt: Duration?
  /// When the person went on to the current question; `nil` at the first.
  private var proceededAt: Duration?
  /// Whether the time limit has passed.
  private var isTimeUp = false

  /// The shortest time for which what became of an answer is visible. A second key in one burst was
  /// meant for the question.
  static let leastFeedback = Duration.milliseconds(300)

  /// Begins a round, or goes on with it, at a time on the app's clock. One with a time limit is an exam.
  ///
  /// - Precondition: There are no more answers than questions.
  init(
    questions: [Question], source: RoundSource, given: [Given] = [], limit: Duration? = nil,
    at time: Duration
  ) {
    precondition(
      given.count <= questions.count, "\(given.count) answers to \(questions.count) questions")
    self.questions = questions
    self.source = source
    clock = limit.map { ExamClock(limit: $0, began: time, beganAt: source.began) }
    askedAt = time
    isResumed = !given.isEmpty
    rest = Review(
      zip(questions.indices, source.plan).map { index, asked in
        ReviewItem(id: index, subject: asked.card.lesson.subject.rawValue, family: asked.family)
      })
    for given in given { keep(given) }
  }

  /// Whether what became of the last answer is visible.
  var isAnswered: Bool { answeredAt != nil }

  /// The question that is asked or was just answered, or `nil` at the end.
  var current: Question? { currentIndex.map { questions[$0] } }

  /// What is asked or was just answered, or `nil` at the end.
  var currentPlan: AskedItem? { currentIndex.map { source.plan[$0] } }

  private var currentIndex: Int? {
    if isTimeUp { return nil }
    return isAnswered ? given.last?.question : rest.current?.id
  }

  /// The number of the current question, counted from 1. One that comes again does not count twice.
  var number: Int {
    let isDone = isAnswered && !comesAgain
    return min(questions.count, doneCount + (isDone ? 0 : 1))
  }

  /// The number of questions that do not come again.
  var doneCount: Int { questions.count - rest.remaining.count }

  /// Whether the last answer was wrong and its question comes again.
  var comesAgain: Bool { source.repeatsWrongItems && given.last?.isCorrect == false }

  /// Whether the current question was asked before in this round.
  var isRepeated: Bool {
    guard let index = currentIndex else { return false }
    return given.count { $0.question == index } > (isAnswered ? 1 : 0)
  }

  /// Whether a choice may be meant for the current question: a key so soon after the one that went on
  /// was meant for the last question.
  func takesChoices(at time: Duration) -> Bool {
    proceededAt.map { time - $0 >= Self.leastFeedback } ?? true
  }

  /// How many questions were right at the first try.
  var correctCount: Int { Set(given.map(\.question)).count - firstMistakes.count }

  /// Whether nothing is left to be asked, or the time limit has passed.
  var isComplete: Bool { isTimeUp || rest.current == nil }

  /// The number of questions without an answer.
  var unansweredCount: Int { questions.count - Set(given.map(\.question)).count }

  /// The time that all answers took, without that for which the person was away; that of the clock in
  /// an exam; `nil` for a round that was gone on with, since only the new answers are timed.
  var time: Duration? {
    if let clock { return clock.used(at: isTimeUp ? clock.end : askedAt) }
    let longest = Duration.milliseconds(AnswerRecord.longestThinking)
    return isResumed ? nil : given.reduce(.zero) { $0 + min($1.time, longest) }
  }

  /// The questions with wrong answers, and the first of those answers.
  var mistakes: [(question: Question, given: Given)] {
    firstMistakes.map { (questions[$0.question], $0) }
  }

  /// The items with wrong answers.
  var missedCards: [CardID] { firstMistakes.map { source.plan[$0.question].card } }

  private var firstMistakes: [Given] {
    var met: Set<Int> = []
    return given.filter { !$0.isCorrect && met.insert($0.question).inserted }
  }
}

// MARK: - Answering

extension Round {
  /// Takes an answer to the current question at a time on the app's clock.
  mutating func answer(_ given: Given, at time: Duration) {
    precondition(!isAnswered && !isComplete, "answer \(self.given.count + 1) is not due")
    var given = given
    given.time = time - askedAt
    keep(given)
    guard clock != nil else { return answeredAt = time }
    (askedAt, proceededAt) = (time, time)
  }

  /// Ends an exam whose time limit has passed, whatever is still to be asked.
  mutating func runOutOfTime() {
    precondition(clock != nil && !isComplete, "no time is running out")
    isTimeUp = true
  }

  /// Goes on after an answer, if what became of it has been visible for long enough.
  mutating func proceed(at time: Duration) {
    guard let answeredAt, time - answeredAt >= Self.leastFeedback else { return }
    self.answeredAt = nil
    (askedAt, proceededAt) = (time, time)
    guard comesAgain, let index = given.last?.question else { return }
    questions[index] = questions[index].reordered(by: source.seed &+ UInt64(given.count))
  }

  private mutating func keep(_ given: Given) {
    guard let index = rest.current?.id else { return }
    var given = given
    given.question = index
    self.given.append(given)
    rest.answer(given.isCorrect || !source.repeatsWrongItems ? .good : .again)
  }
}
