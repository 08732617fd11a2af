public import SpacedRepetition
public import StudyCatalog

/// The identity of a card: an item of a lesson. All forms of asking for the item share it.
public struct CardID: Hashable, Sendable {
  /// The lesson.
  public let lesson: LessonID
  /// The item's name in the lesson.
  public let item: String

  /// Creates the identity of a card.
  public init(lesson: LessonID, item: String) {
    self.lesson = lesson
    self.item = item
  }
}

/// An answer, as it is stored permanently.
public struct AnswerRecord: Hashable, Sendable {
  /// The most Unicode scalars of ``given`` that are stored.
  public static let longestGiven = 200
  /// The longest thinking time that counts for an answer, in milliseconds; beyond it, the learner
  /// is assumed to be away.
  public static let longestThinking = 120_000

  /// The card that was asked.
  public let card: CardID
  /// How the answer was given.
  public let form: AnswerForm
  /// The text that the user typed or chose, truncated to whole characters within ``longestGiven``.
  public let given: String
  /// How well the item was remembered.
  public let grade: Grade
  /// The time from the question to the answer.
  public let milliseconds: Int
  /// When the answer was given.
  public let time: LocalTime
  /// The round that contains the answer, with the progress to store for it; `nil` outside a round.
  public let round: RoundProgress?

  /// Describes an answer.
  public init(
    card: CardID, form: AnswerForm, given: String, grade: Grade, milliseconds: Int,
    time: LocalTime, round: RoundProgress? = nil
  ) {
    self.card = card
    self.form = form
    self.given = Self.cut(given)
    self.grade = grade
    self.milliseconds = min(max(milliseconds, 0), Self.longestAnswer)
    self.time = time
    self.round = round
  }

  /// The leading characters that fit, because a character may have any number of marks.
  private static func cut(_ given: String) -> String {
    var left = longestGiven
    return String(
      given.prefix { character in
        left -= character.unicodeScalars.count
        return left >= 0
      })
  }
}

/// The progress of a round.
public struct RoundProgress: Hashable, Sendable {
  /// The round.
  public let round: Int
  /// The position in the round, in a format defined by the caller.
  public let text: String

  /// Describes a place in a round.
  public init(round: Int, text: String) {
    self.round = round
    self.text = text
  }
}

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

    /// What is stored in place of the progress.
    var kind: String { exam?.progress ?? (asksMistakes ? Self.mistakes : "") }

    /// The word for a round that asked mistakes again.
    static let mistakes = "mistakes"

    /// The percentage of correct answers, rounded down; `nil` if there were no questions.
    public var percent: Int? { count > 0 ? correct * 100 / count : nil }
  }

  /// The number of the round, chosen at random by the program.
  public let id: Int
  /// The lesson; `nil` for a review.
  public let lesson: LessonID?
  /// The seed for the order of its questions.
  public let seed: UInt64
  /// When it began, in milliseconds since 1970.
  public let began: Int
  /// The position in the round, in a format defined by the caller.
  public var progress: String

  /// Describes a round.
  public init(id: Int, lesson: LessonID?, seed: UInt64, began: Int, progress: String = "") {
    self.id = id
    self.lesson = lesson
    self.seed = seed
    self.began = began
    self.progress = progress
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

  /// Parses the time stored with a finished round; `nil` for a round that wasn't an exam.
  init?(progress: String) {
    let words = progress.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[0] == Self.word, let limit = Int(words[1]),
      let used = Int(words[2]), used >= 0, used <= limit
    else { return nil }
    self.init(limit: limit, used: used)
  }

  /// The time as stored with a finished round.
  var progress: String { "\(Self.word) \(limit) \(used)" }

  private static let word = "exam"
}

/// A user setting, or something that the program remembers for itself.
public enum SettingName: String, Hashable, Sendable, CaseIterable {
  /// The code of the place where the user lives.
  case place
  /// The most recently opened lesson.
  case lastLesson
  /// The desired retention, such as 0.9.
  case retention
  /// The daily limit of new items, or `none`.
  case newItems
  /// The number of questions in a round.
  case roundLength
  /// The number of seconds that an exam allows per question.
  case examTime
  /// Whether to continue automatically after a right answer: `on` or `off`.
  case autoAdvance
  /// The name of the theme.
  case theme
  /// The amount of motion.
  case motion
  /// The language tag.
  case language
  /// The grade whose lessons are shown, from 1 to 9.
  case grade
  /// Whether to show readings above kanji in Japanese: `on`.
  case furigana
  /// The 21 FSRS parameters, separated by spaces.
  case parameters
  /// The number of the study day on which the file was last checked and copied.
  case backedUp
  /// The number of the study day of the first backup of this file.
  case firstBackup
  /// Whether the file of older versions was imported.
  case takenOver
}

extension AnswerRecord {
  /// The greatest number of milliseconds that is stored: a day.
  static let longestAnswer = 24 * 3_600_000
}
