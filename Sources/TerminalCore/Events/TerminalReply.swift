/// A terminal's answer to a question.
public enum TerminalReply: Hashable, Sendable {
  /// Whether the terminal has a private mode, and whether it is on.
  case mode(Int, ModeState)
  /// The position of the cursor, counted from 0.
  case cursor(Position)
  /// The background colour; red, green and blue from 0 to 255.
  case background(red: UInt8, green: UInt8, blue: UInt8)
  /// The kind of terminal. Every terminal answers this question in some way.
  case attributes

  /// What a terminal says about a mode.
  public enum ModeState: Int, Hashable, Sendable, CaseIterable {
    /// The terminal does not know the mode.
    case unknown
    /// The mode is on and can be switched off.
    case set
    /// The mode is off and can be switched on.
    case reset
    /// The mode is always on.
    case alwaysSet
    /// The mode is always off.
    case alwaysReset
  }
}
