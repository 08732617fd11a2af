import TerminalCore
import TerminalLines
import Testing

@Suite("A screen that has changed since line mode read it")
struct UnreadScreenTests {
  private static let size = Size(columns: 20, rows: 4)
  private static let changed = "The screen has changed; that was not used.\n"

  /// A screen of rows, or a dialog with choices. While it loads, it isn't written yet.
  private static func frame(
    _ rows: [String], isDialog: Bool = false, isLoading: Bool = false
  ) -> Frame {
    var frame = TypedLines.frame(of: rows, titled: "Shop", size: size)
    frame.reading?.isDialog = isDialog
    frame.reading?.isLoading = isLoading
    return frame
  }

  /// Shows a screen of tea and cake, then another one that isn't written, and types a line.
  ///
  /// - Returns: The rows that were pressed, and what was written in response.
  private func response(to line: String, after next: Frame) throws -> (rows: [Int], text: String) {
    try TypedLines.run(size: Self.size) { lines in
      try lines.terminal.show(Self.frame(["Tea", "Cake  4.50"]))
      lines.terminal.wake()
      try #require(lines.terminal.events(until: nil).isEmpty)
      let before = try lines.written
      try lines.terminal.show(next)
      lines.type(line)
      var events = lines.terminal.events(until: .zero)
      if events.isEmpty { events = lines.terminal.events(until: .zero) }
      let rows = events.compactMap { event -> Int? in
        guard case .mouse(let mouse) = event, case .press = mouse.action else { return nil }
        return mouse.position.row
      }
      return (rows, String(try lines.written.dropFirst(before.count)))
    }
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

  @Test("is read on from what was added below an empty line")
  func belowEmptyLine() throws {
    let rows = ["The capital?", "", "Type its name."]
    let text = try TypedLines.run(size: Self.size) { lines in
      for count in [1, 3] {
        var frame = Self.frame(Array(rows.prefix(count)))
        frame.reading?.targets = []
        try lines.terminal.show(frame)
        lines.terminal.wake()
        while !lines.terminal.events(until: nil).isEmpty { lines.terminal.wake() }
      }
      return try lines.written
    }
    #expect(text.hasSuffix("> \nType its name.\n\ncommand> "), "\(text)")
  }
}
