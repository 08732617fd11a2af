/// What a terminal answers to a question.
public enum TerminalReply: Hashable, Sendable {
  /// Whether a private mode is there and switched on.
  case mode(Int, ModeState)
  /// Where the cursor stands, counted from 0.
  case cursor(Position)
  /// The colour behind everything; red, green and blue from 0 to 255.
  case background(red: UInt8, green: UInt8, blue: UInt8)
  /// What kind of terminal it is, which every terminal answers in some way.
  case attributes

  /// What a terminal says of a mode.
  public enum ModeState: Int, Hashable, Sendable, CaseIterable {
    /// The terminal knows of no such mode.
    case unknown
    /// It is on, and may be switched off.
    case set
    /// It is off, and may be switched on.
    case reset
    /// It is always on.
    case alwaysSet
    /// It is always off.
    case alwaysReset
  }
}
