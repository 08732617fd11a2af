import SpacedRepetition

/// A way to decide when to ask for an item next.
protocol Schedule {
  /// The name in the table.
  var name: String { get }

  /// The number of random items to ask for each day, in addition to those that are due.
  var extraCount: Int { get }

  /// Takes an answer. Returns the days to wait, or `nil` to ask again on the same day.
  mutating func wait(after grade: Grade, of item: Int, on day: StudyDay) -> Int?
}

extension Schedule {
  var extraCount: Int { 0 }
}

/// FSRS-6 as Study uses it.
struct FSRSSchedule: Schedule {
  private let scheduler: Scheduler
  private var cards: [Int: Card] = [:]

  init(retention: Double, parameters: FSRSParameters = .standard) {
    scheduler = Scheduler(FSRS(parameters), retention: retention)
  }

  var name: String { "FSRS-6 at \(scheduler.retention)" }

  mutating func wait(after grade: Grade, of item: Int, on day: StudyDay) -> Int? {
    let card = scheduler.card(cards[item], after: grade, on: day)
    cards[item] = card
    return grade == .again ? nil : card.dueDay - day
  }
}

/// SuperMemo 2 as published: 1 day, 6 days, then the last interval times the ease. A wrong answer
/// starts over.
struct SM2Schedule: Schedule {
  private var cards: [Int: (right: Int, ease: Double, interval: Int)] = [:]

  let name = "SM-2"

  mutating func wait(after grade: Grade, of item: Int, on day: StudyDay) -> Int? {
    var (right, ease, interval) = cards[item] ?? (0, 2.5, 0)
    let missing = Double(4 - grade.rawValue)
    ease = max(1.3, ease + 0.1 - missing * (0.08 + missing * 0.02))
    right = grade == .again ? 0 : right + 1
    switch right {
    case 0: interval = 0
    case 1: interval = 1
    case 2: interval = 6
    default: interval = Int((Double(interval) * ease).rounded(.up))
    }
    cards[item] = (right, ease, interval)
    return grade == .again ? nil : interval
  }
}

/// The schedule of a quiz: wrong items are repeated until they are right, and again on the next
/// day. Right ones return only at random.
struct WrongOnesSchedule: Schedule {
  let extraCount: Int
  private var wrong: Set<Int> = []

  init(extraCount: Int) {
    self.extraCount = extraCount
  }

  var name: String { "wrong ones again + \(extraCount) others a day" }

  mutating func wait(after grade: Grade, of item: Int, on day: StudyDay) -> Int? {
    if grade == .again {
      wrong.insert(item)
      return nil
    }
    return wrong.remove(item) == nil ? 10_000 : 1
  }
}
