public import SpacedRepetition
internal import StudyCatalog

extension Records {
  /// Stores a round that begins, and removes an unfinished one of the same lesson.
  public func begin(_ round: RoundRecord) throws(RecordsError) {
    try make([.begin(round)])
  }

  /// Stores the result of a round, including the round itself if it was lost with a damaged file.
  public func finish(
    _ round: RoundRecord, _ result: RoundRecord.Result, at time: LocalTime
  ) throws(RecordsError) {
    try make([.finish(round, result, time)])
  }

  /// The unfinished rounds, latest first; at most 100.
  public func openRounds() throws(RecordsError) -> [RoundRecord] {
    try attempt { database throws(DatabaseError) in
      var rounds: [RoundRecord] = []
      try database.each(
        """
        SELECT id, lesson, seed, began, progress FROM rounds WHERE ended IS NULL
        ORDER BY began DESC LIMIT 100
        """
      ) { row in
        rounds.append(
          RoundRecord(
            id: row.integer(0), lesson: row.isNull(1) ? nil : LessonID(row.text(1)),
            seed: UInt64(UInt(bitPattern: row.integer(2))), began: row.integer(3),
            progress: row.text(4)))
        return true
      }
      return rounds
    }
  }
}

// MARK: - Settings

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

  /// Keeps several settings at once; `nil` forgets one.
  public func set(_ values: [SettingName: String?]) throws(RecordsError) {
    try make(values.map { .set($0.key, $0.value) })
  }

  /// Stores the learner's own FSRS parameters, which apply from the next answer on; `nil` for the
  /// defaults.
  public func set(_ parameters: FSRSParameters?) throws(RecordsError) {
    try set(.parameters, to: parameters?.values.map(\.description).joined(separator: " "))
  }
}
