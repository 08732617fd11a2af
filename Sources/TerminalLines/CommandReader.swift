import TerminalCore

/// Finds the meaning of lines, which can depend on the line before.
struct CommandReader {
  /// The previous line, if it looked like a command without its colon.
  private var refused: String?

  /// The meaning of a line. One that looks like a command without its colon is text if it is typed
  /// again.
  mutating func command(_ line: String, for reading: FrameReading) -> LineCommand {
    let command = LineCommand(line, for: reading)
    guard case .lacksColon(let text) = command else {
      refused = nil
      return command
    }
    defer { refused = refused == text ? nil : text }
    return refused == text ? .type(text) : command
  }
}
