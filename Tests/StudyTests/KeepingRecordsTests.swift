import Glibc
import Records
import SpacedRepetition
import StudyCatalog
import TestFolders
import Testing

@testable import study

@Suite("study export, import and backup")
struct KeepingRecordsTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// Runs a command on the records in a folder of the test.
  private func run(
    _ arguments: [String], records: String = "study", input: String = ""
  ) throws -> ProcessRun.Result {
    try BuiltProgram.run(arguments + ["--state", records, "--lang=en"], in: folder, input: input)
  }

  private func open(_ records: String = "study") -> Records {
    Records.open(in: folder.file(records), temporary: folder.path)
  }

  /// Gives answers on the evenings of days.
  private func answer(_ days: [Int], in records: String = "study") throws {
    let lesson = try #require(LessonID("english/words"))
    let records = open(records)
    for day in days {
      try records.answer(
        AnswerRecord(
          card: CardID(lesson: lesson, item: "dog"), form: .typed, given: "dog, \"dogs\"",
          grade: .good, milliseconds: 900,
          time: LocalTime(
            milliseconds: 1_795_255_200_000 + day * 86_400_000, minutesEast: 540)))
    }
  }

  private static let header = "number,time,lesson,item,form,given,grade,milliseconds\n"
  private static let row = """
    1,2026-11-21T19:00:00.000+09:00,english/words,dog,typed,"dog, ""dogs""\",good,900

    """

  @Test("write all answers to standard output or to a file, with commas or as JSON")
  func export() throws {
    try answer([0])
    let table = ProcessRun.Result(status: 0, output: Self.header + Self.row)
    #expect(try run(["export"]) == table)
    #expect(try run(["export", "--csv"]) == table)
    let json = try run(["export", "--json"])
    #expect(json.status == 0 && json.output.hasPrefix("{\"number\":1,\"time\":\"2026-11-21T19:00"))
    let told = ProcessRun.Result(status: 0, complaint: "study: wrote 1 answer to log.csv\n")
    #expect(try run(["export", "log.csv"]) == told)
    #expect(try folder.read("log.csv") == table.output)
    let again = try run(["export", "log.csv"])
    #expect(again.status == 2 && again.complaint.contains("“log.csv” already exists"))
    #expect(try run(["export", "log.csv", "--force"]) == told)
    #expect(try run(["export", "study/study.db", "--force"]).status == 2)
    #expect(
      try Records.open(in: folder.file("study")).summary(on: StudyDay(number: 20_778)).streak == 1)
  }

  /// The names and the bytes of all files in the folder of the records.
  private func contents() throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for name in folder.names(in: "study") { contents[name] = try folder.bytes(of: "study/\(name)") }
    return contents
  }

  /// Runs a command that finds the records by itself.
  private func read(_ arguments: [String]) throws -> ProcessRun.Result {
    try BuiltProgram.run(arguments, in: folder, environment: ["XDG_STATE_HOME": folder.path])
  }

  @Test("leave the records as they are, like every command that only reads", arguments: readers)
  func reading(arguments: [String]) throws {
    try answer([0, 1])
    try folder.write("keys 1\n", to: "a.keys")
    try folder.write("a\tb\n1\t2\n", to: "a.tsv")
    let before = try contents()
    #expect(try read(arguments).status < 2)
    #expect(try contents() == before)
  }

  @Test("leave a damaged file where it is, and say so", arguments: readers)
  func readingDamage(arguments: [String]) throws {
    try answer([0, 1])
    var bytes = try folder.bytes(of: "study/study.db")
    for index in 100..<min(bytes.count, 16_384) { bytes[index] = 0x55 }
    try folder.write(bytes, to: "study/study.db")
    try folder.write("keys 1\n", to: "a.keys")
    try folder.write("a\tb\n1\t2\n", to: "a.tsv")
    let before = try contents()
    let result = try read(arguments)
    let needsRecords = [["export"], ["export", "--json"], ["backup", "b.db"]].contains(arguments)
    #expect((result.status == 3) == needsRecords)
    #expect(result.complaint.contains("study.db is damaged; restore a backup") == needsRecords)
    #expect(try contents() == before)
    #expect(!folder.names().contains("b.db"))
  }

  @Test("make no folder where there are no records", arguments: readers)
  func readingNothing(arguments: [String]) throws {
    _ = try read(arguments)
    #expect(!folder.names().contains("study"))
  }

  private static let readers = [
    ["export"], ["export", "--json"], ["export", "--anki"], ["backup", "b.db"], ["doctor"],
    ["check", "a.tsv"], ["replay", "a.keys"],
  ]

  @Test("tell which of the answers in a log are to questions that no lesson asks")
  func unknownItems() throws {
    let unknown = Self.row.replacing("words,dog", with: "words,dinosaur")
    try folder.write(Self.header + Self.row + unknown, to: "a.csv")
    #expect(
      try run(["import", "a.csv"]).output
        == "a.csv: 2 new, 0 already there\n"
        + "a.csv: 1 of the questions is not in any current lesson\n")
  }

  @Test("add nothing if the lessons with which the answers are compared can’t be read")
  func unreadableLessons() throws {
    try folder.write(Self.header + Self.row, to: "a.csv")
    let result = try run(["import", "a.csv", "--lessons", "gone"])
    #expect(result.status == 2 && result.output.isEmpty && result.complaint.contains("“gone”"))
    #expect(try run(["export"]).output == Self.header)
  }

  @Test("join the answers of two computers, in either form", arguments: ["--csv", "--json"])
  func join(form: String) throws {
    try answer([0, 2])
    try answer([0, 1, 3], in: "laptop")
    #expect(try run(["export", form, "laptop.log"], records: "laptop").status == 0)
    #expect(
      try run(["import", "laptop.log"])
        == ProcessRun.Result(status: 0, output: "laptop.log: 2 new, 1 already there\n"))
    try answer([0, 1, 2, 3], in: "one")
    #expect(try run(["export"]) == run(["export"], records: "one"))
    #expect(try run(["import", "laptop.log"]).output == "laptop.log: 0 new, 3 already there\n")
  }

  @Test("read a log from a pipe, which may be empty")
  func pipe() throws {
    let result = try run(["import", "/dev/stdin"], input: Self.header + Self.row)
    #expect(result.output == "/dev/stdin: 1 new, 0 already there\n")
    let empty = try run(["import", "/dev/stdin"])
    #expect(empty.status == 2 && empty.complaint.contains("/dev/stdin:1: this is neither"))
  }

  @Test("say what to give instead of what isn't a file")
  func noFile() throws {
    let message = "study: cannot read “.” (it is a folder); give a regular file\n"
    #expect(try run(["import", "."]) == ProcessRun.Result(status: 2, complaint: message))
  }

  @Test("say how to save what isn’t text")
  func noText() throws {
    try folder.write(Array("PK\u{3}\u{4}\u{14}".utf8), to: "deck.apkg")
    let message =
      "study: “deck.apkg” is a package, not text; in Anki, export Notes in Plain Text\n"
    #expect(
      try run(["import", "deck.apkg"]) == ProcessRun.Result(status: 2, complaint: message))
  }

  @Test("take a log in UTF-16")
  func utf16() throws {
    try folder.write(inUTF16: Self.header + Self.row, to: "log.csv")
    #expect(try run(["import", "log.csv"]).status == 0)
  }

  @Test("add nothing from logs of which one has a mistake, and name its line")
  func mistakes() throws {
    try folder.write(Self.header + Self.row, to: "good.csv")
    try folder.write(Self.header + Self.row.replacing("good", with: "fine"), to: "bad.csv")
    let result = try run(["import", "good.csv", "bad.csv"])
    let message =
      "study: bad.csv:2: “fine” is not valid for grade; use one of again, hard, good, easy\n"
    #expect(result == ProcessRun.Result(status: 2, complaint: message))
    #expect(try run(["import", "gone.csv"]).status == 2)
    #expect(!folder.names().contains("study"))
  }

  @Test("refuse control characters, which a terminal that shows the answers would obey")
  func controls() throws {
    for row in [
      Self.row.replacing("dog, ", with: "dog\u{1B}[2J"),
      Self.row.replacing("words,dog", with: "words,dog\u{9B}m"),
      Self.row.replacing("english/words", with: "english/w\u{7}"),
    ] {
      try folder.write(Self.header + row, to: "log.csv")
      let result = try run(["import", "log.csv"])
      #expect(result.status == 2 && result.complaint.contains("log.csv:2: “"))
      #expect(!result.complaint.unicodeScalars.dropLast().contains { $0.value < 0x20 })
    }
  }

  @Test("name files so that a terminal can’t take the name for commands or for lines")
  func namesOfFiles() throws {
    try answer([0])
    let name = "a\u{1B}[31m\nb\u{202E}"
    let shown = #"a\u{1b}[31m\nb\u{202e}"#
    #expect(try run(["backup", name]).output == "copied your records to \(shown)\n")
    try folder.write(Self.header + Self.row, to: name + ".csv")
    #expect(
      try run(["import", name + ".csv"]).output == "\(shown).csv: 0 new, 1 already there\n")
  }

  @Test("fail if standard output is closed, so that nothing is taken for written")
  func closedOutput() throws {
    try answer([0])
    let result = try ProcessRun(
      "/bin/sh", ["-c", "exec \"$0\" export --state study --lang en >&-", BuiltProgram.path],
      environment: ["HOME": folder.path], folder: folder.path
    ).run()
    #expect(result.status == 3)
    #expect(result.complaint.contains("cannot write “/dev/stdout” (Bad file descriptor)"))
  }

  @Test("copy the records to a new file, and never over another one")
  func backup() throws {
    try answer([0])
    let copied = ProcessRun.Result(status: 0, output: "copied your records to copy/study.db\n")
    let missing = try run(["backup", "copy/study.db"])
    #expect(missing.status == 2 && !folder.names(in: ".").contains("copy"))
    #expect(missing.complaint.contains("“copy/study.db” (No such file or directory)"))
    try folder.write("", to: "copy/other")
    #expect(try run(["backup", "copy/study.db"]) == copied)
    #expect(try run(["export"], records: "copy").output == Self.header + Self.row)
    let again = try run(["backup", "copy/study.db"])
    let message = "study: “copy/study.db” already exists; give another name\n"
    #expect(again == ProcessRun.Result(status: 2, complaint: message))
    let device = try run(["backup", "/dev/full"])
    #expect(device.status == 2 && device.complaint.contains("(it is a device)"))
    let none = try run(["backup", "-"])
    #expect(none.status == 2 && none.complaint.contains("can’t write to standard output; give"))
  }

  @Test("copy what an early version has kept, and leave it where it is")
  func earlyVersion() throws {
    let state = """
      {"version":1,"state":{"lessons":{"english/words":{"runs":{"犬":2},"lastVisit":"2026-03-24"}}}}
      """
    try folder.write(state, to: "study/state.json")
    let before = try contents()
    #expect(try run(["backup", "b.db"]).status == 0)
    #expect(try run(["export"]) == ProcessRun.Result(status: 0, output: Self.header))
    #expect(try contents() == before)
    try folder.write(folder.bytes(of: "b.db"), to: "copy/study.db")
    let words = try #require(LessonID("english/words"))
    #expect(try open("copy").cards(of: words).map(\.id.item) == ["犬"])
    #expect(try !open("copy").needsImport())
  }

  @Test("end with status 2 if what an early version has kept can't be opened")
  func unopenedState() throws {
    let newer = "{\"version\":99,\"state\":{}}"
    for make in [
      { folder in try folder.write(newer, to: "early/state.json") },
      { folder in folder.make(.pipe, "early/state.json") },
      { folder in folder.make(.link("nowhere"), "early/state.json") },
    ] as [(TestFolder) throws -> Void] {
      folder.make(.folder, "early")
      unsafe unlink(folder.file("early/state.json"))
      try make(folder)
      for arguments in [["export"], ["backup", "b.db"]] {
        let result = try run(arguments, records: "early")
        #expect(result.status == 2 && result.complaint.contains("early/state.json"))
      }
    }
    #expect(!folder.names().contains("b.db"))
  }

  @Test("say that records which can't be opened are not empty ones, and leave them as they are")
  func unopened() throws {
    try answer([0])
    var newer = try folder.bytes(of: "study/study.db")
    newer[63] = 99  // The last byte of the version of the tables.
    try folder.write(newer, to: "study/study.db")
    try folder.write("SQLite format 3, or so", to: "other")
    try folder.write(Self.header, to: "empty.csv")
    for (records, message) in [("other", "other"), ("study", "is from a newer version of study")] {
      for arguments in [["export"], ["backup", "b.db"], ["import", "empty.csv"]] {
        let result = try run(arguments, records: records)
        #expect(result.status == 2)
        #expect(result.complaint.contains(message) && result.output.isEmpty)
      }
    }
    #expect(try folder.bytes(of: "study/study.db") == newer)
  }
}
