internal import SpacedRepetition
internal import StudyCatalog

extension Records {
  /// Takes back an answer, as if it had never been given: its card, lesson, day and round become
  /// what they were before it. Does nothing if the answer isn't stored.
  ///
  /// If another program has answered the card since, the card is computed from the other answers.
  /// One whose first answers were given before the records had a log then keeps its schedule,
  /// because what it was before isn't known.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - round: Its round as it was before the answer.
  ///   - isFirst: Whether the round began with the answer; it is then removed.
  ///   - best: The best score in the lesson before the round, if the round ended with the answer.
  ///     Other rounds that have ended since still count.
  /// - Throws: ``RecordsError`` if nothing can be written; the change then waits in memory.
  /// - Complexity: One write, if the answer was given by these records and is the latest to its
  ///   card; otherwise O(*n*) in the number of all answers, about 30 ms for 200,000.
  public func takeBack(
    _ answer: AnswerRecord, from round: RoundRecord, asFirst isFirst: Bool = false, best: Int?
  ) throws(RecordsError) {
    try make([.takeBack(answer, TakenBackRound(round: round, isEmpty: isFirst, best: best))])
  }
}

/// A round of which an answer is taken back.
struct TakenBackRound {
  /// The round as it was before the answer.
  let round: RoundRecord
  /// Whether it had no answers.
  let isEmpty: Bool
  /// The best score in its lesson before the round.
  let best: Int?

  /// Opens the round again if it has ended with the answer, or removes it if it had no answers.
  /// Leaves it as it is if another program has ended it.
  func store(
    beforeAnswerAt time: LocalTime, in database: Database
  ) throws(DatabaseError) {
    let number = Value.integer(round.id)
    let end = try round.end(in: database)
    guard end == nil || end == time.milliseconds else { return }
    if end != nil, let lesson = round.lesson {
      try database.run(
        "UPDATE lessons SET best = ? WHERE lesson = ?", .optional(bestOfOthers(in: database)),
        .text(lesson.description))
    }
    guard !isEmpty else {
      try database.run("DELETE FROM round_items WHERE round = ?", number)
      return try database.run("DELETE FROM rounds WHERE id = ?", number)
    }
    try database.run(
      """
      UPDATE rounds SET ended = NULL, correct = NULL, count = NULL, mistakes = NULL, \
      time_limit = NULL, time_used = NULL WHERE id = ?
      """, number)
    try round.store(in: database)
  }

  /// The best score in the lesson without this round. What it was before the round is not enough,
  /// because another one may have ended since, in another mode or program; and what is stored may
  /// have no round, such as a score of before there were records.
  private func bestOfOthers(in database: Database) throws(DatabaseError) -> Int? {
    var scores = [best].compactMap(\.self)
    try database.each(
      "SELECT correct, count FROM rounds WHERE lesson = ? AND id <> ? AND ended IS NOT NULL",
      [.optional(round.lesson?.description), .integer(round.id)]
    ) { row in
      let result = RoundRecord.Result(correct: row.count(0), count: row.count(1))
      if let percent = result.percent { scores.append(percent) }
      return true
    }
    return scores.max()
  }
}

/// What an answer did to its card.
struct CardChange {
  /// The answer.
  let answer: AnswerRecord
  /// The card before it; `nil` for the first one.
  let old: Card?
  /// The lesson that had asked the card last before it; `nil` if several share it and none had.
  let lesson: LessonID?
  /// The card after it.
  let new: Card
}

extension AnswerRecord {
  /// The number under which the answer is stored; `nil` if it isn't.
  func number(in database: Database) throws(DatabaseError) -> Int? {
    try database.integer(
      """
      SELECT ifnull(max(id), 0) FROM answers WHERE lesson = ? AND item = ? AND at = ? AND round IS ?
      """, .text(card.lesson.description), .text(card.item), .integer(time.milliseconds),
      .optional(round)
    ).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Removes the answer, which has a number, and its effects on the card, the lesson, and the day.
  /// The card becomes what it was before its latest change, if the answer made that.
  func takeBack(
    _ number: Int, after change: CardChange?, in database: Database
  ) throws(DatabaseError) {
    try database.run("DELETE FROM answers WHERE id = ?", .integer(number))
    let stored = try database.card(card)
    let (old, lesson, isKnown) = try previous(stored, change, in: database)
    if isKnown {
      let id = CardID(lesson: lesson ?? card.lesson, item: card.item)
      try database.change(id, from: stored, to: old)
    }
    try database.run(
      """
      UPDATE days SET answers = answers - 1, correct = correct - ?, begun = begun - ?, \
      milliseconds = milliseconds - ? WHERE day = ?
      """, .integer(grade == .again ? 0 : 1),
      .integer(isKnown && old == nil ? 1 : 0),
      .integer(min(milliseconds, Self.longestThinking)), .integer(time.day.number))
    try database.run(
      "DELETE FROM days WHERE day = ? AND answers <= 0", .integer(time.day.number))
  }

  /// The card before the answer, the lesson that had asked it last, and whether they are known.
  /// They are computed again only if they must be: the answers before may have been given with
  /// another retention, or other parameters.
  private func previous(
    _ stored: Card?, _ change: CardChange?, in database: Database
  ) throws(DatabaseError) -> (card: Card?, lesson: LessonID?, isKnown: Bool) {
    if let change, change.answer == self, change.new == stored {
      return (change.old, change.lesson, true)
    }
    let replayed = try replayed(in: database)
    return (
      replayed.card, replayed.lesson, stored.map { $0.answers == replayed.count + 1 } ?? true
    )
  }

  /// The card after the answers that are stored, the lesson of the last one, and their number.
  private func replayed(
    in database: Database
  ) throws(DatabaseError) -> (card: Card?, lesson: LessonID?, count: Int) {
    let scheduler = try database.scheduler()
    let lessons = card.lessons.map(\.description)
    var (replayed, lesson, count) = (Card?.none, LessonID?.none, 0)
    try database.each(
      "SELECT grade, day, lesson FROM answers WHERE lesson IN (?, ?) AND item = ? ORDER BY id",
      [.text(lessons[0]), .text(lessons[lessons.count - 1]), .text(card.item)]
    ) { row in
      guard let grade = Grade(rawValue: row.integer(0)), let day = StudyDay(stored: row.integer(1))
      else { return true }
      replayed = scheduler.card(replayed, after: grade, on: day)
      lesson = LessonID(row.text(2))
      count += 1
      return true
    }
    return (replayed, lesson, count)
  }
}

extension Database {
  /// The lesson that asked a card last; `nil` if several share it and none has asked it.
  func lessonAskedLast(_ id: CardID) throws(DatabaseError) -> LessonID? {
    guard id.lessons.count > 1 else { return id.lesson }
    var lesson: LessonID?
    try each(
      "SELECT lesson FROM cards WHERE home = ? AND item = ?",
      [.text(id.home.lesson.description), .text(id.item)]
    ) {
      lesson = LessonID($0.text(0))
      return false
    }
    return lesson
  }

  /// Replaces or removes a card, and updates what follows from it for its lessons.
  fileprivate func change(
    _ id: CardID, from old: Card?, to new: Card?
  ) throws(DatabaseError) {
    if let new {
      try replace(id, old, new)
    } else {
      try run(
        "DELETE FROM cards WHERE home = ? AND item = ?", .text(id.home.lesson.description),
        .text(id.item))
      for lesson in id.lessons {
        try count(old == nil ? 0 : -1, learned: old?.isLearned == true ? -1 : 0, in: lesson)
      }
    }
    for lesson in id.lessons {
      try run(
        "DELETE FROM lessons WHERE lesson = ? AND cards <= 0 AND best IS NULL",
        .text(lesson.description))
    }
  }
}
