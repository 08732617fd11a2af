import SeededRandom
import SpacedRepetition

/// The results of a year with a schedule.
struct YearResult {
  /// The number of answers.
  var answers = 0.0
  /// The share of items remembered at the first question on each later day, from 0 to 1.
  var rightWhenDue = 0.0
  /// The expected number of items that the learner remembers at the end.
  var remembered = 0.0
  /// The number of answers on the busiest day.
  var busiest = 0.0
  /// The answers to each item.
  var histories: [[ParameterFit.Answer]] = []

  /// Returns the average of several years, without histories.
  static func average(_ results: [YearResult]) -> YearResult {
    func mean(_ value: (YearResult) -> Double) -> Double {
      results.reduce(0) { $0 + value($1) } / Double(results.count)
    }
    return YearResult(
      answers: mean(\.answers), rightWhenDue: mean(\.rightWhenDue),
      remembered: mean(\.remembered), busiest: mean(\.busiest))
  }
}

/// A learner's year: each day, the items that are due and 20 new ones, with at most 300 answers.
struct Year {
  private static let days = 365
  private static let greatestDay = 300

  private let items: Int
  private var learner: Learner
  private var lastDays: [StudyDay?]
  private var schedule: any Schedule
  private var due: [Int: [Int]] = [:]
  private var begun = 0
  private var chance: SeededGenerator
  private var result = YearResult()
  private var asked = 0
  private var right = 0

  /// Simulates a year of a learner with a number of items to learn.
  static func result(
    _ schedule: any Schedule, seed: UInt64, learner parameters: FSRSParameters = .standard,
    items: Int = 1_000
  ) -> YearResult {
    var year = Year(
      schedule, Learner(items: items, seed: seed, parameters: parameters), items: items, seed: seed)
    for day in 0..<days { year.live(StudyDay(number: day)) }
    year.result.rightWhenDue = Double(year.right) / Double(max(1, year.asked))
    year.result.remembered = year.learner.remembered(on: StudyDay(number: days))
    return year.result
  }

  private init(_ schedule: any Schedule, _ learner: Learner, items: Int, seed: UInt64) {
    self.learner = learner
    self.items = items
    lastDays = Array(repeating: nil, count: items)
    result.histories = Array(repeating: [], count: items)
    chance = SeededGenerator(seed: ~seed)
    self.schedule = schedule
  }

  private mutating func live(_ day: StudyDay) {
    var queue = today(day)
    var seen: Set<Int> = []
    var count = 0
    while count < queue.count, count < Self.greatestDay {
      let item = queue[count]
      count += 1
      let isNew = !learner.knows(item)
      let grade = learner.answer(item, on: day)
      if seen.insert(item).inserted, !isNew {
        asked += 1
        right += grade == .again ? 0 : 1
      }
      let days = lastDays[item].map { day - $0 } ?? 0
      lastDays[item] = day
      result.histories[item].append(ParameterFit.Answer(grade: grade, days: days))
      if let wait = schedule.wait(after: grade, of: item, on: day) {
        due[day.number + wait, default: []].append(item)
      } else {
        queue.append(item)
      }
    }
    due[day.number + 1, default: []] += queue[count...]
    result.answers += Double(count)
    result.busiest = max(result.busiest, Double(count))
  }

  /// Returns the items with which a day begins: those that are due, some random ones, and new ones.
  private mutating func today(_ day: StudyDay) -> [Int] {
    var queue = due.removeValue(forKey: day.number) ?? []
    var others = Set(0..<begun).subtracting(queue).sorted()
    for _ in 0..<min(schedule.extraCount, others.count) {
      queue.append(others.remove(at: Int.random(in: 0..<others.count, using: &chance)))
    }
    let new = begun..<min(begun + NewItemLimit.standard.count, items)
    begun = new.upperBound
    return queue + new
  }
}
