public import SpacedRepetition
public import StudyCatalog

/// The name of a card: an item of a lesson. All forms of asking for the item share it.
public struct CardID: Hashable, Sendable {
  /// The lesson.
  public let lesson: LessonID
  /// The item's name in the lesson.
  public let item: String

  /// Names a card.
  public init(lesson: LessonID, item: String) {
    self.lesson = lesson
    self.item = item
  }
}

/// An answer, as it is kept for ever.
public struct AnswerRecord: Hashable, Sendable {
  /// The most Unicode scalars of ``given`` that are kept.
  public static let longestGiven = 200
  /// The milliseconds after which a person is taken to be away: no sum counts more for an answer.
  public static let longestThinking = 120_000

  /// What was asked.
  public let card: CardID
  /// How the answer was given.
  public let form: AnswerForm
  /// What the person typed or chose, cut after the last character within ``longestGiven``.
  public let given: String
  /// How well it went.
  public let grade: Grade
  /// The time from the question to the answer.
  public let milliseconds: Int
  /// When it was given.
  public let time: LocalTime
  /// The round that it belongs to, with what is to be kept of the round; `nil` outside of one.
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
    self.milliseconds = min(max(milliseconds, 0), 24 * 3_600_000)
    self.time = time
    self.round = round
  }

  /// The whole characters that fit: one may have any number of marks.
  private static func cut(_ given: String) -> String {
    var left = longestGiven
    return String(
      given.prefix { character in
        left -= character.unicodeScalars.count
        return left >= 0
      })
  }
}

/// How far a round has come.
public struct RoundProgress: Hashable, Sendable {
  /// The round.
  public let round: Int
  /// The place in the round, in the words of whoever will go on with it.
  public let text: String

  /// Describes a place in a round.
  public init(round: Int, text: String) {
    self.round = round
    self.text = text
  }
}

/// A round of questions, left half-way or finished.
public struct RoundRecord: Hashable, Sendable {
  /// What came out of a round.
  public struct Result: Hashable, Sendable {
    /// The questions that were right at the first try.
    public let correct: Int
    /// The questions of the round.
    public let count: Int
    /// The time of an exam; `nil` for any other round.
    public let exam: ExamTime?

    /// Counts right answers.
    public init(correct: Int, count: Int, exam: ExamTime? = nil) {
      self.correct = correct
      self.count = count
      self.exam = exam
    }

    /// The right answers in percent, rounded down; `nil` without questions.
    public var percent: Int? { count > 0 ? correct * 100 / count : nil }
  }

  /// The number of the round, drawn at random by the program.
  public let id: Int
  /// The lesson; `nil` for a review.
  public let lesson: LessonID?
  /// The seed of the order of its questions.
  public let seed: UInt64
  /// When it began, in milliseconds since 1970.
  public let began: Int
  /// The place in the round, in the words of whoever will go on with it.
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

/// The time that an exam allowed, and the time that it took.
public struct ExamTime: Hashable, Sendable {
  /// The milliseconds that it allowed.
  public let limit: Int
  /// The milliseconds that it took.
  public let used: Int

  /// Describes the time of an exam.
  public init(limit: Int, used: Int) {
    self.limit = limit
    self.used = used
  }

  /// Reads it from where a finished round is kept; `nil` for a round that was no exam.
  init?(progress: String) {
    let words = progress.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[0] == Self.word, let limit = Int(words[1]),
      let used = Int(words[2]), used >= 0, used <= limit
    else { return nil }
    self.init(limit: limit, used: used)
  }

  /// The time as a finished round is kept with it.
  var progress: String { "\(Self.word) \(limit) \(used)" }

  private static let word = "exam"
}

/// What a person has set, or what the program notes for itself.
public enum SettingName: String, Hashable, Sendable, CaseIterable {
  /// Where the person lives: a code of a place.
  case place
  /// The lesson that was opened last.
  case lastLesson
  /// The wished retention, such as 0.9.
  case retention
  /// The limit of new items a day, or `none`.
  case newItems
  /// How many questions a round has.
  case roundLength
  /// How many seconds an exam allows for a question.
  case examTime
  /// Whether a right answer goes on by itself: `on` or `off`.
  case autoAdvance
  /// The name of the theme.
  case theme
  /// How much moves.
  case motion
  /// The tag of the language.
  case language
  /// The grade whose lessons are shown, from 1 to 9.
  case grade
  /// Whether Japanese has readings over kanji: `on`.
  case furigana
  /// The 21 parameters of FSRS, with spaces between them.
  case parameters
  /// The number of the study day on which the file was checked and copied last.
  case backedUp
  /// The number of the study day of the first copy that was made of this file.
  case firstBackup
  /// Whether the file of older programs was taken over.
  case takenOver
}
