/// A mode that a program enables in addition to those of ncurses, and that a terminal may not
/// support. Its raw value is its number in the sequences of terminals.
package enum TerminalMode: Int, CaseIterable, Sendable {
  /// The mouse: presses, releases, wheel, and motion while a button is down.
  case mouse = 1002
  /// Mouse positions beyond column 223.
  case farMouse = 1006
  /// The window gains or loses the keyboard.
  case focus = 1004
  /// A paste comes in brackets.
  case paste = 2004
  /// Synchronized output, which shows each frame at once.
  case frames = 2026

  /// The sequence that enables the mode.
  fileprivate var on: String { "\u{1B}[?\(rawValue)h" }

  /// The sequence that disables the mode.
  fileprivate var off: String { "\u{1B}[?\(rawValue)l" }
}

/// The modes that stay enabled while a program has the terminal.
///
/// This is their only list: whenever the terminal is restored, they are disabled in reverse order.
enum TerminalModes {
  private static let mouse = [TerminalMode.mouse, .farMouse]
  private static let others = [TerminalMode.focus, .paste]

  /// Enables all modes, or all but those of the mouse.
  static func enabling(mouse isUsed: Bool) -> String {
    on(isUsed ? mouse + others : others)
  }

  /// Takes the mouse, or leaves it to the terminal.
  static func setMouse(_ isUsed: Bool) -> String { isUsed ? on(mouse) : off(mouse) }

  private static func on(_ modes: [TerminalMode]) -> String {
    modes.reduce(into: "") { $0 += $1.on }
  }

  private static func off(_ modes: [TerminalMode]) -> String {
    modes.reversed().reduce(into: "") { $0 += $1.off }
  }

  /// Makes the whole window scroll again; ncurses resets only the part that it draws.
  private static let wholeWindow = "\u{1B}[r"

  /// Ends a frame that may be incomplete, and disables all modes, the last one first.
  static let disabling = FrameMarks.end + off(mouse + others) + wholeWindow
}

/// The sequences of synchronized output, between which a terminal doesn't update its screen.
/// Without them, it may show half a frame.
enum FrameMarks {
  static let begin = TerminalMode.frames.on
  static let end = TerminalMode.frames.off

  /// The number of bytes that a terminal always reads in one piece.
  ///
  /// Moving the focus takes far fewer, and the marks would only add to them.
  private static let indivisible = 512

  /// Marks the bytes of a frame if there are so many that a terminal may read them in several
  /// pieces.
  static func mark(_ bytes: [UInt8]) -> [UInt8] {
    bytes.count <= indivisible ? bytes : Array(begin.utf8) + bytes + Array(end.utf8)
  }
}
