/// A key press with the modifiers held down.
///
/// A typed character arrives as ``InputEvent/text(_:)``; a `Key` with a character was pressed with
/// Control or Alt. Every key has a unique name, such as `ctrl+l` or `pgdn`.
public struct Key: Hashable, Sendable {
  /// A key without its modifiers.
  public enum Code: Hashable, Sendable {
    case enter, escape, tab, backspace, insert, delete
    case up, down, left, right, home, end, pageUp, pageDown
    /// A function key; F1 is 1.
    case function(Int)
    /// A key of the main block, identified by the character that it types without modifiers.
    case character(Character)
  }

  /// The key without its modifiers.
  public var code: Code

  /// The modifiers held down with it.
  public var modifiers: KeyModifiers

  /// Creates a key.
  public init(_ code: Code, _ modifiers: KeyModifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }
}
