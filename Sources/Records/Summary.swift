public import SpacedRepetition
public import StudyCatalog

/// What the first screen shows about the records.
public struct Summary: Hashable, Sendable {
  /// The lessons that have answers.
  public internal(set) var lessons: [LessonID: LessonSummary] = [:]
  /// The activity of the day.
  public internal(set) var today = DaySummary()
  /// The streak of days with an answer, up to the day or the one before.
  public internal(set) var streak = 0
  /// The activity of the latest seven days with an answer.
  public internal(set) var recent = DaySummary()

  /// Describes records without answers.
  public init() {}
}

/// The state of a lesson.
public struct LessonSummary: Hashable, Sendable {
  /// The number of items that were answered at least once.
  public internal(set) var cards = 0
  /// The number of items that are learned.
  public internal(set) var learned = 0
  /// The number of items that are due.
  public internal(set) var due = 0
  /// The best score of a round, in percent; `nil` before the first complete round.
  public internal(set) var best: Int?
}

/// The activity of a day.
public struct DaySummary: Hashable, Sendable {
  /// The number of answers.
  public internal(set) var answers = 0
  /// The number of right answers.
  public internal(set) var correct = 0
  /// The number of items answered for the first time.
  public internal(set) var begun = 0
  /// The total time from questions to answers, in milliseconds.
  public internal(set) var milliseconds = 0

  fileprivate init(_ row: borrowing Row) {
    answers = row.count(1)
    correct = row.count(2)
    begun = row.count(3)
    milliseconds = row.count(4)
  }

  init() {}

  fileprivate mutating func add(_ other: Self) {
    answers += other.answers
    correct += other.correct
    begun += other.begun
    milliseconds += other.milliseconds
  }
}

/// The changes of other programs, to be compared with an earlier value.
public struct VersionOfOthers: Hashable, Sendable {
  /// How many times the file was opened again, which may be another one.
  fileprivate let opening: Int
  /// What SQLite counts for each opening.
  fileprivate let change: Int
}

extension Records {
  /// What is another value once another program has changed or replaced the records, but not after
  /// the changes of this one.
  ///
  /// - Complexity: Reads no more of the file than its state.
  public func versionOfOthers() throws(RecordsError) -> VersionOfOthers {
    // See https://sqlite.org/pragma.html#pragma_data_version.
    try attempt { database throws(DatabaseError) in
      VersionOfOthers(
        opening: openings, change: try database.integer("PRAGMA data_version") ?? 0)
    }
  }

  /// The summary that the first screen shows on a day.
  ///
  /// - Complexity: O(*n*), where *n* is the number of due cards and of the days in the streak.
  public func summary(on day: StudyDay) throws(RecordsError) -> Summary {
    try snapshot { database throws(DatabaseError) in
      var summary = Summary()
      try database.each("SELECT lesson, cards, learned, best FROM lessons") { row in
        guard let lesson = LessonID(row.text(0)) else { return true }
        summary.lessons[lesson] = LessonSummary(
          cards: row.count(1), learned: row.count(2), best: row.isNull(3) ? nil : row.count(3))
        return true
      }
      try database.each(
        "SELECT lesson, count(due) FROM cards WHERE due <= ? GROUP BY lesson",
        [.integer(day.number)]
      ) { row in
        if let lesson = LessonID(row.text(0)) {
          summary.lessons[lesson, default: LessonSummary()].due = row.count(1)
        }
        return true
      }
      var (recentDays, isStreak) = (0, true)
      try database.each(
        "SELECT * FROM days WHERE day <= ? ORDER BY day DESC", [.integer(day.number)]
      ) { row in
        let (number, activity) = (row.integer(0), DaySummary(row))
        if number == day.number { summary.today = activity }
        // A current day with no answer yet doesn't end the streak.
        let expected = day.number - summary.streak
        let goesOn = number == expected || number == expected - 1 && summary.today.answers == 0
        isStreak = isStreak && goesOn
        if isStreak { summary.streak += 1 }
        if recentDays < 7 { summary.recent.add(activity) }
        recentDays += 1
        return isStreak || recentDays < 7
      }
      return summary
    }
  }

  /// The total number of answers.
  ///
  /// - Complexity: O(*n*), where *n* is the number of days with an answer. Counting the answers
  ///   would take longer, and is a single step of SQLite, which no limit ends in a malformed file.
  public func answerCount() throws(RecordsError) -> Int {
    try attempt { database throws(DatabaseError) in
      max(try database.integer("SELECT CAST(total(answers) AS INTEGER) FROM days") ?? 0, 0)
    }
  }

  /// The activity of each day with an answer, within a range of days.
  public func days(
    from first: StudyDay, through last: StudyDay
  ) throws(RecordsError) -> [StudyDay: DaySummary] {
    try attempt { database throws(DatabaseError) in
      var days: [StudyDay: DaySummary] = [:]
      try database.each(
        "SELECT * FROM days WHERE day BETWEEN ? AND ?",
        [.integer(first.number), .integer(last.number)]
      ) { row in
        if let day = StudyDay(stored: row.integer(0)) { days[day] = DaySummary(row) }
        return true
      }
      return days
    }
  }
}
