import CSQLite
import Glibc
import Records
import SpacedRepetition
import StudyCatalog
import TestFolders
import Testing

/// Records in a folder of the test's own, and answers to put into them.
struct Learner {
  static let capitals = lesson("social/prefecture-capital")
  static let words = lesson("english/words")
  /// The study day of 2026-11-21, and its evening at 19:00 in Japan.
  static let day = StudyDay(number: 20_778)
  static let evening = 1_795_255_200_000

  let temporary: TestFolder
  /// The folder of the records, which does not exist at first.
  let path: String

  /// Makes the folder around it, in memory if that is possible, for tests that make very many
  /// files.
  init(in name: String = "study", inMemory isInMemory: Bool = false) throws {
    let memory = "/dev/shm"
    let isPossible = unsafe access(memory, W_OK) == 0
    temporary = try TestFolder(in: isInMemory && isPossible ? memory : nil)
    path = temporary.file(name)
  }

  /// The file of the records.
  var file: String { "\(path)/study.db" }

  /// Calls a function with the records that kills at many moments leave: a file, and a part of the
  /// log that was being written.
  static func forEachKill(
    cutting log: [UInt8], of file: [UInt8], _ body: (Learner) throws -> Void
  ) throws {
    for length in Array(stride(from: 0, to: log.count, by: 1_030)) + [log.count] {
      let copy = try Learner(inMemory: true)
      unsafe mkdir(copy.path, 0o700)
      try copy.temporary.write(file, to: "study/study.db")
      try copy.temporary.write(Array(log.prefix(length)), to: "study/study.db-wal")
      try body(copy)
    }
  }

  func open() -> Records { Records.open(in: path, temporary: temporary.path) }

  static func lesson(_ name: String) -> LessonID {
    LessonID(name) ?? LessonID(subject: SubjectID(rawValue: "none"), word: name)
  }

  static func id(_ item: Int, of lesson: LessonID = capitals) -> CardID {
    CardID(lesson: lesson, item: "\(item)")
  }

  /// An answer on the evening of the first day, or some days later.
  static func answer(
    _ item: Int, of lesson: LessonID = capitals, _ grade: Grade = .good, after days: Int = 0,
    round: Int? = nil
  ) -> AnswerRecord {
    AnswerRecord(
      card: id(item, of: lesson), form: .typed, given: "よこはまし", grade: grade,
      milliseconds: 2_500,
      time: LocalTime(milliseconds: evening + days * 86_400_000, minutesEast: 540), round: round)
  }

  /// An unfinished round of ten items, the first of which have answers.
  static func round(_ id: Int, answered: Int) -> RoundRecord {
    RoundRecord(
      id: id, lesson: capitals, seed: .max, began: 1, items: items(10, answered: answered))
  }

  /// Items of a round, the first of which have answers of all kinds.
  static func items(_ count: Int, answered: Int) -> [RoundItem] {
    let verdicts = RoundItem.Verdict.allCases
    return (0..<count).map { index in
      let answer = RoundItem.Answer(
        japanese: "\(index)\tよこはま\nし", english: index == 1 ? "" : "Yokohama",
        verdict: verdicts[index % verdicts.count], isSecondTry: index % 2 == 1)
      return RoundItem(
        item: "\(index)\t", form: AnswerForm.allCases[index % 3],
        answer: index < answered ? answer : nil)
    }
  }

  /// The number of answers that the records have.
  static func count(_ records: Records) throws -> Int { try log(records).count }

  /// Changes the file as another program might.
  func run(_ sql: String) throws {
    var database: OpaquePointer?
    unsafe sqlite3_open(file, &database)
    defer { unsafe sqlite3_close(database) }
    let code = unsafe sqlite3_exec(database, sql, nil, nil, nil)
    try #require(code == SQLITE_OK, "\(sql): \(code)")
  }
}

extension Records {
  /// Makes the copy of a day, unless there is one, as a program does: waits for it, and moves a
  /// damaged file aside.
  func backUp(on day: StudyDay) throws(RecordsError) {
    do throws(RecordsError) {
      try dailyCopy(on: day)?.make()
    } catch {
      if case .damaged = error { _ = try isWhole() }
      throw error
    }
  }
}
