internal import SpacedRepetition
internal import StudyCatalog

/// A change to the records, which can be repeated if it could not be written.
enum Change {
  case answer(AnswerRecord, RoundRecord?)
  case takeBack(AnswerRecord, TakenBackRound)
  case begin(RoundRecord)
  case finish(RoundRecord, RoundRecord.Result, LocalTime)
  case set(SettingName, String?)
  case importState(StateReading, StudyDay, from: StateFolder?)

  /// Applies the change within a transaction, and notes what the latest answer to each card did to
  /// it, under the card's home.
  func apply(
    to database: Database, after latest: inout [CardID: CardChange]
  ) throws(DatabaseError) {
    switch self {
    case .answer(let answer, let round):
      try round?.store(in: database)
      latest[answer.card.home] = try answer.apply(to: database)
    case .takeBack(let answer, let round):
      guard let number = try answer.number(in: database) else { return }
      // The round first: its lesson is removed with the last card only if it has no best score.
      try round.store(beforeAnswerAt: answer.time, in: database)
      try answer.takeBack(number, after: latest[answer.card.home], in: database)
    case .begin(let round): try round.begin(in: database)
    case .finish(let round, let result, let time): try round.finish(result, time, in: database)
    case .set(let name, let value): try name.set(value, in: database)
    case .importState(let reading, let day, _):
      try reading.state.importState(on: day, into: database)
    }
  }

  /// Does what must wait until the change is made. Returns what the user has to be told about it.
  func wasMade(onDisk isOnDisk: Bool) -> RecordsNotice? {
    guard case .importState(let reading, _, let folder) = self else { return nil }
    // The old file is the only copy until the new one contains everything.
    let newPath = isOnDisk ? folder?.setAside() : nil
    return reading.damagedFile.map { .stateReadInPart(path: newPath ?? $0) }
  }
}

extension AnswerRecord {
  /// Stores the answer and its effects on the card, the lesson, and the day. Returns what it did to
  /// the card.
  fileprivate func apply(to database: Database) throws(DatabaseError) -> CardChange {
    // Read here, under the lock, because another program may have answered the same card.
    let old = try database.card(card)
    let lesson = try database.lessonAskedLast(card)
    let new = try database.scheduler(retention: retention).card(old, after: grade, on: time.day)
    try insert(id: nil, in: database)
    try database.replace(card, old, new)
    try database.run(
      """
      INSERT INTO days VALUES(?, 1, ?, ?, ?) ON CONFLICT(day) DO UPDATE SET \
      answers = answers + 1, correct = correct + excluded.correct, \
      begun = begun + excluded.begun, milliseconds = milliseconds + excluded.milliseconds
      """, .integer(time.day.number), .integer(grade == .again ? 0 : 1),
      .integer(old == nil ? 1 : 0), .integer(min(milliseconds, Self.longestThinking)))
    return CardChange(answer: self, old: old, lesson: lesson, new: new)
  }

  /// Inserts the row of the answer, with the next number or a given one.
  func insert(id: Int?, in database: Database) throws(DatabaseError) {
    try database.run(
      "INSERT INTO answers VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", .optional(id),
      .text(card.lesson.description), .text(card.item), .integer(form.rawValue), .text(given),
      .integer(grade.rawValue), .integer(milliseconds), .integer(time.milliseconds),
      .integer(time.minutesEast), .integer(time.day.number), .optional(round))
  }
}
