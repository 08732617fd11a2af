import SpacedRepetition
import Testing

@Suite("Cards and study days")
struct SchedulerTests {
  private let scheduler = Scheduler()
  private let day = StudyDay(number: 20_000)

  @Test(
    "a day begins at 4:00 local time, in every zone",
    arguments: [
      // 2026-11-21 18:59:59 UTC is 3:59:59 on the 22nd in Japan.
      (1_795_287_599, 540, 20_778), (1_795_287_600, 540, 20_779),
      // 9:00 UTC is 4:00 in New York.
      (1_795_251_599, -300, 20_777), (1_795_251_600, -300, 20_778),
      // 22:15 UTC on the 21st is 4:00 in Kathmandu.
      (1_795_299_299, 345, 20_778), (1_795_299_300, 345, 20_779),
      (0, 0, -1), (14_400, 0, 0), (-86_400, 540, -1),
    ])
  func beginning(seconds: Int, minutesEast: Int, number: Int) {
    let time = LocalTime(milliseconds: seconds * 1_000, minutesEast: minutesEast)
    #expect(time.day == StudyDay(number: number))
  }

  @Test("a right item waits for another day, a wrong one comes on the same day until it is right")
  func due() {
    let wrong = scheduler.card(nil, after: .again, on: day)
    #expect(wrong.dueDay == day)
    #expect(scheduler.card(wrong, after: .again, on: day).dueDay == day)
    #expect(scheduler.card(wrong, after: .good, on: day).dueDay == day + 1)
    #expect(scheduler.card(nil, after: .good, on: day).dueDay == day + 2)
    #expect(scheduler.card(nil, after: .easy, on: day).dueDay == day + 8)
  }

  @Test("nights count, not hours: 23 hours later may be another day")
  func nights() {
    let evening = LocalTime(milliseconds: 1_795_255_200_000, minutesEast: 540)  // 19:00
    let next = LocalTime(milliseconds: 1_795_338_000_000, minutesEast: 540)  // 18:00
    #expect(next.day - evening.day == 1)
    let first = scheduler.card(nil, after: .good, on: evening.day)
    let second = scheduler.card(first, after: .good, on: next.day)
    #expect(second.memory == FSRS().memory(first.memory, after: .good, days: 1))
    #expect(second.memory != FSRS().memory(first.memory, after: .good, days: 0))
  }

  @Test("a clock that was set back counts as the same day, and the item comes as if it were right")
  func clockSetBack() {
    let first = scheduler.card(nil, after: .good, on: day)
    let second = scheduler.card(first, after: .good, on: day + -400)
    #expect(second.memory == FSRS().memory(first.memory, after: .good, days: 0))
    #expect(second.dueDay < day)
    // No night has passed when the clock is right again.
    let third = scheduler.card(second, after: .again, on: day)
    #expect(third.memory == FSRS().memory(second.memory, after: .again, days: 0))
    #expect(third.lapses == 0)
    #expect(third.lastDay == day)
  }

  @Test("an item is learned at a stability of 7 days, until the next wrong answer")
  func learned() {
    var card = scheduler.card(nil, after: .good, on: day)
    #expect(!card.isLearned)
    card = scheduler.card(card, after: .good, on: card.dueDay)
    #expect(card.memory.stability >= 7)
    #expect(card.isLearned)
    let forgotten = scheduler.card(card, after: .again, on: card.lastDay)
    #expect(!forgotten.isLearned)
    #expect(
      !Card(
        memory: card.memory, lastDay: day, dueDay: day, lastGrade: .again, answers: 1, lapses: 0
      ).isLearned)
  }

  @Test("only the first wrong answer of a later day is a lapse")
  func lapses() {
    var card = scheduler.card(nil, after: .again, on: day)
    card = scheduler.card(card, after: .again, on: day)
    #expect(card.lapses == 0)
    for number in 1...8 {
      card = scheduler.card(card, after: .again, on: day + number)
      card = scheduler.card(card, after: .again, on: day + number)
      card = scheduler.card(card, after: .good, on: day + number)
      #expect(card.lapses == number)
    }
    #expect(card.answers == 26)
  }

  @Test("a higher retention asks sooner", arguments: zip([0.80, 0.90, 0.97], [28, 8, 2]))
  func retention(retention: Double, days: Int) {
    let card = Scheduler(retention: retention).card(nil, after: .easy, on: day)
    #expect(card.dueDay - day == days)
  }

  @Test(
    "refuses a stored memory that FSRS never gives",
    arguments: [
      (0, 5), (-1, 5), (.nan, 5), (.infinity, 5), (1, 0.9), (1, 10.1), (1, .nan), (1, -.infinity),
    ] as [(Double, Double)])
  func memory(stability: Double, difficulty: Double) {
    #expect(Memory(stability: stability, difficulty: difficulty) == nil)
  }
}

@Suite("Grades")
struct GradeTests {
  @Test(
    "follow from what happened",
    arguments: [
      (true, false, .typed, 1_000, nil, .good), (true, false, .typed, 90_000, nil, .good),
      (true, false, .typed, 1_999, 4_000, .easy), (true, false, .typed, 2_000, 4_000, .good),
      (true, false, .typed, 12_000, 4_000, .good), (true, false, .typed, 12_001, 4_000, .hard),
      (true, false, .picker, 500, 4_000, .easy), (true, false, .choice, 500, 4_000, .good),
      (true, true, .typed, 500, 4_000, .hard), (true, true, .choice, 500, nil, .hard),
      (false, false, .typed, 500, 4_000, .again), (false, true, .picker, 500, nil, .again),
    ] as [(Bool, Bool, AnswerForm, Int, Int?, Grade)])
  func grades(
    isCorrect: Bool, isHelped: Bool, form: AnswerForm, time: Int, usual: Int?, grade: Grade
  ) {
    let found = Grade(
      isCorrect: isCorrect, isHelped: isHelped, form: form, milliseconds: time, usual: usual)
    #expect(found == grade)
  }
}
