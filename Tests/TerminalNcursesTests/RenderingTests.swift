import CNcurses
import Glibc
import PseudoTerminals
import TerminalCore
import TerminalFake
import TerminalNcurses
import Testing

extension NcursesTests {
  /// Compares frames with what the terminal model reads from the bytes of ncurses.
  @Suite("ncurses and the terminal model")
  struct RenderingTests {
    @Test(
      "agree on every random frame",
      arguments: ["xterm-256color", "tmux-256color"], [1, 2, 3] as [UInt64])
    func randomFrames(terminalName: String, seed: UInt64) throws {
      var frames = RandomFrames(seed: seed)
      let sizes = [
        Size(columns: 80, rows: 24), Size(columns: 41, rows: 7), Size(columns: 101, rows: 40),
        Size(columns: 1, rows: 1), Size(columns: 2, rows: 3),
      ]
      for size in sizes {
        let recording = try RecordedScreen(terminalName: terminalName, size: size)
        for number in 0..<40 {
          let frame = frames.next(size: size)
          try recording.show(frame)
          #expect(recording.model.differences(from: frame) == [], "frame \(number)")
          #expect(recording.model.unknown == [])
        }
      }
    }

    @Test("write nothing on a screen that was never shown, or was left before")
    func left() throws {
      let file = unsafe cncurses_make_memory_file("drawing")
      defer { close(file) }
      let size = Size(columns: 10, rows: 3)
      let renderer = try NcursesRenderer(
        terminalName: "linux", input: file, output: file, size: size)
      renderer.leave()
      #expect(lseek(file, 0, SEEK_END) == 0)
      try renderer.show(Frame(size: size))
      renderer.leave()
      let end = lseek(file, 0, SEEK_END)
      renderer.leave()
      #expect(end > 0 && lseek(file, 0, SEEK_END) == end)
    }

    @Test("agree on two screens at once", arguments: ["xterm-256color", "tmux-256color"])
    func twoScreens(terminalName: String) throws {
      var frames = RandomFrames(seed: 4)
      let size = Size(columns: 20, rows: 4)
      let recordings = try (0..<2).map { _ in
        try RecordedScreen(terminalName: terminalName, size: size)
      }
      for number in 0..<10 {
        let frame = frames.next(size: size)
        try recordings[number % 2].show(frame)
        #expect(recordings[number % 2].model.differences(from: frame) == [], "frame \(number)")
      }
    }

    @Test("agree on wide text at every edge")
    func edges() throws {
      let size = Size(columns: 7, rows: 2)
      let recording = try RecordedScreen(terminalName: "xterm-256color", size: size)
      for text in ["東京都", "a東京都", "ｶﾞｷﾞｸﾞ", "葛\u{E0100}飾区", "🗾🗾🗾", "abcdefg", "か\u{3099}か", ""] {
        for column in 0..<7 {
          var frame = Frame(size: size)
          frame.write(text, at: Position(column: column, row: 0))
          frame.write(text, at: Position(column: column, row: 1), style: .reverse)
          frame.cursor = Position(column: column, row: 1)
          try recording.show(frame)
          #expect(recording.model.differences(from: frame) == [], "\(text) at \(column)")
        }
      }
    }

    @Test(
      "agree on wide text while it slides", arguments: ["xterm-256color", "tmux-256color"],
      ["中村区", "東京都特別区", "a中村b", "ｶﾞ中村"])
    func slides(terminalName: String, name: String) throws {
      let size = Size(columns: 40, rows: 2)
      let recording = try RecordedScreen(terminalName: terminalName, size: size)
      for step in 1...7 {
        for column in stride(from: 0, to: size.columns, by: step) {
          var frame = Frame(size: size)
          frame.write(name, at: Position(column: column, row: 0))
          frame.write(name, at: Position(column: column, row: 1))
          frame.write("なかむらく", at: Position(column: column + 20, row: 1))
          try recording.show(frame)
          #expect(recording.model.differences(from: frame) == [], "at \(column), by \(step)")
        }
      }
    }

    @Test("redraw the whole screen on request")
    func redraws() throws {
      let recording = try RecordedScreen(
        terminalName: "xterm-256color", size: Size(columns: 20, rows: 3))
      var frame = Frame(size: recording.model.size)
      frame.write("東京都", at: Position(column: 3, row: 1))
      try recording.show(frame)
      recording.model.feed("\u{1B}[2;1Hscribbled over".utf8)
      try recording.show(frame)
      #expect(recording.model.differences(from: frame) != [])
      recording.renderer.redraw()
      try recording.show(frame)
      #expect(recording.model.differences(from: frame) == [])
    }

    @Test("use no line feeds above the last row", arguments: [5, 24, 60])
    func height(rows: Int) throws {
      let recording = try RecordedScreen(
        terminalName: "xterm-256color", size: Size(columns: 20, rows: rows))
      try recording.show(Frame(size: recording.model.size))
      recording.model.feed("\u{1B}[H".utf8)
      for row in 1..<rows { recording.model.feed("\(row)\r\n".utf8) }
      for row in 1..<rows {
        #expect(recording.model[column: 0, row: row - 1].text == String("\(row)".prefix(1)))
      }
    }

    @Test("write nothing for an unchanged frame")
    func writesNothing() throws {
      let recording = try RecordedScreen(
        terminalName: "xterm-256color", size: Size(columns: 20, rows: 3))
      var frame = Frame(size: recording.model.size)
      frame.write("東京都", at: Position(column: 3, row: 1))
      try recording.show(frame)
      #expect(try recording.show(frame) == [])
    }

    @Test(
      "use no more colours than allowed",
      arguments: [
        ("xterm-256color", ColorDepth.mono, Style.plain),
        ("xterm-256color", .sixteen, Style(foreground: Color(index: 9))),
        ("xterm-256color", .palette, Style(foreground: Color(index: 196))),
        ("xterm-color", .palette, Style(foreground: .red)), ("vt100", .palette, .plain),
      ])
    func colors(terminalName: String, depth: ColorDepth, expected: Style) throws {
      let recording = try RecordedScreen(
        terminalName: terminalName, size: Size(columns: 4, rows: 1), colors: depth)
      var frame = Frame(size: recording.model.size)
      frame.write(
        "x", at: Position(column: 0, row: 0), style: Style(foreground: Color(index: 196)))
      try recording.show(frame)
      #expect(recording.model[column: 0, row: 0].style == expected)
    }
  }
}
