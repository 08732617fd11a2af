public import Records

/// What the command line sets for one run, regardless of the learner's settings.
public struct SettingOverrides: Sendable {
  /// The names of the overridden settings, which the settings screen lists.
  public private(set) var names: Set<SettingName>

  /// The grade whose lessons are shown; `nil` to use the setting.
  public private(set) var grade: Int?

  /// The seconds per question of an exam; `nil` to use the setting.
  public private(set) var examTime: Int?

  /// Whether to show readings for kanji; `nil` to use the setting.
  public private(set) var hasReadings: Bool?

  /// Other settings, in the form in which settings are stored.
  public private(set) var values: [SettingName: String]

  /// Creates the overrides of a run; by default none.
  public init(
    names: Set<SettingName> = [], grade: Int? = nil, examTime: Int? = nil,
    hasReadings: Bool? = nil, values: [SettingName: String] = [:]
  ) {
    self.values = values
    self.names = names
    self.grade = grade
    self.examTime = examTime
    self.hasReadings = hasReadings
  }

  /// Returns the settings that hold in this run instead of the learner's.
  func applied(to settings: StudySettings) -> StudySettings {
    values.isEmpty ? settings : StudySettings(settings.stored.merging(values) { $1 })
  }

  /// Lets settings hold again, because the learner has changed them.
  mutating func end(_ ended: Set<SettingName>) {
    names.subtract(ended)
    for name in ended { values[name] = nil }
    if ended.contains(.grade) { grade = nil }
    if ended.contains(.examTime) { examTime = nil }
    if ended.contains(.furigana) { hasReadings = nil }
  }
}
