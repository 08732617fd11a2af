import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI
import Testing

@testable import StudyScreens

// What the screens say about days with answers in a row.

extension RecordTests {
  @Test(
    "tells a streak of today from one of yesterday, which the first screen asks to keep",
    arguments: [
      (Language.japanese, 0, "連続1日目", "連続1日目"),
      (.japanese, 1, "きのうまで連続1日", "連続1日（きょう1問で2日）"),
      (.english, 0, "1-day streak", "1-day streak"),
      (.english, 1, "1-day streak as of yesterday", "1-day streak; one answer makes it 2"),
    ])
  func firstDay(language: Language, ago: Int, record: String, home: String) throws {
    for (path, words) in [([StudyRoute.home], home), ([.record], record)] {
      let records = Records.inMemory()
      try answer(1, .good, at: LocalTime.noon.milliseconds - ago * 86_400_000, to: records)
      let screen = lines(
        of: path, StudyModel(language, records: records), columns: 80, rows: 24)
      #expect(screen.contains { $0.contains(words) })
      #expect(!screen.contains { $0.contains("1日つづけて") || $0.contains("longest") })
    }
  }

  @Test("is no reason to greet before the first answer, but after a pause", arguments: [40, 80])
  func pause(columns: Int) throws {
    func greets(_ daysAgo: Int...) throws -> Bool {
      let records = Records.inMemory()
      for days in daysAgo {
        try answer(1, .good, at: LocalTime.noon.milliseconds - days * 86_400_000, to: records)
      }
      let lines = lines(
        of: [.home], StudyModel(.english, records: records), columns: columns, rows: 24)
      return lines.joined().contains("Welcome back!")
    }
    #expect(try !greets())
    #expect(try greets(3))
    #expect(try !greets(3, 0))
    #expect(try !greets(1))
  }

  @Test(
    "says that no streak is running, but not that it has no days",
    arguments: [
      (.japanese, "連続はとぎれています（最長1日）"), (.english, "No streak now (longest: 1 day)"),
    ] as [(Language, String)])
  func brokenStreak(language: Language, words: String) throws {
    let records = Records.inMemory()
    try answer(1, .good, at: LocalTime.noon.milliseconds - 3 * 86_400_000, to: records)
    let model = StudyModel(language, records: records)
    let screen = lines(of: [.record], model, columns: 80, rows: 24)
    #expect(screen.contains { $0.contains(words) }, "\(screen)")
  }
}
