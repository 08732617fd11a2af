internal import SpacedRepetition
internal import StudyCatalog

/// A change to the records, which can be repeated if it could not be written.
enum Change {
  case answer(AnswerRecord, RoundRecord?)
  case begin(RoundRecord)
  case finish(RoundRecord, RoundRecord.Result, LocalTime)
  case set(SettingName, String?)
  case takeOver(StateReading, StudyDay, from: StateFolder?)

  /// Applies the change within a transaction.
  func apply(to database: Database) throws(DatabaseError) {
    switch self {
    case .answer(let answer, let round):
      try round?.keepIfLost(in: database)
      try answer.apply(to: database)
    case .begin(let round): try round.begin(in: database)
    case .finish(let round, let result, let time): try round.finish(result, time, in: database)
    case .set(let name, let value): try name.set(value, in: database)
    case .takeOver(let reading, let day, _): try reading.state.takeOver(on: day, into: database)
    }
  }

  /// Does what must wait until the change is made. Returns what the user has to be told about it.
  func wasMade(onDisk isOnDisk: Bool) -> RecordsError? {
    guard case .takeOver(let reading, _, let folder) = self else { return nil }
    // The old file is the only copy until the new one contains everything.
    let newPath = isOnDisk ? folder?.setAside() : nil
    return reading.damagedFile.map { .stateReadInPart(path: newPath ?? $0) }
  }
}

extension AnswerRecord {
  /// Stores the answer and its effects on the card, the lesson, the day, and the round.
  fileprivate func apply(to database: Database) throws(DatabaseError) {
    // Read here, under the lock, because another program may have answered the same card.
    let old = try database.card(card)
    let new = try database.scheduler().card(old, after: grade, on: time.day)
    try insert(id: nil, in: database)
    try database.replace(card, old, new)
    try database.run(
      """
      INSERT INTO days VALUES(?, 1, ?, ?, ?) ON CONFLICT(day) DO UPDATE SET \
      answers = answers + 1, correct = correct + excluded.correct, \
      begun = begun + excluded.begun, milliseconds = milliseconds + excluded.milliseconds
      """, .integer(time.day.number), .integer(grade == .again ? 0 : 1),
      .integer(old == nil ? 1 : 0), .integer(min(milliseconds, Self.longestThinking)))
    if let round {
      try database.run(
        "UPDATE rounds SET progress = ? WHERE id = ?", .text(round.text), .integer(round.round))
    }
  }

  /// Inserts the row of the answer, with the next number or a given one.
  func insert(id: Int?, in database: Database) throws(DatabaseError) {
    try database.run(
      "INSERT INTO answers VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", .optional(id),
      .text(card.lesson.description), .text(card.item), .integer(form.rawValue), .text(given),
      .integer(grade.rawValue), .integer(milliseconds), .integer(time.milliseconds),
      .integer(time.minutesEast), .integer(time.day.number), .optional(round?.round))
  }
}

extension RoundRecord {
  /// Stores a new round, replacing an unfinished one of the same lesson.
  fileprivate func begin(in database: Database) throws(DatabaseError) {
    try database.run(
      "DELETE FROM rounds WHERE ended IS NULL AND lesson IS ?",
      .optional(lesson?.description))
    try database.run(
      "INSERT OR REPLACE INTO rounds(id, lesson, seed, began, progress) VALUES(?, ?, ?, ?, ?)",
      .integer(id), .optional(lesson?.description), .integer(Int(bitPattern: UInt(seed))),
      .integer(began), .text(progress))
  }

  /// Stores the round if it is missing.
  fileprivate func keepIfLost(in database: Database) throws(DatabaseError) {
    try database.run(
      """
      INSERT INTO rounds(id, lesson, seed, began, progress) VALUES(?, ?, ?, ?, ?) \
      ON CONFLICT(id) DO NOTHING
      """, .integer(id), .optional(lesson?.description), .integer(Int(bitPattern: UInt(seed))),
      .integer(began), .text(progress))
  }

  /// Stores the result, even if the round itself was lost with a damaged file.
  fileprivate func finish(
    _ result: Result, _ time: LocalTime, in database: Database
  ) throws(DatabaseError) {
    try database.run(
      """
      INSERT INTO rounds VALUES(?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT(id) DO UPDATE SET \
      progress = excluded.progress, ended = excluded.ended, correct = excluded.correct, \
      count = excluded.count
      """, .integer(id), .optional(lesson?.description), .integer(Int(bitPattern: UInt(seed))),
      .integer(began), .text(result.kind), .integer(time.milliseconds),
      .integer(result.correct), .integer(result.count))
    guard let lesson, let percent = result.percent else { return }
    try database.run(
      """
      INSERT INTO lessons VALUES(?, 0, 0, ?, NULL) ON CONFLICT(lesson) DO UPDATE SET \
      best = max(ifnull(best, 0), excluded.best)
      """, .text(lesson.description), .integer(percent))
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
