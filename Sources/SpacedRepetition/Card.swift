/// What is kept of one item: the memory of it, and when it is asked next.
public struct Card: Hashable, Sendable {
  /// The stability from which on an item counts as learned, in days.
  public static let learnedStability = 7.0
  /// The number of lapses that makes an item a leech.
  public static let leechLapses = 8

  /// The memory after the last answer.
  public let memory: Memory
  /// The latest day of an answer.
  public let lastDay: StudyDay
  /// The day on which the item is asked again.
  public let dueDay: StudyDay
  /// The grade of the last answer.
  public let lastGrade: Grade
  /// The number of answers.
  public let answers: Int
  /// How often the item was forgotten: the wrong answers that were the first of a later day.
  public let lapses: Int

  /// Joins the values of a card, such as those that were stored.
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

  /// Whether the item counts as learned: it will be remembered for a week, and the last answer was
  /// right.
  public var isLearned: Bool {
    memory.stability >= Self.learnedStability && lastGrade != .again
  }
}

/// Plans when each item is asked next, at the retention that a person wishes for.
public struct Scheduler: Hashable, Sendable {
  /// The share of items to remember when they are due, if the person does not set another.
  public static let standardRetention = 0.9
  /// What can be set: below, too much is forgotten; above, the answers a day double.
  public static let retentions = 0.80...0.97

  /// The model of the memory.
  public let model: FSRS
  /// The share of items to remember when they are due.
  public let retention: Double

  /// Plans for a share of items to remember when they are due.
  ///
  /// - Precondition: `retention` is one of ``retentions``.
  public init(_ model: FSRS = FSRS(), retention: Double = standardRetention) {
    precondition(
      Self.retentions.contains(retention), "a retention of \(retention), outside 0.80...0.97")
    self.model = model
    self.retention = retention
  }

  /// Records an answer. A wrong item stays due on the same day, until it is right; a right one is due
  /// on the next day at the earliest.
  ///
  /// - Parameters:
  ///   - card: The card before the answer; `nil` for the first one.
  ///   - grade: How well it went.
  ///   - day: The day of the answer. A day before the last one, as after a change of zones, counts as
  ///     the same day; the item is due from there.
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
