import TerminalCore

/// Finds the meaning of lines, which can depend on the line before.
struct CommandReader {
  /// The previous line, if it wasn't taken for the text that it may be.
  private var refused: String?

  /// The meaning of a line. One that looks like a command or a line's number without its colon, or
  /// in a search like the number of a line that isn't there, is text if it is typed again.
  mutating func command(
    _ line: String, for reading: FrameReading, texts: TargetTexts
  ) -> LineCommand {
    let command = LineCommand(line, for: reading, texts: texts)
    switch command {
    case .noLine where reading.field != .search:
      refused = nil
      return command
    case .lacksColon(let text), .noLine(let text):
      defer { refused = refused == text ? nil : text }
      return refused == text ? .type(text) : command
    default:
      refused = nil
      return command
    }
  }
}
