/// An action of the mouse or the trackpad, and its position.
public struct MouseEvent: Hashable, Sendable {
  /// A button that can be held down.
  public enum Button: Hashable, Sendable, CaseIterable {
    case left, middle, right
  }

  /// A direction of the wheel, named for the direction in which the view moves over the content.
  public enum Wheel: Hashable, Sendable, CaseIterable {
    case up, down, left, right
  }

  /// What the mouse did.
  public enum Action: Hashable, Sendable {
    /// A button was pressed.
    case press(Button)
    /// The mouse moved with a button held down.
    case drag(Button)
    /// A button was released.
    case release(Button)
    /// The wheel was turned by one notch. Terminals report buttons 66 and 67 as left and right.
    case wheel(Wheel)
  }

  /// What the mouse did.
  public var action: Action

  /// The cell under the pointer.
  public var position: Position

  /// The modifiers held down on the keyboard.
  public var modifiers: KeyModifiers

  /// Creates an event.
  public init(_ action: Action, at position: Position, _ modifiers: KeyModifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }
}
