public import Records

/// What the command line sets for one run, regardless of the learner's settings.
public struct SettingOverrides: Sendable {
  /// The names of the overridden settings, which the settings screen lists.
  public private(set) var names: Set<SettingName>

  /// The settings of the run, in the form in which settings are stored.
  public private(set) var values: [SettingName: String]

  /// Creates the overrides of a run; by default none.
  public init(names: Set<SettingName> = [], values: [SettingName: String] = [:]) {
    self.names = names
    self.values = values
  }

  /// Returns the settings that hold in this run instead of the learner's.
  func applied(to settings: StudySettings) -> StudySettings {
    values.isEmpty ? settings : StudySettings(settings.stored.merging(values) { $1 })
  }

  /// Lets settings hold again, because the learner has changed them.
  mutating func end(_ ended: Set<SettingName>) {
    names.subtract(ended)
    for name in ended { values[name] = nil }
  }
}
