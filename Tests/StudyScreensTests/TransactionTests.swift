import Records
import SpacedRepetition
import StudyCatalog
import TerminalUI
import TestFolders
import Testing

@testable import StudyScreens

@Suite("What a key changes")
struct TransactionTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    // Without the copy of the day, which is noted by itself.
    try Records.open(in: folder.file("state")).set([
      .roundLength: "5", .backedUp: "\(LocalTime.noon.day.number)",
    ])
  }

  private static let lesson = LessonID(subject: SubjectID(rawValue: "math"), word: "addition")

  /// Presses keys, and returns how many transactions each of them made.
  private func counts(_ study: RunningStudy, _ keys: String...) throws -> [Int] {
    try keys.map { key in
      let before = try transactions
      study.press(key)
      return try transactions - before
    }
  }

  /// The number of transactions in the log: the last page of each names the pages of the whole
  /// file.
  private var transactions: Int {
    get throws {
      let (header, page) = (32, 24 + 4_096)
      let bytes = try folder.bytes(of: "state/study.db-wal")
      let frames = stride(from: header, to: bytes.count - page + 1, by: page)
      return frames.count { frame in
        // A log that begins anew leaves old pages behind, with other numbers.
        bytes[frame + 8..<frame + 16] == bytes[16..<24]
          && bytes[frame + 4..<frame + 8].contains { $0 != 0 }
      }
    }
  }

  @Test("with the first, each further and the last answer of a round is one transaction")
  func round() throws {
    let study = RunningStudy([.home, .subject(Self.lesson.subject)], in: folder)
    study.press("1")
    for number in 1...5 {
      #expect(try counts(study, "ctrl+x", "space") == [1, 0], "\(number)")
    }
    #expect(study.text.contains("0 of 5 right"))
    #expect(try study.records.results().map(\.count) == [5])
    #expect(try study.records.openRounds().isEmpty)
  }

  @Test("with each answer of an exam is one transaction, the last one with the result")
  func exam() throws {
    let study = RunningStudy([.home, .exam(Self.lesson)], in: folder)
    study.press("enter")
    for number in 1...5 { #expect(try counts(study, "ctrl+x") == [1], "\(number)") }
    let result = try #require(try study.records.results().first)
    #expect(result.exam != nil && result.count == 5)
    #expect(try study.records.answers(ofRound: result.id).count == 5)
  }

  @Test("with each answer of a review is one transaction")
  func review() throws {
    let records = Records.open(in: folder.file("state"))
    for item in ["1+1", "1+2"] {
      try records.answer(
        AnswerRecord(
          card: CardID(lesson: Self.lesson, item: item), form: .typed, given: "", grade: .again,
          milliseconds: 900,
          time: LocalTime(milliseconds: LocalTime.noon.milliseconds - 86_400_000, minutesEast: 0)))
    }
    let study = RunningStudy([.review, .reviewRound], in: folder)
    for _ in 0..<6 { #expect(try counts(study, "ctrl+x", "space") == [1, 0]) }
    withExtendedLifetime(records) {}
  }

  @Test("in the settings is one transaction")
  func settings() throws {
    let study = RunningStudy([.record, .settings], in: folder)
    study.press("+")
    let counts = try counts(study, "+", "down", "+", "down", "space", "down", "-")
    #expect(counts == [1, 0, 1, 0, 1, 0, 1])
  }
}
