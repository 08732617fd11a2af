public import TerminalCore

/// Notches of the wheel.
public struct Scroll: Hashable, Sendable {
  /// Which way the wheel is turned.
  public var wheel: MouseEvent.Wheel
  /// What is held down on the keyboard.
  public var modifiers: KeyModifiers
  /// How many notches, at least one.
  public var count: Int
  /// The cell below the pointer; where the mouse was last, or the middle of the screen, if `nil`.
  public var position: Position?

  /// Makes a turn of the wheel; `count` must be positive.
  public init(
    _ wheel: MouseEvent.Wheel, _ modifiers: KeyModifiers = [], count: Int = 1,
    at position: Position? = nil
  ) {
    precondition(count > 0, "a wheel can't be turned by \(count) notches")
    self.wheel = wheel
    self.modifiers = modifiers
    self.count = count
    self.position = position
  }
}
