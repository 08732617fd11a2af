public import SpacedRepetition
public import StudyCatalog

/// The name of a card: an item of a lesson. All forms of asking for the item share the card, and so
/// do the ``lessons`` that ask it in the same words.
public struct CardID: Hashable, Sendable {
  /// The lesson.
  public let lesson: LessonID
  /// The item's name in the lesson, in Unicode's composed form.
  public let item: String

  /// Creates the name of a card.
  public init(lesson: LessonID, item: String) {
    self.lesson = lesson
    self.item = item.composed
  }

  /// The lessons that share the card. The first of them is that of its ``home``.
  package var lessons: [LessonID] { lesson.lessons(asking: item) }

  /// The same name for all lessons that share the card, under which it is stored.
  package var home: CardID {
    guard let first = lessons.first, first != lesson else { return self }
    return CardID(lesson: first, item: item)
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
