public import SpacedRepetition
internal import StudyCatalog

extension Records {
  /// Stores a round that begins, and removes an unfinished one of the same lesson.
  package func begin(_ round: RoundRecord) throws(RecordsError) {
    try make([.begin(round)])
  }

  /// Stores the result of a round, including the round itself if it was lost with a damaged file.
  /// If another program has stored one of the same round, that stays.
  public func finish(
    _ round: RoundRecord, _ result: RoundRecord.Result, at time: LocalTime
  ) throws(RecordsError) {
    try make([.finish(round, result, time)])
  }

  /// The unfinished rounds, latest first; at most 100.
  public func openRounds() throws(RecordsError) -> [RoundRecord] {
    try snapshot { database throws(DatabaseError) in
      var rounds: [RoundRecord] = []
      try database.each(
        """
        SELECT id, lesson, seed, began FROM rounds WHERE ended IS NULL
        ORDER BY began DESC LIMIT 100
        """
      ) { row in
        rounds.append(
          RoundRecord(
            id: row.integer(0), lesson: row.isNull(1) ? nil : LessonID(row.text(1)),
            seed: UInt64(UInt(bitPattern: row.integer(2))), began: row.time(3)))
        return true
      }
      for index in rounds.indices where rounds[index].lesson != nil {
        rounds[index].items = try database.items(ofRound: rounds[index].id)
      }
      return rounds
    }
  }
}

extension Database {
  /// The items of a round, in their order; none if what is stored makes no sense.
  fileprivate func items(ofRound round: Int) throws(DatabaseError) -> [RoundItem] {
    var items: [RoundItem] = []
    var isSound = true
    try each(
      """
      SELECT place, item, form, verdict, second, japanese, english FROM round_items
      WHERE round = ? ORDER BY place LIMIT \(RoundItem.mostInRound)
      """, [.integer(round)]
    ) { row in
      guard row.integer(0) == items.count, let item = RoundItem(row) else {
        isSound = false
        return false
      }
      items.append(item)
      return true
    }
    return isSound ? items : []
  }
}

extension RoundItem {
  /// More than any round has.
  fileprivate static let mostInRound = 1_000

  /// Reads the columns after the place; `nil` for values that are never written.
  fileprivate init?(_ row: borrowing Row) {
    guard let form = AnswerForm(rawValue: row.integer(2)) else { return nil }
    self.init(item: row.text(1), form: form)
    guard !row.isNull(3) else { return }
    guard let verdict = Verdict(rawValue: row.integer(3)) else { return nil }
    answer = Answer(
      japanese: row.text(5), english: row.text(6), verdict: verdict,
      isSecondTry: row.integer(4) != 0)
  }
}
