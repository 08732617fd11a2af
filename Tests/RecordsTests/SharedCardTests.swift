import SeededRandom
import SpacedRepetition
import StudyCatalog
import TestFolders
import Testing

@testable import Records

@Suite("A card of an item that two lessons ask")
struct SharedCardTests {
  private static let elements = Learner.lesson("science/elements-all")
  private static let common = Learner.lesson("science/elements-junior")
  /// Hydrogen, which both lessons ask, and gallium, which one asks.
  private static let (hydrogen, gallium) = (1, 31)
  private let records = Records.inMemory()

  @Test("is one, whichever asks it, and counts as answered and learned in both")
  func counts() throws {
    for (days, lesson) in [(0, Self.common), (3, Self.elements), (12, Self.common)] {
      try records.answer(Learner.answer(Self.hydrogen, of: lesson, .easy, after: days))
    }
    try records.answer(Learner.answer(Self.gallium, of: Self.elements))
    let lessons = try records.summary(on: Learner.day + 999).lessons
    #expect(lessons[Self.common]?.cards == 1 && lessons[Self.common]?.learned == 1)
    #expect(lessons[Self.elements]?.cards == 2 && lessons[Self.elements]?.learned == 1)
    for lesson in [Self.common, Self.elements] {
      #expect(try records.card(Learner.id(Self.hydrogen, of: lesson))?.answers == 3)
    }
    #expect(try records.cards(of: Self.common).map(\.id.item) == ["1"])
    #expect(try records.cards(of: Self.elements).map(\.id.item) == ["1", "31"])
    #expect(try records.histories().map(\.count).sorted() == [1, 3])
    let days = try records.days(from: Learner.day, through: Learner.day + 12)
    #expect(days.values.reduce(0) { $0 + $1.begun } == 2)
  }

  @Test("is due once, in the lesson that asked it last")
  func due() throws {
    for lesson in [Self.elements, Self.common] {
      try records.answer(Learner.answer(Self.hydrogen, of: lesson, .again))
    }
    let day = Learner.day + 1
    #expect(try records.due(on: day).map(\.id) == [Learner.id(Self.hydrogen, of: Self.common)])
    let lessons = try records.summary(on: day).lessons
    #expect(lessons[Self.common]?.due == 1 && lessons[Self.elements]?.due == 0)
    let next = try records.nextDue(after: Learner.day + -1, through: day) { _ in true }
    #expect(next?.count == 1)
    try records.answer(Learner.answer(Self.hydrogen, of: Self.elements, .again, after: 1))
    #expect(try records.due(on: day).map(\.id) == [Learner.id(Self.hydrogen, of: Self.elements)])
  }

  @Test("is what it was when an answer of either lesson is taken back", arguments: [true, false])
  func takenBack(knowsChange: Bool) throws {
    let learner = try Learner()
    let records = learner.open()
    let round = Learner.round(1, answered: 0)
    var expected = [try RecordsContents(records)]
    let answers = [Self.common, Self.elements, Self.common].enumerated().map { day, lesson in
      Learner.answer(Self.hydrogen, of: lesson, after: 4 * day)
    }
    for answer in answers {
      try records.answer(answer)
      expected.append(try RecordsContents(records))
    }
    for answer in answers.reversed() {
      // Other records don't know what the answer has done to the card.
      let taker = knowsChange && answer == answers[2] ? records : learner.open()
      try taker.takeBack(answer, from: round, asFirst: true, best: nil)
      expected.removeLast()
      #expect(try RecordsContents(records) == expected.last)
      let asked = try records.due(on: Learner.day + 999).map(\.id.lesson)
      #expect(asked == answers.prefix(expected.count - 1).suffix(1).map(\.card.lesson))
    }
  }

  @Test(
    "is what it would be had all answers of two logs been given in one place", arguments: 0..<20)
  func merged(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (one, here, there) = (Records.inMemory(), records, Records.inMemory())
    for hours in 1...80 {
      let answer = Learner.answer(
        Int.random(in: 28...32, using: &random),
        of: Bool.random(using: &random) ? Self.common : Self.elements,
        Bool.random(using: &random) ? .good : .again, after: hours)
      try one.answer(answer)
      try (Bool.random(using: &random) ? here : there).answer(answer)
    }
    _ = try here.merge([log(there)])
    #expect(try RecordsContents(here) == RecordsContents(one))
    #expect(try here.due(on: Learner.day + 999) == one.due(on: Learner.day + 999))
  }

  @Test("is what the lesson of the latest visit says in the state of an older version")
  func state() throws {
    var state = StudyState()
    for (lesson, days, run) in [(Self.common, 5, 3), (Self.elements, 2, -2)] {
      var progress = LessonProgress()
      progress.lastVisit = Day(Learner.day + days)
      progress.runs = ["1": run]
      state.lessons[lesson] = progress
    }
    try records.importState(StateReading(state: state), on: Learner.day)
    let card = try #require(try records.card(Learner.id(Self.hydrogen, of: Self.elements)))
    #expect(card.answers == 3 && card.lastDay == Learner.day + 5 && card.lastGrade == .good)
    #expect(try records.summary(on: Learner.day).lessons.values.map(\.cards) == [1, 1])
  }

  @Test("is one for a name in other bytes", arguments: ["がくせい", "café", "한국", "Ω"])
  func otherBytes(name: String) throws {
    let lesson = Learner.lesson("cards/mac")
    let decomposed = name.decomposed
    try #require(!decomposed.utf8.elementsEqual(name.composed.utf8))
    for (index, item) in [decomposed, name, name.composed].enumerated() {
      try records.answer(
        VersionTwo.Answer(lesson: lesson, item: item, grade: .good, hours: index).record)
    }
    let cards = try records.cards(of: lesson)
    #expect(cards.map(\.card.answers) == [3])
    #expect(cards.allSatisfy { $0.id.item.utf8.elementsEqual(name.composed.utf8) })
    #expect(try records.summary(on: Learner.day).lessons[lesson]?.cards == 1)
    // A log that an older program has exported.
    let old = AnswerLogReading(
      """
      number,time,lesson,item,form,grade
      1,2026-11-21T19:00:00+09:00,cards/mac,\(decomposed),typed,good
      2,2026-12-21T19:00:00+09:00,cards/mac,\(decomposed),typed,good
      """)
    #expect(try records.merge([old.answers]) == [1])
    #expect(try records.cards(of: lesson).map(\.card.answers) == [4])
  }

  @Test("is due in the lesson where it is kept once the other one no longer asks the item")
  func keptElsewhere() throws {
    let learner = try Learner()
    let records = learner.open()
    try records.answer(Learner.answer(Self.gallium, of: Self.elements))
    // As a table left it from which the item has been removed since.
    try learner.run("UPDATE cards SET lesson = '\(Self.common)'")
    #expect(try records.due(on: Learner.day + 99).map(\.id.lesson) == [Self.elements])
  }
}

extension String {
  /// The text as a Mac may write it.
  var decomposed: String {
    switch self {
    case "がくせい": "か\u{3099}くせい"
    case "café": "cafe\u{301}"
    case "한국": "\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}"
    case "Ω": "\u{2126}"
    default: self
    }
  }
}
