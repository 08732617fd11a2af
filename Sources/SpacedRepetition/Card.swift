/// The stored state of one item: the memory of it, and when it is due next.
public struct Card: Hashable, Sendable {
  /// The stability, in days, from which an item counts as learned.
  public static let learnedStability = 7.0
  /// The number of lapses from which an item counts as a leech.
  public static let leechLapses = 8

  /// The memory after the latest answer.
  public let memory: Memory
  /// The latest day on which the item was answered.
  public let lastDay: StudyDay
  /// The day on which the item is due.
  public let dueDay: StudyDay
  /// The grade of the latest answer.
  public let lastGrade: Grade
  /// The number of answers.
  public let answers: Int
  /// How often the item was forgotten: the number of wrong answers that came first on a later day.
  public let lapses: Int

  /// Creates a card from its values, such as stored ones.
  public init(
    memory: Memory, lastDay: StudyDay, dueDay: StudyDay, lastGrade: Grade, answers: Int,
    lapses: Int
  ) {
    self.memory = memory
    self.lastDay = lastDay
    self.dueDay = dueDay
    self.lastGrade = lastGrade
    self.answers = answers
    self.lapses = lapses
  }

  /// Whether the item counts as learned: it will be remembered for a week, and its latest answer
  /// was right.
  public var isLearned: Bool {
    memory.stability >= Self.learnedStability && lastGrade != .again
  }
}

/// Schedules when each item is due next, for a desired retention.
public struct Scheduler: Hashable, Sendable {
  /// The default fraction of items to remember when they are due.
  public static let standardRetention = 0.9
  /// The range of allowed retentions: below it, too much is forgotten; above it, the daily answers
  /// double.
  public static let retentions = 0.80...0.97

  /// The memory model.
  public let model: FSRS
  /// The fraction of items to remember when they are due.
  public let retention: Double

  /// Creates a scheduler for a fraction of items to remember when they are due.
  ///
  /// - Precondition: ``retentions`` contains `retention`.
  public init(_ model: FSRS = FSRS(), retention: Double = standardRetention) {
    precondition(
      Self.retentions.contains(retention), "a retention of \(retention), outside 0.80...0.97")
    self.model = model
    self.retention = retention
  }

  /// Records an answer. A wrong item stays due on the same day until it is right; a right one is
  /// due on the next day at the earliest.
  ///
  /// - Parameters:
  ///   - card: The card before the answer; `nil` for the first one.
  ///   - grade: How well the item was remembered.
  ///   - day: The day of the answer. A day before the previous one, as after a change of time
  ///     zones, counts as that same day, and the item is due from there.
  /// - Returns: The card after the answer.
  public func card(_ card: Card?, after grade: Grade, on day: StudyDay) -> Card {
    let nights = StudyDay.nights(since: card?.lastDay, on: day)
    let memory =
      card.map { model.memory($0.memory, after: grade, days: nights.count) }
      ?? model.memory(after: grade)
    let wait = grade == .again ? 0 : model.interval(of: memory, retention: retention)
    let isLapse = grade == .again && nights.count >= 1
    return Card(
      memory: memory, lastDay: nights.latest, dueDay: day + wait, lastGrade: grade,
      answers: (card?.answers ?? 0) + 1, lapses: (card?.lapses ?? 0) + (isLapse ? 1 : 0))
  }
}
