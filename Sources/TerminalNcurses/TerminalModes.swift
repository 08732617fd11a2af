/// What is switched on at the terminal besides what ncurses does, each with what undoes it.
///
/// This is the only list of modes: every way out undoes it from the end.
enum TerminalModes {
  private static let numbers = [
    1002,  // The mouse: presses, releases, wheel, and motion while a button is held.
    1006,  // …in the form that reaches beyond column 223.
    1004,  // The window gains or loses the keyboard.
    2004,  // A paste comes in brackets.
  ]

  /// Switches everything on.
  static let enabling = numbers.map { "\u{1B}[?\($0)h" }.joined()

  /// Lets the whole window scroll again, of which ncurses knows only the part that it draws.
  private static let wholeWindow = "\u{1B}[r"

  /// Switches everything off, last first; before that, ends a frame that may have been cut in two.
  static let disabling =
    FrameMarks.end + numbers.reversed().map { "\u{1B}[?\($0)l" }.joined() + wholeWindow
}

/// The sequences between which a terminal shows nothing, known as synchronized output: without them
/// it may show half a frame.
enum FrameMarks {
  /// The number of the mode.
  static let mode = 2026

  static let begin = "\u{1B}[?\(mode)h"
  static let end = "\u{1B}[?\(mode)l"

  /// The bytes that a terminal reads at once whenever they are written at once.
  ///
  /// A move of the focus is far below. The marks would be a tenth of it, for nothing.
  private static let indivisible = 512

  /// Marks what a frame draws, where it is long enough to be read in several pieces.
  static func mark(_ bytes: [UInt8]) -> [UInt8] {
    bytes.count <= indivisible ? bytes : Array(begin.utf8) + bytes + Array(end.utf8)
  }
}
