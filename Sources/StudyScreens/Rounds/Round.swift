import Records
import SpacedRepetition
import StudyCatalog

/// A round: the questions of a lesson or a review, and the answers so far.
struct Round {
  /// An answer.
  struct Given: Hashable {
    /// What the learner chose or typed, as it is displayed.
    let text: BilingualText
    /// The same of a typed answer as it is read out; `nil` for an answer of another kind.
    var spoken: BilingualText?
    /// Whether it was right.
    let isCorrect: Bool
    /// Whether a nearly right answer came before it.
    var isSecondTry = false
    /// The index of the choice; `nil` for an answer of another kind.
    var choice: Int?
    /// What a wrong answer would have been right for; `nil` if that is unknown.
    var topic: BilingualText?
    /// What each choice would have been right for; `nil` for a choice for which that is unknown.
    var topics: [BilingualText?] = []
    /// Whether the learner gave up.
    var isGivenUp = false
    /// The index of the question.
    fileprivate(set) var question = 0
    /// The time from the question to the answer; `nil` if the round was resumed and it is unknown.
    var time: Duration?
  }

  /// The questions in the order in which they are first asked. A repeated question has its choices
  /// in another order, so that the learner doesn't memorize their positions.
  private(set) var questions: [Question]

  /// The source of the questions, from which they can be made again.
  let source: RoundSource

  /// The clock of an exam, which gives no feedback until its end; `nil` for any other round.
  let clock: ExamClock?

  /// The answers so far, in the order in which they were given.
  private(set) var given: [Given] = []

  /// The indices of the questions that are still to be asked.
  private var rest: Review<Int>
  /// The time when the current question appeared. At the end of an exam, the time of the last
  /// answer.
  private(set) var askedAt: Duration
  /// The time of the last answer while feedback on it is visible, otherwise `nil`.
  private var answeredAt: Duration?
  /// The time when the learner continued to the current question; `nil` for the first one.
  private var proceededAt: Duration?
  /// Whether the time limit has passed.
  private var isTimeUp = false

  /// The minimum time for which feedback is visible. A second key pressed within it was meant for
  /// the question.
  static let leastFeedback = Duration.milliseconds(300)

  /// Starts or resumes a round at a time on the app's clock. A round with a time limit is an exam.
  ///
  /// - Parameters:
  ///   - questions: The questions, as the source makes them.
  ///   - source: The source of the questions.
  ///   - given: The answers so far.
  ///   - limit: The time limit of an exam.
  ///   - time: The time on the app's clock.
  ///   - wallTime: The same time, in milliseconds since 1970. It is later than the start of the
  ///     source, by the time that the questions took to load; `nil` if they took none.
  /// - Precondition: There are no more answers than questions.
  init(
    questions: [Question], source: RoundSource, given: [Given] = [], limit: Duration? = nil,
    at time: Duration, _ wallTime: Int? = nil
  ) {
    precondition(
      given.count <= questions.count, "\(given.count) answers to \(questions.count) questions")
    self.questions = questions
    self.source = source
    clock = limit.map { ExamClock(limit: $0, began: time, beganAt: wallTime ?? source.began) }
    askedAt = time
    rest = Review(
      zip(questions.indices, source.plan).map { index, asked in
        ReviewItem(id: index, subject: asked.card.lesson.subject.rawValue, family: asked.family)
      })
    for given in given { keep(given) }
  }

  /// Whether feedback on the last answer is visible.
  var isAnswered: Bool { answeredAt != nil }

  /// The question that is being asked or was just answered; `nil` at the end.
  var current: Question? { currentIndex.map { questions[$0] } }

  /// The item that is being asked or was just answered; `nil` at the end.
  var currentPlan: AskedItem? { currentIndex.map { source.plan[$0] } }

  private var currentIndex: Int? {
    if isTimeUp { return nil }
    return isAnswered ? given.last?.question : rest.current?.id
  }

  /// How many questions have been asked, including the current one. A repeated question doesn't
  /// count again.
  var number: Int { Set(given.map(\.question) + [currentIndex].compactMap(\.self)).count }

  /// The number of questions that won't be asked again.
  var doneCount: Int { questions.count - rest.remaining.count }

  /// Whether the last answer was wrong and its question will be repeated.
  var comesAgain: Bool { source.repeatsWrongItems && given.last?.isCorrect == false }

  /// Whether the current question was asked before in this round.
  var isRepeated: Bool {
    guard let index = currentIndex else { return false }
    return given.count { $0.question == index } > (isAnswered ? 1 : 0)
  }

  /// Whether to accept a choice for the current question. A key pressed right after the one that
  /// continued was meant for the previous question.
  func takesChoices(at time: Duration) -> Bool {
    // The time goes back if the system's clock does.
    proceededAt.map { time < $0 || time - $0 >= Self.leastFeedback } ?? true
  }

  /// The number of questions that were answered right the first time.
  var correctCount: Int { Set(given.map(\.question)).count - firstMistakes.count }

  /// Whether nothing is left to ask, or the time limit has passed.
  var isComplete: Bool { isTimeUp || rest.current == nil }

  /// The number of questions without an answer.
  var unansweredCount: Int { questions.count - Set(given.map(\.question)).count }

  /// The time that all answers took, counting at most ``AnswerRecord/longestThinking`` for each.
  /// For an exam, the time on its clock. `nil` if the time of an answer is unknown.
  var time: Duration? {
    if let clock { return clock.used(at: isTimeUp ? clock.end : askedAt) }
    let longest = Duration.milliseconds(AnswerRecord.longestThinking)
    let times = given.compactMap(\.time)
    return times.count == given.count ? times.reduce(.zero) { $0 + min($1, longest) } : nil
  }

  /// The questions with wrong answers, each with the first of those answers, and after them those
  /// without an answer.
  var openQuestions: [(question: Question, given: Given?)] {
    firstMistakes.map { (questions[$0.question], $0) } + unanswered.map { (questions[$0], nil) }
  }

  /// The items of these questions, in the same order.
  var openCards: [CardID] {
    (firstMistakes.map(\.question) + unanswered).map { source.plan[$0].card }
  }

  private var unanswered: [Int] {
    let answered = Set(given.map(\.question))
    return questions.indices.filter { !answered.contains($0) }
  }

  private var firstMistakes: [Given] {
    var met: Set<Int> = []
    return given.filter { !$0.isCorrect && met.insert($0.question).inserted }
  }
}

// MARK: - Progress

extension Round {
  /// How a question has been answered so far.
  enum Standing {
    /// It is still to be asked.
    case waiting
    /// It is being asked for the first time.
    case asked
    /// Its first answer was right.
    case right
    /// Its first answer was wrong.
    case wrong
    /// Its first answer was wrong, and it is being asked again.
    case askedAgain
    /// It was answered in an exam, which doesn't tell how before its end.
    case answered
  }

  /// The standing of each question. Its first answer decides, as it does for the score.
  var standings: [Standing] {
    var standings = questions.map { _ in Standing.waiting }
    let isSecret = clock != nil && !isComplete
    for given in given where standings[given.question] == .waiting {
      standings[given.question] = isSecret ? .answered : given.isCorrect ? .right : .wrong
    }
    if !isAnswered, let index = currentIndex {
      standings[index] = standings[index] == .waiting ? .asked : .askedAgain
    }
    return standings
  }

  /// The name of the item that is asked after the current question; `nil` if there is none, or if
  /// it belongs to another lesson.
  func nextItem(of lesson: LessonID) -> String? {
    guard let index = currentIndex, let next = rest.remaining.first(where: { $0.id != index })
    else { return nil }
    let card = source.plan[next.id].card
    return card.lesson == lesson ? card.item : nil
  }

  /// Whether a related item is still to be asked after the current question. Explaining the current
  /// one could then give an answer away.
  var hasRelatedQuestions: Bool {
    guard let index = currentIndex else { return false }
    let family = source.plan[index].family
    return rest.remaining.contains { $0.id != index && $0.family == family }
  }
}

// MARK: - Answering

extension Round {
  /// Adds an answer to the current question, at a time on the app's clock.
  ///
  /// - Precondition: The current question isn't answered yet, and the round isn't complete.
  mutating func answer(_ given: Given, at time: Duration) {
    precondition(!isAnswered && !isComplete, "answer \(self.given.count + 1) is not due")
    var given = given
    // The time goes back if the system's clock does.
    given.time = max(.zero, time - askedAt)
    keep(given)
    guard clock != nil else { return answeredAt = time }
    (askedAt, proceededAt) = (time, time)
  }

  /// Asks the current question again at a time on the app's clock, because its answer was taken
  /// back.
  mutating func askAgain(at time: Duration) { askedAt = time }

  /// Ends an exam whose time is up, regardless of what is still to be asked.
  ///
  /// - Precondition: This is an exam, and it isn't complete.
  mutating func runOutOfTime() {
    precondition(clock != nil && !isComplete, "no time is running out")
    isTimeUp = true
  }

  /// Continues after an answer if the feedback has been visible for at least ``leastFeedback``, or
  /// is shown with the next question.
  mutating func proceed(at time: Duration, isAtOnce: Bool = false) {
    guard let answeredAt, isAtOnce || time - answeredAt >= Self.leastFeedback else { return }
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
