import Glibc
import TerminalCore
import TerminalLines
import Testing

@Suite("The width of lines at a terminal")
final class WindowWidthTests {
  private let master: CInt
  private let slave: CInt

  init() throws {
    var (master, slave): (CInt, CInt) = (-1, -1)
    try #require(unsafe openpty(&master, &slave, nil, nil, nil) == 0)
    (self.master, self.slave) = (master, slave)
  }

  deinit { for end in [master, slave] { close(end) } }

  private static let long = "You are in the middle of “Reading prefecture names”."

  @Test("is at most 79 columns, and less in a narrower window, where lines break at words")
  func narrow() throws {
    #expect(try lines(in: 120, of: Self.long + " " + Self.long).map(\.displayWidth) == [77, 27])
    #expect(
      try lines(in: 40, of: Self.long) == [
        "You are in the middle of “Reading", "prefecture names”.",
      ])
    #expect(try lines(in: 5, of: Self.long).first == "You are in the")
  }

  @Test("is 79 columns where the terminal doesn't report the size of its window")
  func unknown() throws {
    #expect(try lines(in: 0, of: Self.long + " " + Self.long).map(\.displayWidth) == [77, 27])
  }

  @Test("is that of the window at the time of writing")
  func resized() throws {
    let terminal = try LineTerminal(input: slave, output: slave)
    resize(to: 30)
    #expect(try lines(on: terminal, of: Self.long).first == "You are in the middle of")
    resize(to: 50)
    terminal.redraw()
    #expect(
      try lines(on: terminal, of: Self.long).first
        == "You are in the middle of “Reading prefecture")
  }

  @Test("leaves only the first line of a target at the edge, so that no other begins with a number")
  func target() throws {
    let text = "Reading prefecture names 0 of 47 learned"
    #expect(
      try lines(in: 36, of: text, isTarget: true) == [
        "1  Reading prefecture names 0 of 47", "   learned",
      ])
  }

  private func lines(in width: Int, of text: String, isTarget: Bool = false) throws -> [String] {
    let terminal = try LineTerminal(input: slave, output: slave)
    resize(to: width)
    return try lines(on: terminal, of: text, isTarget: isTarget)
  }

  private func resize(to width: Int) {
    var window = winsize(ws_row: 24, ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  /// Shows a text on a terminal. Returns the lines after the title and before the greeting.
  private func lines(
    on terminal: LineTerminal, of text: String, isTarget: Bool = false
  ) throws -> [String] {
    var frame = Frame(size: terminal.size)
    frame.write(text, at: Position(column: 0, row: 0))
    frame.reading = FrameReading(titles: ["Shop"], body: Rect(size: frame.size))
    if isTarget {
      frame.reading?.targets = [
        FrameReading.Target(Rect(columns: 0..<frame.size.columns, rows: 0..<1), takesEnter: true)
      ]
    }
    try terminal.show(frame)
    terminal.wake()
    #expect(terminal.events(until: nil).isEmpty)
    var written = ""
    while !written.hasSuffix("> ") {
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = unsafe read(master, &bytes, bytes.count)
      written += String(decoding: bytes[..<max(0, count)], as: UTF8.self)
    }
    let parts = written.replacing("\r\n", with: "\n").split(separator: "\n\n")
    return parts.dropFirst().first?.split(separator: "\n").map(String.init) ?? []
  }
}
