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
