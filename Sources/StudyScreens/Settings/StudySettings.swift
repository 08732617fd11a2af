public import Records
import SpacedRepetition
public import TerminalUI

/// What a person has set, with the usual value for whatever they have not.
public struct StudySettings: Hashable, Sendable {
  /// How many questions a round has.
  var roundLength = 10
  /// How many items may begin on a day; `nil` for any number.
  var newItems: NewItemLimit? = .standard
  /// How many seconds an exam allows for a question.
  var examTime = 30
  /// Whether a right answer goes on to the next question by itself.
  var isAutoAdvancing = false
  /// How many of a hundred items are to be remembered when they are asked again.
  var retention = Self.percent(Scheduler.standardRetention)
  /// The theme; `nil` for the one that suits the terminal.
  public var theme: Theme.BuiltIn?
  /// How much moves.
  public var motion = MotionSetting.full
  /// The language; `nil` for that of the locale.
  public var language: Language?
  /// The grade whose lessons are shown; `nil` for those of all grades.
  public var grade: Int?
  /// Whether Japanese has readings over kanji.
  public var hasReadings = false

  /// How many questions a round can have.
  static let roundLengths = [5, 10, 20]
  /// The limits of new items to choose from.
  static let newItemLimits: [NewItemLimit?] =
    [5, 10, NewItemLimit.standard.count, 40].map { NewItemLimit($0) } + [nil]
  /// The retentions to choose from, in percent.
  static let retentions =
    percent(Scheduler.retentions.lowerBound)...percent(Scheduler.retentions.upperBound)

  /// The seconds to choose from that an exam allows for a question.
  public static let examTimes = 5...120
  /// The grades to choose from: six of elementary school, three of junior high school.
  public static let grades = 1...9

  /// The usual settings.
  public init() {}

  private static func percent(_ share: Double) -> Int { Int((share * 100).rounded()) }
}

// MARK: - Records

extension StudySettings {
  /// Reads what is kept. What is not a value of its setting counts as not set.
  public init(_ kept: [SettingName: String]) {
    if let length = kept[.roundLength].flatMap({ Int($0) }), Self.roundLengths.contains(length) {
      roundLength = length
    }
    if kept[.newItems] == Self.noLimit {
      newItems = nil
    } else if let count = kept[.newItems].flatMap({ Int($0) }), count >= 0 {
      newItems = NewItemLimit(count)
    }
    if let time = kept[.examTime].flatMap({ Int($0) }), Self.examTimes.contains(time) {
      examTime = time
    }
    isAutoAdvancing = kept[.autoAdvance] == Self.on
    if let share = kept[.retention].flatMap({ Double($0) }), Scheduler.retentions.contains(share) {
      retention = Self.percent(share)
    }
    theme = kept[.theme].flatMap { Theme.BuiltIn(rawValue: $0) }
    motion = kept[.motion].flatMap { MotionSetting(rawValue: $0) } ?? motion
    language = kept[.language].flatMap { Language(ofStudy: $0) }
    hasReadings = kept[.furigana] == Self.on
    grade = kept[.grade].flatMap { Int($0) }.flatMap { Self.grades.contains($0) ? $0 : nil }
  }

  /// The settings as they are kept.
  var kept: [SettingName: String] {
    var kept: [SettingName: String] = [
      .roundLength: "\(roundLength)",
      .newItems: newItems.map { "\($0.count)" } ?? Self.noLimit,
      .examTime: "\(examTime)", .autoAdvance: isAutoAdvancing ? Self.on : "off",
      .retention: "\(Double(retention) / 100)", .motion: motion.rawValue,
    ]
    if hasReadings { kept[.furigana] = Self.on }
    kept[.theme] = theme?.rawValue
    kept[.language] = language?.rawValue
    kept[.grade] = grade.map(String.init)
    return kept
  }

  private static let on = "on"
  private static let noLimit = "none"
}
