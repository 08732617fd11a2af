import KeyScript
import TerminalCore
import TerminalUI
import TestFolders
import Testing

@Suite("The menu of a recording")
struct RecordingMenuTests {
  private static let size = Size(columns: 80, rows: 2)
  private static let menuKey: InputEvent = .key(Key(.character("]"), .control))

  private let folder: TestFolder
  private let recording: RecordingFile
  private let screen: RecordedScreen

  init() throws {
    folder = try TestFolder()
    recording = try RecordingFile(folder.file("walk.keys"), of: Appearance())
    var frame = Frame(size: Self.size)
    frame.write("東京 \"Tokyo\"", at: Position(column: 0, row: 0))
    screen = RecordedScreen(frame, route: "home/cities", focusedText: "東京")
  }

  /// Records events one by one, a millisecond apart. Returns those for the program.
  private func press(_ events: [InputEvent], on screen: RecordedScreen) -> [InputEvent] {
    events.enumerated().filter { number, event in
      recording.record(event, at: .milliseconds(number), showing: screen)
    }.map(\.element)
  }

  /// The lines of the script after its header, without the route of the start.
  private func lines() throws -> [String] {
    var lines = try folder.read("walk.keys").split(separator: "\n").dropFirst(3).map(String.init)
    lines.remove(at: try #require(lines.firstIndex(of: "expect route home/cities")))
    return lines
  }

  private func typed(_ text: String) -> [InputEvent] { text.map { .text($0) } }

  @Test(
    "writes what was visible when it was opened",
    arguments: [
      ("f", "", ["expect focus \"東京\""]),
      ("r", "", ["expect route home/cities"]),
      ("t", "Tokyo", ["expect text \"Tokyo\""]),
      ("n", "a \"b\"", ["note \"a \\\"b\\\"\""]),
    ])
  func choices(choice: String, text: String, lines: [String]) throws {
    let enter: [InputEvent] = text.isEmpty ? [] : [.key(Key(.enter))]
    #expect(press([Self.menuKey] + typed(choice + text) + enter, on: screen) == [])
    #expect(try self.lines() == lines)
    #expect(recording.prompt(in: Self.size)?.text == lines.first)
  }

  private static let wholeScreenKeys: [InputEvent] = [.text("s"), menuKey]

  @Test("writes the whole screen for s, and for Ctrl-] again", arguments: wholeScreenKeys)
  func wholeScreen(choice: InputEvent) throws {
    _ = recording.record(Self.menuKey, at: .milliseconds(5), showing: screen)
    let later = RecordedScreen(Frame(size: Self.size), route: "later")
    _ = recording.record(choice, at: .milliseconds(9), showing: later)
    _ = recording.record(.text("a"), at: .milliseconds(10), showing: later)
    let rows = screen.frame.lines.map { "|\($0)|" } + ["end"]
    #expect(try lines() == ["wait 5ms", "expect screen"] + rows + ["wait 5ms", "type \"a\""])
  }

  @Test("offers only what there is, in as many words as fit")
  func offers() {
    _ = press([Self.menuKey], on: screen)
    #expect(
      recording.prompt(in: Self.size)?.text
        == "Expect:  s screen  t text  f focus  r route  n note  Esc back")
    #expect(
      recording.prompt(in: Size(columns: 40, rows: 2))?.text
        == "s screen t text f focus r route n note")
    #expect(recording.prompt(in: Size(columns: 20, rows: 2))?.text == "s t f r n")
    _ = press([.key(Key(.escape))], on: screen)
    let unfocused = RecordedScreen(screen.frame, route: "home")
    #expect(press([Self.menuKey, .text("f")], on: unfocused) == [])
    #expect(
      recording.prompt(in: Size(columns: 40, rows: 2))?.text == "s screen t text r route n note")
  }

  @Test("takes a text only if it is on the screen, and lets it be corrected")
  func missingText() throws {
    _ = press([Self.menuKey, .text("t")] + typed("Kyo") + [.key(Key(.enter))], on: screen)
    #expect(recording.prompt(in: Self.size)?.text == "not on the screen: Kyo")
    let keys: [InputEvent] = Array(repeating: .key(Key(.backspace)), count: 4)
    _ = press(keys + [.paste("東\n京")], on: screen)
    #expect(recording.prompt(in: Self.size)?.text == "text: 東京")
    _ = press(Array(repeating: .key(Key(.backspace)), count: 2) + typed("京"), on: screen)
    #expect(recording.prompt(in: Self.size) == TerminalPrompt("text: 京", cursorColumn: 9))
    _ = press([.key(Key(.enter))], on: screen)
    #expect(try lines() == ["expect text \"京\""])
  }

  @Test("goes back to the choices from a text")
  func backToChoices() throws {
    let text = [Self.menuKey, .text("t")] + typed("Osaka")
    _ = press(text + [Self.menuKey, .text("r")], on: screen)
    #expect(try lines() == ["expect route home/cities"])
  }

  @Test("deletes a word, or all of the text")
  func deleting() throws {
    let word: InputEvent = .key(Key(.character("w"), .control))
    _ = press([Self.menuKey, .text("n")] + typed("one two ") + [word], on: screen)
    #expect(recording.prompt(in: Self.size)?.text == "note: one ")
    _ = press([word] + typed("three"), on: screen)
    #expect(recording.prompt(in: Self.size)?.text == "note: three")
    _ = press([.key(Key(.character("u"), .control))], on: screen)
    #expect(recording.prompt(in: Self.size)?.text == "note: ")
    _ = press(typed("京都タワー") + [word], on: screen)
    #expect(recording.prompt(in: Self.size)?.text == "note: 京都")
    _ = press([word, word] + typed("x") + [.key(Key(.enter))], on: screen)
    #expect(try lines() == ["note \"x\""])
  }

  @Test("doesn't open while something loads, which takes no time in a play")
  func loading() throws {
    var loading = screen
    loading.isLoading = true
    #expect(press([Self.menuKey], on: loading) == [])
    #expect(recording.prompt(in: Self.size)?.text == "Still loading: Ctrl-] again")
    #expect(press([.text("s")], on: loading) == [.text("s")])
    #expect(press([Self.menuKey, .text("r")], on: screen) == [])
    #expect(try lines().last == "expect route home/cities")
  }

  @Test("takes no text that a script can't hold")
  func hugeText() throws {
    let marks = "e" + String(repeating: "\u{301}", count: 600_000)
    _ = press([Self.menuKey, .text("n"), .paste(marks), .text("x"), .key(Key(.enter))], on: screen)
    #expect(try lines() == ["note \"x\""])
  }

  @Test("shows the end of a text that is longer than the row")
  func longText() {
    _ = press([Self.menuKey, .text("n"), .paste(String(repeating: "あ", count: 300))], on: screen)
    let prompt = recording.prompt(in: Size(columns: 20, rows: 2))
    #expect(prompt == TerminalPrompt("note: あああああ", cursorColumn: 17))
  }

  private static let keys: [InputEvent] = [.text("x"), .key(Key(.down)), .paste("x")]

  @Test("keeps keys without a meaning from the program", arguments: ["", "t"], keys)
  func slips(choice: String, key: InputEvent) {
    #expect(press([Self.menuKey] + typed(choice) + [key], on: screen) == [])
    #expect(recording.prompt(in: Self.size) != nil)
    #expect(press([.key(Key(.escape)), .text("x")], on: screen) == [.text("x")])
  }

  private static let others: [InputEvent] = [
    .key(Key(.character("c"), .control)), .resize(size), .focus(false), .signal(.suspend),
    .mouse(MouseEvent(.press(.left), at: Position(column: 0, row: 0))),
  ]

  @Test("closes for Ctrl-C and for all that isn't a key", arguments: ["", "t"], others)
  func closes(choice: String, event: InputEvent) {
    #expect(press([Self.menuKey] + typed(choice) + [event], on: screen) == [event])
    #expect(recording.prompt(in: Self.size) == nil)
  }

  @Test("says what was written until the next event, which is the program's again")
  func afterwards() {
    _ = press([Self.menuKey, .text("r")], on: screen)
    #expect(recording.prompt(in: Self.size)?.text == "expect route home/cities")
    #expect(press([.text("s")], on: screen) == [.text("s")])
    #expect(recording.prompt(in: Self.size) == nil)
  }
}
