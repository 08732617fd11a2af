import Records
import SpacedRepetition
import StudyCatalog
import TestFolders
import Testing

@Suite("A script that names records")
struct ReplayedRecordsTests {
  @Test("starts with the newest answers of records that are in use")
  func stateInUse() throws {
    let folder = try TestFolder()
    let card = CardID(
      lesson: LessonID(subject: SubjectID(rawValue: "math"), word: "addition"), item: "1+1")
    let records = Records.open(in: folder.file("mine"))
    try records.answer(
      AnswerRecord(
        card: card, form: .typed, given: "3", grade: .again, milliseconds: 1_000,
        time: LocalTime(milliseconds: 0, minutesEast: 0)))
    try folder.write(
      "keys 1\nlocale en\nset state mine\nexpect text \"Today’s review\"\n", to: "a.keys")
    let names = folder.names(in: "mine")
    #expect(names.contains("study.db-wal"))
    let result = try BuiltProgram.run(["replay", "a.keys"], in: folder)
    #expect(result == ProcessRun.Result(status: 0, output: "1 passed, 0 failed\n"))
    #expect(folder.names(in: "mine") == names)
    withExtendedLifetime(records) {}
  }
}
