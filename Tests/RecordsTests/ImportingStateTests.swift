import DatabaseHolder
import Records
import SpacedRepetition
import StudyCatalog
import TestFolders
import Testing

@Suite("Importing the state of an older program")
struct ImportingStateTests {
  private let learner: Learner
  private let folder: StateFolder

  init() throws {
    learner = try Learner()
    folder = StateFolder(path: learner.path)
  }

  private static let state = """
    {"version":1,"state":{"place":"13","lastLesson":"social/prefecture-capital","lessons":{\
    "social/prefecture-capital":{"bestScore":80,"lastVisit":"2026-11-20","runs":{\
    "1":3,"2":-2,"3":1}},"english/words":{"runs":{"1":-1}}}}}
    """

  @Test("counts its answers as given on the day of the last visit, once, and keeps the file")
  func once() throws {
    try learner.temporary.write(Self.state, to: "study/state.json")
    let records = learner.open()
    #expect(try records.needsImport())
    try records.importState(folder, on: Learner.day)
    #expect(try !records.needsImport())
    #expect(try learner.temporary.read("study/state.json.old-1") == Self.state)
    #expect(!learner.temporary.names(in: "study").contains("state.json"))

    let yesterday = Learner.day + -1
    #expect(try records.setting(.place) == "13")
    #expect(try records.setting(.lastLesson) == "social/prefecture-capital")
    var right = Scheduler().card(nil, after: .good, on: yesterday)
    #expect(try records.card(Learner.id(3)) == right)
    for _ in 0..<2 { right = Scheduler().card(right, after: .good, on: yesterday) }
    #expect(try records.card(Learner.id(1)) == right)
    #expect(right.lastDay == yesterday)
    let wrong = try records.card(Learner.id(2))
    #expect(wrong?.lastGrade == .again)
    #expect(wrong?.dueDay == yesterday)
    #expect(try records.card(Learner.id(1, of: Learner.words))?.lastDay == Learner.day)

    let summary = try records.summary(on: Learner.day)
    #expect(summary.lessons[Learner.capitals]?.best == 80)
    #expect(summary.lessons[Learner.capitals]?.cards == 3)
    #expect(summary.lessons.values.map(\.due).reduce(0, +) == 2)

    try learner.temporary.write(Self.state, to: "study/state.json")
    try learner.open().importState(folder, on: Learner.day)
    #expect(learner.temporary.names(in: "study").contains("state.json"))
  }

  @Test("leaves the old file where it is while nothing is kept", arguments: [true, false])
  func notKept(isRefused: Bool) throws {
    try learner.temporary.write(Self.state, to: "study/state.json")
    if isRefused { try learner.temporary.write("", to: "study/study.db-wal/full") }
    let records = isRefused ? learner.open() : Records.inMemory()
    try records.importState(folder, on: Learner.day)
    #expect(try records.setting(.place) == "13")
    #expect(try learner.temporary.read("study/state.json") == Self.state)
  }

  @Test("gives the old file another name once what it held is on the disk, be it later")
  func keptLater() throws {
    try learner.temporary.write(Self.state, to: "study/state.json")
    let records = learner.open()
    let holder = try #require(DatabaseHolder(learner.file))
    #expect(throws: RecordsError.locked(path: learner.file)) {
      try records.importState(folder, on: Learner.day)
    }
    #expect(try learner.temporary.read("study/state.json") == Self.state)
    holder.release()
    try records.save()
    #expect(try learner.temporary.read("study/state.json.old-1") == Self.state)
    #expect(!learner.temporary.names(in: "study").contains("state.json"))
  }

  @Test("says where a file is of which only a part could be read", arguments: [true, false])
  func damaged(isKept: Bool) throws {
    let text = #"{"version":1,"state":{"place":"13","lastLesson":5}}"#
    try learner.temporary.write(text, to: "study/state.json")
    let records = isKept ? learner.open() : .inMemory()
    try records.importState(folder, on: Learner.day)
    #expect(try records.setting(.place) == "13")
    let name = isKept ? "state.json.old-1" : "state.json"
    #expect(records.takeNotices() == [.stateReadInPart(path: "\(learner.path)/\(name)")])
    #expect(try learner.temporary.read("study/\(name)") == text)
    #expect(records.takeNotices().isEmpty)
  }

  @Test("says so only once that part is on the disk, because the file has another name then")
  func damagedAndLocked() throws {
    try learner.temporary.write("{", to: "study/state.json")
    let records = learner.open()
    let holder = try #require(DatabaseHolder(learner.file))
    #expect(throws: RecordsError.locked(path: learner.file)) {
      try records.importState(folder, on: Learner.day)
    }
    #expect(records.takeNotices().isEmpty)
    holder.release()
    try records.save()
    let path = "\(folder.file).old-1"
    #expect(records.takeNotices() == [.stateReadInPart(path: path)])
  }

  @Test("changes nothing that is newer: a place, a last lesson, a better score")
  func newer() throws {
    try learner.temporary.write(Self.state, to: "study/state.json")
    let records = learner.open()
    try records.set(.place, to: "27")
    try records.set(.lastLesson, to: "english/words")
    try records.answer(Learner.answer(1))
    let round = RoundRecord(id: 1, lesson: Learner.capitals, seed: 1, began: 1)
    let time = LocalTime(milliseconds: Learner.evening, minutesEast: 540)
    try records.finish(round, RoundRecord.Result(correct: 9, count: 10), at: time)
    try records.importState(folder, on: Learner.day)
    #expect(try records.setting(.place) == "27")
    #expect(try records.setting(.lastLesson) == "english/words")
    #expect(try records.summary(on: Learner.day).lessons[Learner.capitals]?.best == 90)
  }

  @Test("waits for a file that comes later, such as from another computer")
  func later() throws {
    let records = learner.open()
    try records.importState(folder, on: Learner.day)
    #expect(try records.isEmpty())
    #expect(!learner.temporary.names(in: "study").contains { $0.hasPrefix("state.json") })
    try learner.temporary.write(Self.state, to: "study/state.json")
    try records.importState(folder, on: Learner.day)
    #expect(try records.setting(.place) == "13")
  }

  @Test("waits for a program that can read the file")
  func unreadable() throws {
    try learner.temporary.write(#"{"version":2}"#, to: "study/state.json")
    let records = learner.open()
    let error = RecordsError.stateNotImported(
      .newerVersion(path: folder.file, found: 2, known: 1))
    #expect(throws: error) { try records.importState(folder, on: Learner.day) }
    #expect(try records.needsImport())
    #expect(try learner.temporary.read("study/state.json") == #"{"version":2}"#)
  }

  @Test(
    "counts days by the calendar",
    arguments: [
      ("1970-01-01", 0), ("2000-02-29", 11_016), ("2000-03-01", 11_017), ("2026-11-21", 20_778),
      ("1969-12-31", -1), ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
    ])
  func days(text: String, number: Int) throws {
    let day = try #require(Day(text))
    try learner.temporary.write(
      #"{"version":1,"state":{"lessons":{"english/words":{"lastVisit":"\#(day)","runs":{"1":1}}}}}"#,
      to: "study/state.json")
    let records = learner.open()
    try records.importState(folder, on: Learner.day)
    #expect(
      try records.card(Learner.id(1, of: Learner.words))?.lastDay == StudyDay(number: number))
  }
}
