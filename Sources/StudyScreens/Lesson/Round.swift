import StudyCatalog

/// A round: the questions of a lesson and the answers so far.
struct Round {
  /// An answer.
  struct Given: Hashable {
    /// What the person chose or typed, as it is shown.
    let text: BilingualText
    /// Whether it was right.
    let isCorrect: Bool
    /// Whether one that was nearly right came before it.
    var isSecondTry = false
    /// The time from the question to the answer.
    fileprivate(set) var time = Duration.zero
  }

  /// The questions in the order in which they are asked.
  let questions: [Question]

  /// What the questions were made from, to make them again.
  let source: RoundSource

  /// The answers so far, in the order of their questions.
  private(set) var given: [Given]

  /// When the current question was first visible.
  private var askedAt: Duration
  /// The time of the last answer while its review is visible.
  private var answeredAt: Duration?

  /// The shortest time for which a review is visible. A second key in one burst was meant for the
  /// question.
  static let leastReview = Duration.milliseconds(300)

  /// Whether the review of the last answer is visible.
  var isReviewing: Bool { answeredAt != nil }

  /// Begins a round, or goes on with it, at a time on the app's clock.
  ///
  /// - Precondition: There are no more answers than questions.
  init(questions: [Question], source: RoundSource, given: [Given] = [], at time: Duration) {
    precondition(
      given.count <= questions.count, "\(given.count) answers to \(questions.count) questions")
    self.questions = questions
    self.source = source
    self.given = given
    askedAt = time
  }

  /// The question that is asked or reviewed, or `nil` at the end.
  var current: Question? {
    let index = given.count - (isReviewing ? 1 : 0)
    return questions.indices.contains(index) ? questions[index] : nil
  }

  /// The number of the current question, counted from 1.
  var number: Int { min(questions.count, given.count + (isReviewing ? 0 : 1)) }

  /// How many answers were right.
  var correctCount: Int { given.count(where: \.isCorrect) }

  /// Whether every question was answered.
  var isComplete: Bool { given.count == questions.count }

  /// The questions with wrong answers, and those answers.
  var mistakes: [(question: Question, given: Given)] {
    Array(zip(questions, given).filter { !$0.1.isCorrect }.map { ($0.0, $0.1) })
  }

  /// Takes an answer to the current question at a time on the app's clock.
  mutating func answer(_ given: Given, at time: Duration) {
    precondition(
      !isReviewing && !isComplete, "answer \(self.given.count + 1) of \(questions.count) is not due"
    )
    var given = given
    given.time = time - askedAt
    self.given.append(given)
    answeredAt = time
  }

  /// Ends the review of an answer, if it has been visible for long enough.
  mutating func proceed(at time: Duration) {
    guard let answeredAt, time - answeredAt >= Self.leastReview else { return }
    self.answeredAt = nil
    askedAt = time
  }
}
