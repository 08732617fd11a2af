import StudyCatalog

/// One go through the questions of a lesson: what was asked, what was answered, and what is next.
struct Round {
  /// An answer that was given.
  struct Given {
    /// What the person chose or wrote.
    let text: BilingualText
    /// Whether it was right.
    let isCorrect: Bool
  }

  /// The questions in the order in which they are asked.
  let questions: [Question]

  /// The answers so far, in the order of their questions.
  private(set) var given: [Given] = []

  /// When the last answer was given, while it is being looked at.
  private var answeredAt: Duration?

  /// How long an answer is shown at least. Two keys in one burst were meant for what stood there before.
  static let leastReview = Duration.milliseconds(300)

  /// Whether the last answer is still being looked at.
  var isReviewing: Bool { answeredAt != nil }

  init(questions: [Question]) {
    self.questions = questions
  }

  /// The question that is asked or whose answer is looked at, or `nil` at the end.
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

  /// The questions that were answered wrong, with the answers.
  var mistakes: [(question: Question, given: Given)] {
    Array(zip(questions, given).filter { !$0.1.isCorrect }.map { ($0.0, $0.1) })
  }

  /// Takes an answer to the current question at a time on the app's clock.
  mutating func answer(_ given: Given, at time: Duration) {
    precondition(
      !isReviewing && !isComplete, "answer \(self.given.count + 1) of \(questions.count) is not due"
    )
    self.given.append(given)
    answeredAt = time
  }

  /// Goes on after an answer was looked at; nothing before it was shown for long enough.
  mutating func proceed(at time: Duration) {
    guard let answeredAt, time - answeredAt >= Self.leastReview else { return }
    self.answeredAt = nil
  }
}
