import Records
import SpacedRepetition
import StudyCatalog
import Synchronization
import TerminalUI
import Testing

@testable import StudyScreens

@Suite("A month")
struct MonthTests {
  /// When the learner sits down, in hours of the local clock after midnight of the first day, and
  /// how many hours the clock is ahead of UTC.
  private static let sessions: [(hours: Int, zone: Int)] =
    (0..<10).map { ($0 * 24 + 18, 9) }
    + [(11 * 24 + 2, 9), (11 * 24 + 4, 9)]  // Before and after the day begins.
    + (12..<16).map { ($0 * 24 + 18, 9) }
    + [(16 * 24 + 9, 9), (15 * 24 + 23, -8)]  // Across the date line, to the day before.
    + (16..<20).map { ($0 * 24 + 18, -8) }
    + [(17 * 24 + 12, 9)]  // A clock that was set back.
    + (20..<25).map { ($0 * 24 + 18, 9) } + (26..<30).map { ($0 * 24 + 18, 9) }  // A day without.

  @Test("goes as the algorithm says: what is due, what is learned, and the days in a row")
  func month() throws {
    let clock = TestClock()
    let model = StudyModel(.english, clock: { clock.time })
    var learner = Learner(model: model)
    for (number, session) in Self.sessions.enumerated() {
      let local = Self.firstDay.number * 24 + session.hours
      clock.set(
        LocalTime(
          milliseconds: (local - session.zone) * 3_600_000, minutesEast: session.zone * 60))
      let today = model.clock.today
      #expect(today == Self.firstDay + (session.hours - StudyDay.firstHour) / 24)
      let due = learner.due(on: today)
      #expect(Set(model.dueCards(of: nil)) == due && model.dueCount == due.count)
      try learner.review(Array(due), seed: UInt64(number))
      if number % 2 == 0 { try learner.begin(seed: UInt64(number)) }
      #expect(model.dueCount == 0 && learner.due(on: today).isEmpty)
      let learned = model.overview.summary.lessons.values.reduce(0) { $0 + $1.learned }
      #expect(learned == learner.learnedCount)
      #expect(model.overview.summary.streak == learner.streak(on: today))
    }
    #expect(learner.learnedCount > 0)
    #expect(model.overview.summary.streak == 4)
  }

  private static let firstDay = StudyDay(number: 20_500)
}

/// A person who answers, and what the algorithm says of each answer.
private struct Learner {
  let model: StudyModel
  var cards: [CardID: Card] = [:]
  private var days: Set<Int> = []

  init(model: StudyModel) { self.model = model }

  func due(on day: StudyDay) -> Set<CardID> { Set(cards.filter { $0.value.dueDay <= day }.keys) }

  var learnedCount: Int { cards.values.count(where: \.isLearned) }

  func streak(on day: StudyDay) -> Int {
    let last = days.contains(day.number) ? day.number : day.number - 1
    return (0...).first { !days.contains(last - $0) } ?? 0
  }

  mutating func review(_ items: [CardID], seed: UInt64) throws {
    try play(RoundSource(reviewing: items, in: .standard, seed: seed, began: Int(seed) + 1))
  }

  /// Answers new items, and those that were wrong until they are right.
  mutating func begin(seed: UInt64) throws {
    let id = LessonID(subject: SubjectID(rawValue: "english"), word: "words")
    let lesson = try #require(Catalog.standard.lesson(id))
    let source = RoundSource(
      of: lesson, history: model.history(of: id), seed: seed, began: Int(seed) + 1_000)
    try play(source)
    try review(Array(due(on: model.clock.today)), seed: seed)
  }

  /// Answers a round, one of five questions wrongly at the first try.
  private mutating func play(_ source: RoundSource) throws {
    var round = Round(
      questions: try #require(source.questions(in: .standard)), source: source, at: .zero)
    var missed: Set<CardID> = []
    var time = Duration.zero
    while let asked = round.currentPlan?.card {
      let isWrong = round.given.count % 5 == 2 && missed.insert(asked).inserted
      time += .seconds(5)
      round.answer(.init(text: BilingualText("?"), isCorrect: !isWrong), at: time)
      model.store("?", in: round)
      time += .seconds(1)
      round.proceed(at: time)
      let day = model.clock.today
      cards[asked] = Scheduler().card(cards[asked], after: isWrong ? .again : .good, on: day)
      days.insert(day.number)
    }
  }
}

/// A clock that shows what the test sets.
private final class TestClock: Sendable {
  private let shown = Mutex(LocalTime(milliseconds: 0, minutesEast: 0))

  var time: LocalTime { shown.withLock { $0 } }

  func set(_ time: LocalTime) { shown.withLock { $0 = time } }
}
