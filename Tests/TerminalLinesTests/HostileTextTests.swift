import Glibc
import TerminalCore
import TerminalLines
import TestFolders
import Testing

@Suite("Control characters in what is around a screen")
struct HostileTextTests {
  @Test("are escapes in titles, modes, notices, prompts and keys")
  func escaped() throws {
    #expect(
      try written(saying: "a\u{1B}]0;x\u{7}") == """

        [1 a\\u{1b}]0;x\\u{7}]  2 a\\u{1b}]0;x\\u{7}

        a\\u{1b}]0;x\\u{7}

        a\\u{1b}]0;x\\u{7}


        a\\u{1b}]0;x\\u{7}> :keys

        a\\u{1b}]0;x\\u{7}

        a\\u{1b}]0;x\\u{7}>\u{20}
        """)
  }

  @Test("are spaces in titles, modes and notices if they are tabs or newlines")
  func spaces() throws {
    let text = try written(saying: "a\tb\r\nc\n")
    #expect(text.hasPrefix("\n[1 a b c ]  2 a b c \n\na b c \n\na b c \n"), "\(text)")
  }

  /// What line mode writes of an empty screen, around which all texts are the same.
  private func written(saying text: String) throws -> String {
    let folder = try TestFolder()
    try folder.write(":keys\n", to: "input")
    let reading = unsafe open(folder.file("input"), O_RDONLY)
    let writing = unsafe open(folder.file("output"), O_WRONLY | O_CREAT, 0o600)
    defer { for file in [reading, writing] { close(file) } }
    var words = LineWords.english
    words.greeting = ""
    let terminal = try LineTerminal(words: words, input: reading, output: writing)
    try terminal.show(frame(of: terminal.size, saying: text))
    #expect(terminal.events(until: nil).isEmpty)
    return try folder.read("output")
  }

  /// An empty screen, around which all texts are the same.
  private func frame(of size: Size, saying text: String) -> Frame {
    var reading = FrameReading(titles: [text], body: Rect(size: size))
    (reading.modes, reading.keys) = ([text, text], [text])
    (reading.notice, reading.prompt, reading.field) = (text, text, .entry)
    var frame = Frame(size: size)
    frame.reading = reading
    return frame
  }
}
