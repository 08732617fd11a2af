public import TerminalCore

/// An action of a mouse button.
public enum MouseStep: Hashable, Sendable {
  /// A button and the modifier keys held with it, written as `ctrl+left`.
  public struct HeldButton: Hashable, Sendable {
    /// The button.
    public var button: MouseEvent.Button
    /// The modifier keys held down.
    public var modifiers: KeyModifiers

    /// Creates a held button.
    public init(_ button: MouseEvent.Button, _ modifiers: KeyModifiers = []) {
      self.button = button
      self.modifiers = modifiers
    }
  }

  /// A button is pressed.
  case press(HeldButton, Position)
  /// The mouse moves with a button held; without one, that pressed last.
  ///
  /// With a duration, there is one event for each cell on the way, at equal intervals; without one,
  /// the mouse jumps.
  case move(HeldButton?, Position, duration: Duration?)
  /// A button is released: without one, that pressed last; without a position, where the
  /// mouse is.
  case release(HeldButton?, Position?)

  /// The words that can follow `mouse`.
  enum Name: String, ScriptWord {
    case press, move, release
  }
}

/// A drag with the left button from one cell to another.
public struct ScriptSwipe: Hashable, Sendable {
  /// The direction in which a swipe moves.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case up, down, left, right
  }

  /// The cell in which the button is pressed.
  public var start: Position
  /// The cell in which the button is released; always different from ``start``.
  public var end: Position
  /// The time from press to release.
  public var duration: Duration

  /// Creates a swipe; `nil` if it ends where it starts.
  public init?(from start: Position, to end: Position, duration: Duration) {
    guard start != end else { return nil }
    self.start = start
    self.end = end
    self.duration = duration
  }

  /// The direction of the longer distance; horizontal if both are equal.
  public var direction: Direction {
    let (columns, rows) = (end.column - start.column, end.row - start.row)
    if abs(columns) >= abs(rows) { return columns > 0 ? .right : .left }
    return rows > 0 ? .down : .up
  }
}

/// The position of a click.
public enum ClickPlace: Hashable, Sendable {
  /// The middle of the first match of a text, from the top left, or the first one on a row, from 0.
  case text(String, row: Int? = nil)
  /// A cell.
  case position(Position)
}

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

extension MouseEvent.Button {
  /// The names of the buttons in a script.
  static let names: [(name: String, value: Self)] = allCases.map { ("\($0)", $0) }
}

extension MouseEvent.Wheel {
  /// The names of the directions in a script.
  static let names: [(name: String, value: Self)] = allCases.map { ("\($0)", $0) }
}

extension MouseStep {
  /// The step as written after `mouse`.
  var text: String {
    switch self {
    case .press(let button, let position): Name.press.line("\(button.text) \(position)")
    case .move(let button, let position, let duration):
      Name.move.line(
        (button.map { $0.text + " " } ?? "") + "\(position)"
          + (duration.map { " in " + Notation.duration($0) } ?? ""))
    case .release(let button, let position):
      Name.release.rawValue + (button.map { " " + $0.text } ?? "")
        + (position.map { " \($0)" } ?? "")
    }
  }
}

extension MouseStep.HeldButton {
  /// The button as written in a script, such as `ctrl+left`.
  var text: String { Notation.prefix(modifiers) + "\(button)" }
}

extension ScriptSwipe {
  /// The swipe as written after `swipe`.
  var text: String {
    "\(direction) \(start) \(end)"
      + (duration == .zero ? "" : " in " + Notation.duration(duration))
  }
}

extension ClickPlace {
  /// The position as written after `click`.
  var text: String {
    switch self {
    case .text(let text, let row):
      "at " + Notation.quoted(text) + (row.map { " row \($0)" } ?? "")
    case .position(let position): "at \(position)"
    }
  }
}

extension Scroll {
  /// The turn as written after `scroll`.
  var text: String {
    Notation.prefix(modifiers) + "\(wheel)" + (count == 1 ? "" : " \(count)")
      + (position.map { " at \($0)" } ?? "")
  }
}
