public import SpacedRepetition
public import StudyCatalog

/// The result of a round, and when it ended.
public struct RoundResult: Hashable, Sendable, Identifiable {
  /// The number of the round.
  public let id: Int
  /// The lesson; `nil` for a review.
  public let lesson: LessonID?
  /// When it began, in milliseconds since 1970.
  public let began: Int
  /// When it ended, in milliseconds since 1970.
  public let ended: Int
  /// The number of questions answered correctly at the first try.
  public let correct: Int
  /// The number of questions in the round.
  public let count: Int
  /// The time of an exam; `nil` for any other round.
  public internal(set) var exam: ExamTime?
  /// Whether the round asked the mistakes of another one again.
  public internal(set) var asksMistakes = false

  /// The percentage of correct answers, rounded; `nil` if there were no questions.
  public var percent: Int? { RoundRecord.Result(correct: correct, count: count).percent }
}

/// An answer in a round.
public struct RoundAnswer: Hashable, Sendable {
  /// The card that was asked.
  public let card: CardID
  /// How the answer was given.
  public let form: AnswerForm
  /// The text that the user typed or chose.
  public let given: String
  /// How well the item was remembered.
  public let grade: Grade
  /// The time from the question to the answer.
  public let milliseconds: Int
}

extension Records {
  /// The longest streak of days with an answer.
  ///
  /// - Complexity: O(*n*), where *n* is the number of days with an answer.
  public func longestStreak() throws(RecordsError) -> Int {
    try attempt { database throws(DatabaseError) in
      var (longest, streak, last) = (0, 0, StudyDay?.none)
      try database.each("SELECT day FROM days ORDER BY day") { row in
        guard let day = StudyDay(stored: row.integer(0)) else { return true }
        streak = last.map { $0 + 1 == day } ?? false ? streak + 1 : 1
        (longest, last) = (max(longest, streak), day)
        return true
      }
      return longest
    }
  }

  /// Predicts what will be remembered on a day if nothing is answered before then.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - isAsked: Whether a lesson still asks an item; others don't count.
  /// - Returns: The number of learned items, and the fraction of them from 0 to 1; `nil` if no item
  ///   is learned.
  /// - Throws: ``RecordsError`` if the records can't be read.
  /// - Complexity: O(*n*), where *n* is the number of cards.
  public func retention(
    on day: StudyDay, where isAsked: (CardID) -> Bool
  ) throws(RecordsError) -> (share: Double, count: Int)? {
    let model = try attempt { database throws(DatabaseError) in
      try database.scheduler().model
    }
    let learned = try cards(
      "WHERE stability >= ? AND grade <> ?",
      [.real(Card.learnedStability), .integer(Grade.again.rawValue)]
    ).filter { isAsked($0.id) }
    guard !learned.isEmpty else { return nil }
    let sum = learned.reduce(0) {
      $0 + model.retrievability(of: $1.card.memory, after: day - $1.card.lastDay)
    }
    return (sum / Double(learned.count), learned.count)
  }

  /// The number of finished rounds.
  public func resultCount() throws(RecordsError) -> Int {
    try attempt { database throws(DatabaseError) in
      try database.integer("SELECT count(*) FROM rounds WHERE ended IS NOT NULL") ?? 0
    }
  }

  /// The results of the last 100 finished rounds, latest first.
  public func results() throws(RecordsError) -> [RoundResult] {
    try results("WHERE ended IS NOT NULL ORDER BY ended DESC LIMIT ?", .integer(100))
  }

  /// The result of the latest round of a lesson; `nil` before the first one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rounds.
  public func lastResult(of lesson: LessonID) throws(RecordsError) -> RoundResult? {
    try results(
      "WHERE ended IS NOT NULL AND lesson = ? ORDER BY ended DESC LIMIT 1",
      .text(lesson.description)
    ).first
  }

  /// The result of a round; `nil` if it is unknown or unfinished.
  public func result(ofRound round: Int) throws(RecordsError) -> RoundResult? {
    try results("WHERE ended IS NOT NULL AND id = ?", .integer(round)).first
  }

  private func results(
    _ condition: String, _ value: Value
  ) throws(RecordsError) -> [RoundResult] {
    try attempt { database throws(DatabaseError) in
      var results: [RoundResult] = []
      try database.each(
        """
        SELECT id, lesson, ended, correct, count, mistakes, time_limit, time_used, began \
        FROM rounds \
        \(condition)
        """, [value]
      ) { row in
        let lesson = row.isNull(1) ? nil : LessonID(row.text(1))
        results.append(
          RoundResult(
            id: row.integer(0), lesson: lesson, began: row.time(8), ended: row.time(2),
            correct: row.count(3), count: row.count(4), exam: ExamTime(row),
            asksMistakes: row.integer(5) != 0))
        return true
      }
      return results
    }
  }

  /// The answers of a round, in the order in which they were given.
  ///
  /// - Complexity: O(*n*), where *n* is the number of all answers, because rounds have no index: 20
  ///   ms for 200,000 answers.
  public func answers(ofRound round: Int) throws(RecordsError) -> [RoundAnswer] {
    try attempt { database throws(DatabaseError) in
      var answers: [RoundAnswer] = []
      try database.each(
        """
        SELECT lesson, item, form, given, grade, milliseconds FROM answers
        WHERE round = ? ORDER BY id
        """, [.integer(round)]
      ) { row in
        if let lesson = LessonID(row.text(0)), let form = AnswerForm(rawValue: row.integer(2)),
          let grade = Grade(rawValue: row.integer(4))
        {
          let card = CardID(lesson: lesson, item: row.text(1))
          answers.append(
            RoundAnswer(
              card: card, form: form, given: row.text(3), grade: grade, milliseconds: row.count(5)))
        }
        return true
      }
      return answers
    }
  }
}

extension ExamTime {
  /// Reads the columns of a result; `nil` for a round that wasn't an exam, and for times that are
  /// never written.
  fileprivate init?(_ row: borrowing Row) {
    guard !row.isNull(6), !row.isNull(7) else { return nil }
    self.init(limit: row.integer(6), used: row.integer(7))
    guard used >= 0, used <= limit else { return nil }
  }
}
