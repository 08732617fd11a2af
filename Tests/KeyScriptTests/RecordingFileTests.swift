import Files
import Glibc
import KeyScript
import TerminalCore
import TerminalUI
import TestFolders
import Testing

@Suite("A recording in a file")
struct RecordingFileTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private let screen = RecordedScreen(Frame(size: Size(columns: 40, rows: 12)), route: "home")

  @Test(
    "begins with the size, the language, and what else differs from the default",
    arguments: [
      (Appearance(), "term 40x12\nlocale en\n"),
      (Appearance(language: .japanese, theme: .light), "term 40x12\nlocale ja\n"),
      (
        Appearance(glyphs: .ascii, motion: .none),
        "term 40x12 glyphs=ascii motion=none\nlocale en\n"
      ),
    ])
  func header(appearance: Appearance, header: String) throws {
    let recording = try RecordingFile(folder.file("walk.keys"), of: appearance)
    _ = recording.record(.key(Key(.enter)), at: .milliseconds(5), showing: screen)
    recording.end(at: .milliseconds(7))
    #expect(
      try folder.read("walk.keys")
        == "keys 1\n\(header)wait 5ms\nkey enter\nwait 2ms\nquit\n")
  }

  @Test("expects the route of the start first, unless that is a root")
  func start() throws {
    let recording = try RecordingFile(folder.file("walk.keys"), of: Appearance())
    for route in ["home/cities", "home"] {
      let screen = RecordedScreen(screen.frame, route: route)
      _ = recording.record(.key(Key(.escape)), at: .zero, showing: screen)
    }
    #expect(
      try folder.read("walk.keys")
        == "keys 1\nterm 40x12\nlocale en\nexpect route home/cities\nkey esc*2\n")
  }

  @Test("expects the mode of the start first, unless that is the first one")
  func startMode() throws {
    let recording = try RecordingFile(folder.file("walk.keys"), of: Appearance())
    let screen = RecordedScreen(screen.frame, route: "labels/bug", mode: "labels")
    _ = recording.record(.key(Key(.escape)), at: .zero, showing: screen)
    #expect(
      try folder.read("walk.keys").hasSuffix(
        "locale en\nexpect mode labels\nexpect route labels/bug\nkey esc\n"))
  }

  @Test("is complete after each event, in case the program crashes")
  func crash() throws {
    let recording = try RecordingFile(folder.file("walk.keys"), of: Appearance())
    _ = recording.record(.key(Key(.enter)), at: .zero, showing: screen)
    #expect(try folder.read("walk.keys").hasSuffix("key enter\n"))
    _ = recording.record(.text("な"), at: .zero, showing: screen)
    #expect(try folder.read("walk.keys").hasSuffix("type \"な\"\n"))
  }

  @Test("has one line for a text that an input method sends at once, and is complete meanwhile")
  func burst() throws {
    let recording = try RecordingFile(folder.file("walk.keys"), of: Appearance())
    for (number, character) in "なごや".enumerated() {
      _ = recording.record(.text(character), at: .milliseconds(5), showing: screen)
      let text = "なごや".prefix(number + 1)
      #expect(try folder.read("walk.keys").hasSuffix("locale en\nwait 5ms\ntype \"\(text)\"\n"))
    }
    _ = recording.record(.key(Key(.enter)), at: .milliseconds(5), showing: screen)
    _ = recording.record(.text("a"), at: .milliseconds(5), showing: screen)
    _ = recording.record(.text("b"), at: .milliseconds(6), showing: screen)
    recording.end(at: .milliseconds(6))
    #expect(
      try folder.read("walk.keys").hasSuffix(
        "\ntype \"なごや\"\nkey enter\ntype \"a\"\nwait 1ms\ntype \"b\"\nquit\n"))
  }

  @Test("has a line for each event where others write too, as to the output of the shell")
  func sharedBurst() throws {
    let descriptor = unsafe open(folder.file("walk.keys"), O_WRONLY | O_CREAT, 0o600)
    defer { close(descriptor) }
    let recording = try RecordingFile("/dev/fd/\(descriptor)", of: Appearance())
    for character in "なご" {
      _ = recording.record(.text(character), at: .zero, showing: screen)
    }
    recording.end(at: .zero)
    #expect(try folder.read("walk.keys").hasSuffix("\ntype \"な\"\ntype \"ご\"\nquit\n"))
  }

  @Test("can be made of a session that has taken place, and then lasts as long")
  func session() throws {
    let recording = try RecordingFile(folder.file("walk.keys"), of: Appearance())
    recording.record(
      RecordedSession(
        size: screen.frame.size, route: "home/cities",
        events: [
          (.text("a"), .seconds(1)), (.text("b"), .seconds(1)),
          // This opens no menu, because nobody is there to choose.
          (.key(Key(.character("]"), .control)), .seconds(2)),
          (.resize(Size(columns: 30, rows: 10)), .seconds(2)),
        ], end: .milliseconds(2_500)))
    #expect(recording.failure == nil)
    #expect(
      try folder.read("walk.keys")
        == "keys 1\nterm 40x12\nlocale en\nwait 1s\nexpect route home/cities\ntype \"ab\"\n"
        + "wait 1s\nkey ctrl+]\nresize 30x10\nwait 500ms\n")
  }

  @Test("leaves no file behind if nothing happened")
  func nothing() throws {
    do {
      let recording = try RecordingFile(folder.file("walk.keys"), of: Appearance())
      recording.end(at: .seconds(1))
    }
    #expect(folder.names() == [])
  }

  @Test("replaces a file only if it is allowed to")
  func existingFile() throws {
    try folder.write("mine", to: "walk.keys")
    #expect(throws: FileError.self) {
      try RecordingFile(folder.file("walk.keys"), of: Appearance())
    }
    let recording = try RecordingFile(
      folder.file("walk.keys"), of: Appearance(), replacing: true)
    #expect(try folder.read("walk.keys") == "mine")
    _ = recording.record(.key(Key(.enter)), at: .zero, showing: screen)
    #expect(try folder.read("walk.keys") == "keys 1\nterm 40x12\nlocale en\nkey enter\n")
  }

  @Test("can be played after a paste of any length", arguments: ["\"a\\な\n${b}", "\u{1B}", "👩‍👩‍👧"])
  func longPaste(part: String) throws {
    let recording = try RecordingFile(folder.file("walk.keys"), of: Appearance())
    let text = String(repeating: part, count: 1_200_000 / part.utf8.count)
    _ = recording.record(.paste(text), at: .zero, showing: screen)
    let script = try Script(parsing: folder.read("walk.keys"), file: "walk.keys")
    let pastes = script.lines.compactMap { line -> String? in
      if case .input(.paste(let text)) = line.directive { text } else { nil }
    }
    #expect(pastes.count == 3)
    #expect(pastes.joined() == text)
  }
}
