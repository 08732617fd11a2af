/// A terminal's reply to a query.
public enum TerminalReply: Hashable, Sendable {
  /// The state of a private mode with a number.
  case mode(Int, ModeState)
  /// The position of the cursor, counting from 0.
  case cursor(Position)
  /// The background color; each component is from 0 to 255.
  case background(red: UInt8, green: UInt8, blue: UInt8)
  /// The device attributes. Every terminal answers this query in some way.
  case attributes

  /// The state of a terminal mode.
  public enum ModeState: Int, Hashable, Sendable, CaseIterable {
    /// The terminal doesn't know the mode.
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
