import TerminalCore

/// Finds the meaning of lines, which can depend on the line before.
struct CommandReader {
  /// The previous line, if it wasn't taken for the text that it may be.
  private var refused: String?

  /// The number of the screen on which a value was chosen last, which has the focus since then;
  /// `nil` if something else was.
  private var valueScreen: Int?

  /// The meaning of a line. One that looks like a command or a line's number without its colon, or
  /// in a search like the number of a line that isn't there, is text if it is typed again.
  mutating func command(
    _ line: String, for reading: FrameReading, texts: TargetTexts
  ) -> LineCommand {
    var command = LineCommand(line, for: reading, texts: texts)
    note(&command, in: reading)
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

  /// Remembers whether a command chooses a value. Left and Right change only one that was chosen: a
  /// listener can't tell what has the focus otherwise.
  private mutating func note(_ command: inout LineCommand, in reading: FrameReading) {
    switch command {
    case .choose(let index), .set(let index, _), .pressOn(_, let index):
      valueScreen = reading.targets[index].isValue ? reading.screenNumber : nil
    case .step(let key):
      let isChosen = valueScreen == reading.screenNumber && !reading.focusKeys.contains(key)
      if !isChosen { command = .lacksValue }
    default: break
    }
  }
}
