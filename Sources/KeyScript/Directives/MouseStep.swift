public import TerminalCore

/// One thing that a hand does with the mouse.
public enum MouseStep: Hashable, Sendable {
  /// A button with what is held down on the keyboard, written `ctrl+left`.
  public struct Grip: Hashable, Sendable {
    /// The button.
    public var button: MouseEvent.Button
    /// What is held down on the keyboard.
    public var modifiers: KeyModifiers

    /// Makes a grip.
    public init(_ button: MouseEvent.Button, _ modifiers: KeyModifiers = []) {
      self.button = button
      self.modifiers = modifiers
    }
  }

  /// A button goes down.
  case press(Grip, Position)
  /// The mouse moves with a button down: the one that was pressed last when none is named.
  ///
  /// With a duration there is one event for each cell that is crossed, linear in time; without one
  /// the mouse jumps.
  case move(Grip?, Position, duration: Duration?)
  /// A button goes up: the one that was pressed last, where the mouse is, when nothing is named.
  case release(Grip?, Position?)

  /// The words that may follow `mouse`.
  enum Name: String, CaseIterable {
    case press, move, release
  }
}
