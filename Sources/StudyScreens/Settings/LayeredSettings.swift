import Records

/// The learner's settings, and over them those that the command line sets for one run.
struct LayeredSettings {
  /// The learner's settings, as they are stored.
  private var stored: StudySettings { didSet { apply() } }
  /// What the command line sets, without what was changed since.
  private(set) var overrides: SettingOverrides { didSet { apply() } }
  /// The settings that hold.
  private(set) var effective: StudySettings
  /// Whether the stored settings could be read.
  private(set) var isRead: Bool

  /// Creates the settings of a run; `nil` if those that are stored can't be read.
  init(_ stored: StudySettings?, under overrides: SettingOverrides) {
    let known = stored ?? StudySettings()
    (self.stored, self.overrides, isRead) = (known, overrides, stored != nil)
    effective = overrides.applied(to: known)
  }

  private mutating func apply() { effective = overrides.applied(to: stored) }

  /// Takes over the stored settings, once they can be read.
  mutating func take(_ stored: StudySettings) { (self.stored, isRead) = (stored, true) }

  /// Lets the learner's own value of a setting hold again.
  mutating func endOverride(of name: SettingName) { overrides.end([name]) }

  /// Changes the settings that hold, and returns what is to be stored. What the command line still
  /// sets stays out of it.
  mutating func change(to settings: StudySettings) -> [SettingName: String?] {
    let (new, old) = (settings.stored, effective.stored)
    let changed = SettingName.allCases.filter { new[$0] != old[$0] }
    guard !changed.isEmpty else { return [:] }
    var kept = stored.stored
    for name in changed { kept[name] = new[name] }
    stored = StudySettings(kept)
    overrides.end(Set(changed))
    return Dictionary(uniqueKeysWithValues: changed.map { ($0, new[$0]) })
  }
}
