public import Records
import SpacedRepetition
import StudyCatalog
public import TerminalUI

/// The learner's settings, with defaults for those that aren't set.
public struct StudySettings: Hashable, Sendable {
  /// The number of questions in a round.
  var roundLength = 10
  /// How the learner prefers to answer.
  var answers = AnswerPreference.mixed
  /// The number of new items that may be started each day; `nil` for no limit.
  var newItems: NewItemLimit? = .standard
  /// The time that an exam allows for each question, in seconds.
  var examTime = 30
  /// Whether the next question appears automatically after a right answer.
  var isAutoAdvancing = false
  /// The percentage of items that the learner should still remember when they are due.
  var retention = Self.percent(Scheduler.standardRetention)
  /// The theme; `nil` for the one that suits the terminal.
  public var theme: Theme.BuiltIn?
  /// How much motion the screens show.
  public var motion = MotionSetting.full
  /// The language; `nil` for that of the locale.
  public var language: Language?
  /// The grade whose lessons are shown; `nil` for all grades.
  public var grade: Int?
  /// Whether Japanese text has readings for kanji.
  public var hasReadings = false
  /// Where the learner lives; `nil` until they choose.
  var place: PlaceCode?

  /// The round lengths to choose from.
  public static let roundLengths = [5, 10, 20]
  /// The words for the limits of new items per day.
  public static let wordsForLimits = newItemLimits.map { $0.map { "\($0.count)" } ?? noLimit }
  /// The limits of new items per day to choose from; `nil` for no limit.
  static let newItemLimits: [NewItemLimit?] =
    [5, 10, NewItemLimit.standard.count, 40].map { NewItemLimit($0) } + [nil]
  /// The retentions to choose from, in percent.
  public static let retentions =
    percent(Scheduler.retentions.lowerBound)...percent(Scheduler.retentions.upperBound)

  /// The seconds per question of an exam to choose from.
  public static let examTimes = 5...120
  /// The grades to choose from: six of elementary school and three of junior high school.
  public static let grades = 1...9

  /// Creates the default settings.
  public init() {}

  private static func percent(_ share: Double) -> Int { Int((share * 100).rounded()) }
}

// MARK: - Records

extension StudySettings {
  /// Reads stored settings. An invalid value is replaced by its default.
  public init(_ stored: [SettingName: String]) {
    if let length = stored[.roundLength].flatMap({ Int($0) }), Self.roundLengths.contains(length) {
      roundLength = length
    }
    answers = stored[.answers].flatMap { AnswerPreference(rawValue: $0) } ?? answers
    if [Self.noLimit, Self.formerNoLimit].contains(stored[.newItems]) {
      newItems = nil
    } else if let count = stored[.newItems].flatMap({ Int($0) }),
      Self.newItemLimits.contains(where: { $0?.count == count })
    {
      newItems = NewItemLimit(count)
    }
    if let time = stored[.examTime].flatMap({ Int($0) }), Self.examTimes.contains(time) {
      examTime = time
    }
    isAutoAdvancing = stored[.autoAdvance] == Self.on
    if let share = stored[.retention].flatMap({ Double($0) }), Scheduler.retentions.contains(share)
    {
      retention = Self.percent(share)
    }
    theme = stored[.theme].flatMap { Theme.BuiltIn(rawValue: $0) }
    motion = stored[.motion].flatMap { MotionSetting(rawValue: $0) } ?? motion
    language = stored[.language].flatMap { Language(ofStudy: $0) }
    hasReadings = stored[.furigana] == Self.on
    place = stored[.place].flatMap { PlaceCode($0) }
    grade = stored[.grade].flatMap { Int($0) }.flatMap { Self.grades.contains($0) ? $0 : nil }
  }

  /// The settings in the form in which they are stored.
  var stored: [SettingName: String] {
    var stored: [SettingName: String] = [
      .roundLength: "\(roundLength)", .answers: answers.rawValue,
      .newItems: newItems.map { "\($0.count)" } ?? Self.noLimit,
      .examTime: "\(examTime)", .autoAdvance: isAutoAdvancing ? Self.on : "off",
      .retention: "\(Double(retention) / 100)", .motion: motion.rawValue,
    ]
    if hasReadings { stored[.furigana] = Self.on }
    stored[.theme] = theme?.rawValue
    stored[.language] = language?.rawValue
    stored[.grade] = grade.map(String.init)
    stored[.place] = place?.description
    return stored
  }

  private static let on = "on"
  private static let noLimit = "any"
  /// The word in records of early versions.
  private static let formerNoLimit = "none"
}
