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
  /// The number of the round that contains the answer; `nil` outside a round.
  public let round: Int?
  /// The retention with which the answer schedules its card; `nil` for that of the settings. It is
  /// not stored.
  let retention: Double?

  /// Describes an answer.
  ///
  /// - Precondition: `retention` is `nil` or allowed; see `Scheduler.retentions`.
  public init(
    card: CardID, form: AnswerForm, given: String, grade: Grade, milliseconds: Int,
    time: LocalTime, round: Int? = nil, retention: Double? = nil
  ) {
    self.card = card
    self.form = form
    self.given = Self.cut(given)
    self.grade = grade
    self.milliseconds = min(max(milliseconds, 0), Self.longestAnswer)
    self.time = time
    self.round = round
    self.retention = retention
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

extension AnswerRecord {
  /// The greatest number of milliseconds that is stored: a day.
  static let longestAnswer = 24 * 3_600_000
}
