/// An action of the mouse or the trackpad, and its position.
public struct MouseEvent: Hashable, Sendable {
  /// A button that can be held down.
  public enum Button: Hashable, Sendable, CaseIterable {
    case left, middle, right
  }

  /// A direction of the wheel, named by where the content scrolls.
  public enum Wheel: Hashable, Sendable, CaseIterable {
    case up, down, left, right
  }

  /// An action of the mouse.
  public enum Action: Hashable, Sendable {
    /// A button went down.
    case press(Button)
    /// The mouse moved with a button held down.
    case drag(Button)
    /// The button went up.
    case release(Button)
    /// A wheel was turned by one notch. Terminals report 66 as left and 67 as right.
    case wheel(Wheel)
  }

  /// The action.
  public var action: Action

  /// The cell below the pointer.
  public var position: Position

  /// The modifiers held down on the keyboard.
  public var modifiers: KeyModifiers

  /// Makes an event.
  public init(_ action: Action, at position: Position, _ modifiers: KeyModifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }
}
