import Foundation
import PseudoTerminals
import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalFake
import TestFolders
import Testing

@testable import study

@Suite("study doctor", .timeLimit(.minutes(20)))
struct DoctorTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func run(
    _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> ProcessRun.Result {
    try BuiltProgram.run(["doctor", "--lang=en"] + arguments, in: folder, environment: environment)
  }

  private func start(
    _ arguments: [String] = [], capabilities: TerminalCapabilities?, environment: [String] = []
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      [BuiltProgram.path, "doctor", "--lang=en"] + arguments,
      size: Size(columns: 200, rows: 50), capabilities: capabilities,
      environment: ["HOME=\(folder.path)"] + environment)
  }

  /// Gives an answer, so that there are records.
  private func answer(in records: Records) throws {
    let lesson = try #require(LessonID("english/words"))
    try records.answer(
      AnswerRecord(
        card: CardID(lesson: lesson, item: "犬"), form: .typed, given: "dog", grade: .good,
        milliseconds: 900,
        time: LocalTime(milliseconds: 1_795_255_200_000, minutesEast: 540)))
  }

  @Test("asks the terminal, says what it has answered, and leaves it as it was")
  func answers() throws {
    let capabilities = TerminalCapabilities(
      ambiguousWidth: .wide, knownModes: [1002, 1006, 2004, 2026], background: "rgb:ffff/ffff/ffff")
    let terminal = try start(capabilities: capabilities)
    #expect(try terminal.waitForEnd() == 0)
    for line in [
      "ok       terminal  standard input and output are a terminal",
      "ok       size      200×50", "ok       theme     light, because the background is light",
      "ok       signs     “─①α” are two cells wide each",
      "ok       mouse     clicks are reported", "ok       paste     pasted text is distinguished",
      "ok       window    not reported", "ok       frames    each appears at once",
      "no problems",
    ] {
      #expect(terminal.output.contains(line), "\(line)")
    }
    #expect(terminal.hasSettingsOfBefore && terminal.modes.isDisjoint(with: BuiltProgram.modes))
    #expect(terminal.isCursorShown)
    #expect(folder.names().isEmpty)
  }

  @Test("does not wait for a terminal that answers nothing")
  func silence() throws {
    let terminal = try start(capabilities: nil)
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.output.contains("note     terminal  no answer to queries within a second"))
    #expect(terminal.hasSettingsOfBefore && terminal.modes.isDisjoint(with: BuiltProgram.modes))
  }

  @Test(
    "ends by what asks it to end meanwhile",
    arguments: [SIGTERM, SIGHUP, SIGINT, nil] as [CInt?])
  func ending(signal: CInt?) throws {
    let terminal = try start(capabilities: nil)
    try terminal.wait(for: "the last question") { terminal.output.contains("\u{1B}[c") }
    if let signal { terminal.send(signal) } else { terminal.type("\u{3}") }
    #expect(try terminal.waitForEnd() & 0x7F == signal ?? SIGINT)
    #expect(terminal.hasSettingsOfBefore && terminal.modes.isDisjoint(with: BuiltProgram.modes))
    #expect(!terminal.output.contains("no problems"))
  }

  @Test("says the same as the program's errors, and ends with status 1")
  func problems() throws {
    let terminal = try start(capabilities: nil, environment: ["TERM=nope"])
    #expect(try terminal.waitForEnd() == 1 << 8)
    #expect(
      terminal.output.contains("problem  TERM      cannot draw on the terminal “nope”; set TERM"))
    #expect(terminal.output.contains("1 problem"))
  }

  @Test("works without a terminal and without records, and makes neither file nor folder")
  func pipe() throws {
    let result = try run(["--state", "study"])
    #expect(result.status == 0 && result.complaint.isEmpty)
    #expect(result.output.hasPrefix("study 0.1.0\n"))
    #expect(result.output.contains("note     terminal  standard output is not a terminal"))
    #expect(
      result.output.contains("none yet; they and the settings will be kept in study/study.db"))
    #expect(result.output.hasSuffix("\nno problems; 1 note\n"))
    #expect(folder.names().isEmpty)
    #expect(try BuiltProgram.run(["doctor", "--lang=ja"], in: folder).output.contains("注意  端末"))
  }

  @Test(
    "reads records that are there, and those in use, and changes nothing", arguments: [true, false])
  func records(inUse isInUse: Bool) throws {
    var records: Records? = Records.open(in: folder.file("study"), temporary: folder.path)
    if let records {
      try answer(in: records)
      try records.backUp(to: folder.file("study/backups/2026-11-22.db"))
    }
    if !isInUse { records = nil }
    let before = try contents()
    let result = try run(["--state", "study"])
    #expect(result.status == 0)
    #expect(result.output.contains("study/study.db: 1 answer and the settings, "))
    #expect(result.output.contains("format 3; intact and writable"))
    #expect(result.output.contains("the newest is study/backups/2026-11-22.db"))
    #expect(try contents() == before)
    #expect(before.keys.contains("study/study.db-wal") == isInUse)
    withExtendedLifetime(records) {}
  }

  @Test("takes the options of Study, and names the folder in its advice")
  func options() throws {
    let result = try run([
      "--state", "my records", "--motion=none", "--furigana=on", "--grade=4", "--exam-time=30",
    ])
    #expect(result.status == 0)
    #expect(result.output.contains("to make one now: study backup --state='my records' FILE"))
    let theme = try run(["--state=study", "--theme=./none.theme"])
    #expect(theme.status == 1)
    #expect(theme.output.contains("problem  theme     cannot read “./none.theme”"))
  }

  @Test("finds what is wrong, with its remedy, and mends nothing")
  func damage() throws {
    try folder.write("no records", to: "study/study.db")
    try folder.write("mine", to: "study/backups")
    try folder.write("a\tb\n", to: "study/lessons/lessons.tsv")
    try folder.write("down = n\nup = n\n", to: "mine.conf")
    try folder.write("accent = blau\n", to: "mine.theme")
    let before = try contents()
    let result = try run(["--state=study", "--keys=mine.conf", "--theme=./mine.theme"])
    #expect(result.status == 1)
    for line in [
      "problem  records   study/study.db is damaged; restore a backup",
      "problem  backups   no backup can be made, because study/backups is not a folder (it is a file)",
      "problem  keys      mine.conf:1: “n” means “up” already",
      "problem  lessons   study/lessons has ", "to see them: study check study/lessons",
    ] {
      #expect(result.output.contains(line), "\(line)\n\(result.output)")
    }
    #expect(try contents() == before)
    let terminal = try start(
      ["--theme", folder.file("mine.theme")], capabilities: TerminalCapabilities())
    #expect(try terminal.waitForEnd() == 1 << 8)
    #expect(terminal.output.contains("mine.theme:1: “blau”"))
  }

  @Test("finds the keys and the copies where the program does")
  func places() throws {
    try folder.write("down = n\n", to: "settings/study/keys.conf")
    let result = try run(environment: [
      "XDG_CONFIG_HOME": folder.file("settings"), "XDG_STATE_HOME": folder.file("state"),
    ])
    #expect(
      result.output.contains(
        "ok       keys      as chosen in \(folder.file("settings/study/keys.conf"))"))
    #expect(result.output.contains("kept in \(folder.file("state/study/study.db"))"))
    let homeless = try run(environment: ["HOME": "", "XDG_CONFIG_HOME": ""])
    #expect(homeless.status == 1)
    #expect(
      homeless.output.contains("problem  records   there is no home folder for your records")
    )
  }

  @Test("takes no file, and no option that has nothing to do with it")
  func wrongUse() throws {
    #expect(
      try run(["me"]).complaint.hasPrefix("study: study doctor takes no arguments; leave out “me”"))
    #expect(
      try run(["--force"]).complaint.hasPrefix(
        "study: leave --force out; study doctor does not use it"))
    #expect(try run(["--force"]).status == 2)
  }

  /// Every file below the folder with its bytes and the time of its last change. The index of a
  /// log, in which every reader notes itself, counts only as being there.
  private func contents() throws -> [String: String] {
    var contents: [String: String] = [:]
    let files = FileManager.default
    for name in try files.subpathsOfDirectory(atPath: folder.path) {
      let path = folder.file(name)
      let attributes = try files.attributesOfItem(atPath: path)
      let time = name.hasSuffix("-shm") ? "" : "\(attributes[.modificationDate] ?? "")"
      let bytes = name.hasSuffix("-shm") ? nil : files.contents(atPath: path)
      contents[name] = "\(time) \(bytes?.hashValue ?? 0)"
    }
    return contents
  }
}
