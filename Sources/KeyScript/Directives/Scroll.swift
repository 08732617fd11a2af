public import TerminalCore

/// One or more notches of the wheel.
public struct Scroll: Hashable, Sendable {
  /// The direction of the turn.
  public var wheel: MouseEvent.Wheel
  /// The modifier keys held down.
  public var modifiers: KeyModifiers
  /// The number of notches, at least 1.
  public var count: Int
  /// The cell under the pointer; `nil` for the latest position of the mouse, initially the middle
  /// of the screen.
  public var position: Position?

  /// Creates a turn of the wheel; `count` must be positive.
  public init(
    _ wheel: MouseEvent.Wheel, _ modifiers: KeyModifiers = [], count: Int = 1,
    at position: Position? = nil
  ) {
    ensure(count > 0, "a wheel can't be turned by \(count) notches")
    self.wheel = wheel
    self.modifiers = modifiers
    self.count = count
    self.position = position
  }
}

// MARK: - Names and printing

extension MouseEvent.Wheel {
  /// The names of the directions in a script.
  static let names: [(name: String, value: Self)] = allCases.map { ("\($0)", $0) }
}

extension Scroll {
  /// The turn as written after `scroll`.
  var text: String {
    Notation.prefix(modifiers) + "\(wheel)" + (count == 1 ? "" : " \(count)")
      + (position.map { " at \($0)" } ?? "")
  }
}
