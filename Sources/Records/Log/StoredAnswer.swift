public import SpacedRepetition
internal import StudyCatalog

/// A stored answer with its number.
public struct StoredAnswer: Hashable, Sendable {
  /// The number, counting from 1.
  public let id: Int
  /// The answer, of whose round only the number was stored.
  public let answer: AnswerRecord

  /// Numbers an answer.
  public init(id: Int, answer: AnswerRecord) {
    self.id = id
    self.answer = answer
  }
}

extension Records {
  /// Visits all answers in order, without loading them all into memory.
  ///
  /// - Parameter visit: Receives an answer, and returns whether to continue. It must not use the
  ///   records.
  /// - Throws: ``RecordsError`` if the file can't be read further.
  public func eachAnswer(_ visit: (StoredAnswer) -> Bool) throws(RecordsError) {
    var next = 1
    try attempt { database throws(DatabaseError) in
      try database.each(
        """
        SELECT id, lesson, item, form, given, grade, milliseconds, at, zone, round FROM answers \
        WHERE id >= ? ORDER BY id
        """, [.integer(next)]
      ) { row in
        next = row.integer(0) &+ 1
        return StoredAnswer(row).map(visit) ?? true
      }
    }
  }

  /// The answers to each item in order, to which a learner's own parameters can be fitted; store
  /// those with `set(_:)`.
  public func histories() throws(RecordsError) -> [[ParameterFit.Answer]] {
    var histories: [CardID: [ParameterFit.Answer]] = [:]
    var latestDays: [CardID: StudyDay] = [:]
    try eachAnswer { stored in
      let (id, day) = (stored.answer.card.home, stored.answer.time.day)
      let nights = StudyDay.nights(since: latestDays[id], on: day)
      histories[id, default: []].append(
        ParameterFit.Answer(grade: stored.answer.grade, days: nights.count))
      latestDays[id] = nights.latest
      return true
    }
    return Array(histories.values)
  }
}

extension StoredAnswer {
  /// Reads the columns; `nil` for values that are never written.
  fileprivate init?(_ row: borrowing Row) {
    guard let lesson = LessonID(row.text(1)), let form = AnswerForm(rawValue: row.integer(3)),
      let grade = Grade(rawValue: row.integer(5)), let time = LocalTime(row)
    else { return nil }
    id = row.integer(0)
    answer = AnswerRecord(
      card: CardID(lesson: lesson, item: row.text(2)), form: form, given: row.text(4),
      grade: grade, milliseconds: row.count(6), time: time,
      round: row.isNull(9) ? nil : row.integer(9))
  }
}

extension LocalTime {
  /// Reads a time; `nil` if it is outside the calendar, so that its day can always be computed.
  fileprivate init?(_ row: borrowing Row) {
    let milliseconds = row.integer(7)
    guard Row.times.contains(milliseconds) else { return nil }
    self.init(milliseconds: milliseconds, minutesEast: row.integer(8))
  }
}
