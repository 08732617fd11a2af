public import TerminalCore

/// A frame that a program shows while it is played.
public struct ShownFrame {
  /// What is on the screen.
  public let frame: Frame

  /// The virtual time.
  public let time: Duration

  /// What a terminal gets for the frame, or nothing when the player has no
  /// ``Player/terminalWriter``.
  public let bytes: [UInt8]
}
