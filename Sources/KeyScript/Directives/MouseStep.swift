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

// MARK: - Names and printing

extension MouseEvent.Button {
  /// The names of the buttons in a script.
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
