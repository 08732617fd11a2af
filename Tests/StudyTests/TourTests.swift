import KeyScript
import PseudoTerminals
import Records
import ScreenStack
import SpacedRepetition
import StudyScreens
import TerminalCore
import TerminalFake
import TerminalUI
import TestFolders
import Testing

@testable import study

@Suite("The tour")
struct TourTests {
  static let languages: [Language] = [.japanese, .english]
  static let sizes = [Size(columns: 80, rows: 23), Size(columns: 40, rows: 11)]

  @Test(
    "finds what it shows, in every language and size, on any day", arguments: languages, sizes)
  func script(language: Language, size: Size) {
    for day in [0, 1, 58, 333] {
      let script = TourScript(language: language, size: size, motion: .full)
      let now = LocalTime(milliseconds: 1_795_255_200_000 + day * 86_400_000, minutesEast: 540)
      let tour = Tour(script, at: now, Appearance(language: language))
      let report = tour.check()
      #expect("\(report)" == "script.keys: passed")
      #expect(tour.app.leaks.isEmpty)
      // Long enough to read, and short enough to stay.
      #expect((60...120) ~= Int(report.duration / .seconds(1)))
    }
  }

  @Test("has captions that fit into the narrowest window", arguments: languages)
  func captions(language: Language) throws {
    let script = TourScript(language: language, size: Size(columns: 40, rows: 11), motion: .full)
    let captions = script.text.split(separator: "\n").filter { $0.contains("note ") }
      .map { $0.dropFirst($0.prefix { $0 == " " }.count + 6).dropLast() }
    #expect(captions.count > 7)
    for caption in captions { #expect(String(caption).displayWidth <= 38, "\(caption)") }
  }

  @Test("is about records with weeks of answers, and never about those of the person")
  func records() throws {
    let now = LocalTime(milliseconds: 1_795_255_200_000, minutesEast: 540)
    let summary = try Records.invented(before: now).summary(on: now.day)
    #expect(summary.streak == 5)
    #expect(summary.today.answers == 0)
    for count in [\LessonSummary.due, \.learned] {
      #expect(summary.lessons.values.map { $0[keyPath: count] }.reduce(0, +) > 0)
    }
  }

  @Test(
    "is taken over by a key or the mouse, where it stands", arguments: ["x", "\u{1B}[<0;5;5M"])
  func takingOver(input: String) throws {
    let folder = try TestFolder()
    let terminal = try start(in: folder)
    try terminal.waitForText("Home: subjects")
    try terminal.waitForText("any key: your turn")
    terminal.type(input)
    try terminal.waitForText("Your turn.")
    #expect(!terminal.model.picture.contains("any key: your turn"))
    terminal.type("6")
    try terminal.waitForText("Hokkaido")
    terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.hasSettingsOfBefore && terminal.modes.isDisjoint(with: BuiltProgram.modes))
    #expect(folder.names().isEmpty)
  }

  @Test("ends with Ctrl-C, and leaves no trace")
  func ending() throws {
    let folder = try TestFolder()
    let terminal = try start(in: folder)
    try terminal.waitForText("Home: subjects")
    terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.hasSettingsOfBefore && terminal.modes.isDisjoint(with: BuiltProgram.modes))
    #expect(folder.names().isEmpty)
  }

  @Test("follows the size of the window")
  func resizing() throws {
    let terminal = try start(in: TestFolder())
    try terminal.waitForText("Home: subjects")
    terminal.resize(to: Size(columns: 50, rows: 15))
    try terminal.wait(for: "the hints above the caption") {
      terminal.model.picture.split(separator: "\n", omittingEmptySubsequences: false)
        .suffix(2).first?.contains("Enter open") == true
    }
    terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test("needs a terminal, and says so")
  func withoutTerminal() throws {
    let folder = try TestFolder()
    let result = try BuiltProgram.run(["demo"], in: folder)
    #expect(
      result
        == ProcessRun.Result(
          status: 2,
          complaint: "study: standard input and output must be a terminal; run it in one, without "
            + "redirections\n"))
    #expect(folder.names().isEmpty)
  }

  private func start(in folder: TestFolder) throws -> PseudoTerminal {
    try PseudoTerminal(
      [BuiltProgram.path, "demo", "--lang=en", "--motion=none"],
      size: Size(columns: 80, rows: 24), capabilities: TerminalCapabilities(),
      environment: ["HOME=\(folder.path)", "XDG_STATE_HOME=\(folder.path)/state"])
  }
}
