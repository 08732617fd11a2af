internal import SpacedRepetition
internal import StudyCatalog

extension RoundRecord {
  /// Stores a new round, replacing an unfinished one of the same lesson.
  func begin(in database: Database) throws(DatabaseError) {
    let lesson = Value.optional(lesson?.description)
    try database.run(
      """
      DELETE FROM round_items WHERE round IN \
      (SELECT id FROM rounds WHERE id = ? OR (ended IS NULL AND lesson IS ?))
      """, .integer(id), lesson)
    try database.run(
      "DELETE FROM rounds WHERE id = ? OR (ended IS NULL AND lesson IS ?)", .integer(id), lesson)
    try store(in: database)
  }

  /// Stores the round if it was lost with a damaged file, and its items unless it has ended.
  func store(in database: Database) throws(DatabaseError) {
    try database.run(
      """
      INSERT INTO rounds(id, lesson, seed, began) VALUES(?, ?, ?, ?) ON CONFLICT(id) DO NOTHING
      """, .integer(id), .optional(lesson?.description), .integer(Int(bitPattern: UInt(seed))),
      .integer(began))
    // All of them, because the file may be a backup that was restored in the middle of the round.
    for (place, item) in items.enumerated() {
      try item.store(at: place, ofRound: id, in: database)
    }
    // A round that is continued has fewer if its lesson no longer asks some.
    try database.run(
      "DELETE FROM round_items WHERE round = ? AND place >= ?", .integer(id),
      .integer(items.count))
  }

  /// Stores the result, even if the round itself was lost with a damaged file, unless it has one:
  /// another program may have answered the same round.
  func finish(
    _ result: Result, _ time: LocalTime, in database: Database
  ) throws(DatabaseError) {
    guard try end(in: database) == nil else { return }
    try database.run(
      """
      INSERT INTO rounds VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT(id) DO UPDATE SET \
      ended = excluded.ended, correct = excluded.correct, count = excluded.count, \
      mistakes = excluded.mistakes, time_limit = excluded.time_limit, time_used = excluded.time_used
      """, .integer(id), .optional(lesson?.description), .integer(Int(bitPattern: UInt(seed))),
      .integer(began), .integer(time.milliseconds), .integer(result.correct),
      .integer(result.count), .integer(result.asksMistakes ? 1 : 0),
      .optional(result.exam?.limit), .optional(result.exam?.used))
    try database.run("DELETE FROM round_items WHERE round = ?", .integer(id))
    guard let lesson, let percent = result.percent else { return }
    try database.run(
      """
      INSERT INTO lessons VALUES(?, 0, 0, ?, NULL) ON CONFLICT(lesson) DO UPDATE SET \
      best = max(ifnull(best, 0), excluded.best)
      """, .text(lesson.description), .integer(percent))
  }
}

extension RoundRecord {
  /// When the round ended, in milliseconds since 1970; `nil` if it is unfinished or unknown.
  func end(in database: Database) throws(DatabaseError) -> Int? {
    try database.integer(
      "SELECT ended FROM rounds WHERE id = ? AND ended IS NOT NULL", .integer(id))
  }
}

extension RoundItem {
  /// Stores the item at its place in an unfinished round.
  fileprivate func store(
    at place: Int, ofRound round: Int, in database: Database
  ) throws(DatabaseError) {
    try database.run(
      """
      INSERT OR REPLACE INTO round_items SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8 FROM rounds \
      WHERE id = ?1 AND ended IS NULL
      """, .integer(round), .integer(place), .text(item), .integer(form.rawValue),
      .optional(answer?.verdict.rawValue), .optional(answer.map { $0.isSecondTry ? 1 : 0 }),
      .optional(answer?.japanese), .optional(answer?.english))
  }
}
