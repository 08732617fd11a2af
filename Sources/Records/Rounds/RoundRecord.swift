public import SpacedRepetition
public import StudyCatalog

/// A round of questions, either unfinished or complete.
public struct RoundRecord: Hashable, Sendable {
  /// The result of a round.
  public struct Result: Hashable, Sendable {
    /// The number of questions answered correctly at the first try.
    public let correct: Int
    /// The number of questions in the round.
    public let count: Int
    /// The time of an exam; `nil` for any other round.
    public let exam: ExamTime?
    /// Whether the round asked the mistakes of another one again.
    public let asksMistakes: Bool

    /// Creates a result from its counts.
    public init(correct: Int, count: Int, exam: ExamTime? = nil, asksMistakes: Bool = false) {
      self.correct = correct
      self.count = count
      self.exam = exam
      self.asksMistakes = asksMistakes
    }

    /// The percentage of correct answers, rounded to the nearest, but 100 only for all of them;
    /// `nil` if there were no questions.
    public var percent: Int? {
      guard count > 0 else { return nil }
      let rounded = (200 * correct + count) / (2 * count)
      return correct < count ? min(99, rounded) : rounded
    }
  }

  /// The number of the round, chosen at random by the program.
  public let id: Int
  /// The lesson; `nil` for a review.
  public let lesson: LessonID?
  /// The seed for the order of its questions.
  public let seed: UInt64
  /// When it began, in milliseconds since 1970.
  public let began: Int
  /// The items of an unfinished round of a lesson, in the order in which they are asked; none for a
  /// round that can't be resumed.
  public var items: [RoundItem]

  /// Describes a round.
  public init(id: Int, lesson: LessonID?, seed: UInt64, began: Int, items: [RoundItem] = []) {
    self.id = id
    self.lesson = lesson
    self.seed = seed
    self.began = began
    self.items = items
  }
}

/// An item of a round, and its answer.
public struct RoundItem: Hashable, Sendable {
  /// How an answer was judged. The values are stored.
  public enum Verdict: Int, Hashable, Sendable, CaseIterable {
    case wrong, right
    /// The learner gave up.
    case unknown
  }

  /// An answer in a round, as the learner sees it again.
  public struct Answer: Hashable, Sendable {
    /// The Japanese wording of what was chosen or typed.
    public let japanese: String
    /// Its English wording.
    public let english: String
    /// How it was judged.
    public let verdict: Verdict
    /// Whether a nearly right answer came before it.
    public let isSecondTry: Bool

    /// Describes an answer.
    public init(japanese: String, english: String, verdict: Verdict, isSecondTry: Bool) {
      self.japanese = japanese
      self.english = english
      self.verdict = verdict
      self.isSecondTry = isSecondTry
    }
  }

  /// The item's name in the lesson.
  public let item: String
  /// How it is asked.
  public let form: AnswerForm
  /// The answer; `nil` if there is none yet.
  public var answer: Answer?

  /// Describes an item of a round.
  public init(item: String, form: AnswerForm, answer: Answer? = nil) {
    self.item = item
    self.form = form
    self.answer = answer
  }
}

/// The time limit of an exam, and the time that it took.
public struct ExamTime: Hashable, Sendable {
  /// The time limit, in milliseconds.
  public let limit: Int
  /// The time used, in milliseconds.
  public let used: Int

  /// Describes the time of an exam.
  public init(limit: Int, used: Int) {
    self.limit = limit
    self.used = used
  }
}
