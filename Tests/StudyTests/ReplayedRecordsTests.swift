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

  @Test("starts with a copy of the records that a script names, even damaged ones")
  func state() throws {
    let folder = try TestFolder()
    try folder.write("not JSON", to: "old/state.json")
    try folder.write(
      """
      keys 1
      locale en
      set state "old"
      expect text "Some of your records could not be read."
      key enter down
      expect focus "Math"

      """, to: "a.keys")
    let result = try BuiltProgram.run(["replay", "a.keys"], in: folder)
    #expect(result == ProcessRun.Result(status: 0, output: "1 passed, 0 failed\n"))
    #expect(folder.names(in: "old") == ["state.json"])
    #expect(try folder.read("old/state.json") == "not JSON")
  }

  @Test("starts with exported answers, or says which line of them can't be read")
  func answers() throws {
    let folder = try TestFolder()
    let log = """
      number,time,lesson,item,form,grade
      1,2026-03-20T18:00:00.000+09:00,social/prefecture-capital,23,choice,good

      """
    try folder.write(log, to: "old/answers.csv")
    try folder.write(
      "keys 1\nlocale en\nset state \"old\"\nopen review\nexpect text \"Today’s review\"\n",
      to: "a.keys")
    let result = try BuiltProgram.run(["replay", "a.keys"], in: folder)
    #expect(result == ProcessRun.Result(status: 0, output: "1 passed, 0 failed\n"))
    try folder.write(log.replacing("good", with: "fine"), to: "old/answers.csv")
    let refused = try BuiltProgram.run(["replay", "a.keys"], in: folder)
    #expect(refused.status == 2 && refused.output.contains("answers.csv:2: "), "\(refused)")
  }

  @Test("is refused if the folder has no records, which its name was probably meant for")
  func nothing() throws {
    let folder = try TestFolder()
    try folder.write("", to: "old/stduy.db")
    try folder.write("keys 1\nset state old\n", to: "a.keys")
    let result = try BuiltProgram.run(["replay", "a.keys"], in: folder)
    #expect(
      result.output.hasPrefix(
        "a.keys:2:1: there is nothing to start from in “old”, which has none of study.db, "
          + "state.json, answers.csv, lessons\n"), "\(result)")
    #expect(result.status == 2)
  }
}
