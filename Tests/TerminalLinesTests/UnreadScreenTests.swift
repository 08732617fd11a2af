import Glibc
import TerminalCore
import TerminalLines
import TestFolders
import Testing

@Suite("A screen that has changed since line mode read it")
struct UnreadScreenTests {
  private static let changed = "The screen has changed; that was not used.\n"

  /// A screen of rows, or a dialog with choices. While it loads, it isn't written yet.
  private static func frame(
    _ rows: [String], isDialog: Bool = false, isLoading: Bool = false
  ) -> Frame {
    var frame = Frame(size: Size(columns: 20, rows: 4))
    var reading = FrameReading(titles: ["Shop"], body: Rect(size: frame.size))
    for (row, text) in rows.enumerated() {
      frame.write(text, at: Position(column: 0, row: row))
      reading.targets.append(FrameReading.Target(Rect(columns: 0..<20, rows: row..<row + 1)))
    }
    (reading.isDialog, reading.isLoading) = (isDialog, isLoading)
    frame.reading = reading
    return frame
  }

  /// Shows a screen of tea and cake, then another one that isn't written, and types a line.
  ///
  /// - Returns: The rows that were pressed, and what was written in response.
  private func response(to line: String, after next: Frame) throws -> (rows: [Int], text: String) {
    let folder = try TestFolder()
    try folder.write("", to: "output")
    var input: [CInt] = [-1, -1]
    try #require(unsafe pipe(&input) == 0)
    let output = unsafe open(folder.file("output"), O_WRONLY | O_APPEND)
    defer { for end in input + [output] { close(end) } }
    let terminal = try LineTerminal(
      size: Size(columns: 20, rows: 4), input: input[0], output: output)
    try terminal.show(Self.frame(["Tea", "Cake  4.50"]))
    terminal.wake()
    try #require(terminal.events(until: nil).isEmpty)
    let before = try folder.read("output")
    try terminal.show(next)
    _ = unsafe write(input[1], line + "\n", line.utf8.count + 1)
    var events = terminal.events(until: .zero)
    if events.isEmpty { events = terminal.events(until: .zero) }
    let rows = events.compactMap { event -> Int? in
      guard case .mouse(let mouse) = event, case .press = mouse.action else { return nil }
      return mouse.position.row
    }
    return (rows, String(try folder.read("output").dropFirst(before.count)))
  }

  @Test("takes no line that was typed for a line or a screen that is gone")
  func refused() throws {
    for next in [
      Self.frame(["Milk", "Tea", "Cake"], isLoading: true),
      Self.frame(["Delete all", "Cake"], isDialog: true, isLoading: true), Self.frame(["Tea"]),
    ] {
      let (rows, text) = try response(to: "2", after: next)
      #expect(rows.isEmpty)
      #expect(text.contains(Self.changed) && text.contains("1  "), "\(text)")
    }
    let (_, text) = try response(
      to: "x", after: Self.frame(["Delete all", "Cake"], isDialog: true, isLoading: true))
    #expect(text.contains(Self.changed))
  }

  @Test("still takes the number of a line that is where it was, with other details or below others")
  func taken() throws {
    for next in [
      Self.frame(["Tea", "Cake  5.20"], isLoading: true),
      Self.frame(["Tea", "Cake  4.50", "Milk"], isLoading: true),
    ] {
      #expect(try response(to: "2", after: next).rows == [1])
    }
  }
}
