public import SpacedRepetition

/// A user setting, or something that the program remembers for itself.
public enum SettingName: String, Hashable, Sendable, CaseIterable {
  /// The code of the place where the user lives.
  case place
  /// The most recently opened lesson.
  case lastLesson
  /// The desired retention, such as 0.9.
  case retention
  /// The daily limit of new items, or `any` for no limit, which was once `none`.
  case newItems
  /// A day for which the learner has raised the limit of new items, and the limit, such as
  /// `20544 30`.
  case raisedLimit
  /// The number of questions in a round.
  case roundLength
  /// How the learner prefers to answer: `mixed`, `choose` or `type`.
  case answers
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
  case stateImported = "takenOver"
}

extension Records {
  /// The value of a setting; `nil` if it was never set.
  public func setting(_ name: SettingName) throws(RecordsError) -> String? {
    try attempt { database throws(DatabaseError) in try database.setting(name) }
  }

  /// All settings that have a value.
  public func settings() throws(RecordsError) -> [SettingName: String] {
    try attempt { database throws(DatabaseError) in
      var settings: [SettingName: String] = [:]
      try database.each("SELECT name, value FROM settings") { row in
        if let name = SettingName(rawValue: row.text(0)) { settings[name] = row.text(1) }
        return true
      }
      return settings
    }
  }

  /// Stores a setting; `nil` removes it.
  public func set(_ name: SettingName, to value: String?) throws(RecordsError) {
    try set([name: value])
  }

  /// Stores several settings at once; `nil` removes one.
  public func set(_ values: [SettingName: String?]) throws(RecordsError) {
    try make(values.map { .set($0.key, $0.value) })
  }

  /// Stores the learner's own FSRS parameters, which apply from the next answer on; `nil` for the
  /// defaults.
  public func set(_ parameters: FSRSParameters?) throws(RecordsError) {
    try set(.parameters, to: parameters?.values.map(\.description).joined(separator: " "))
  }
}

extension SettingName {
  /// Stores a value, or removes it.
  func set(_ value: String?, in database: Database) throws(DatabaseError) {
    if let value {
      try database.run(
        """
        INSERT INTO settings VALUES(?, ?) \
        ON CONFLICT(name) DO UPDATE SET value = excluded.value
        """, .text(rawValue), .text(value))
    } else {
      try database.run("DELETE FROM settings WHERE name = ?", .text(rawValue))
    }
  }
}
