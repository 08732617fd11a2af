/// A key that was pressed, with the modifiers held down.
///
/// A character that a person types arrives as ``InputEvent/text(_:)``; a key with a character is one
/// that is held with Control or Alt. The name of a key, `ctrl+l` or `pgdn`, has an exact inverse.
public struct Key: Hashable, Sendable {
  /// Which key, without modifiers.
  public enum Code: Hashable, Sendable {
    case enter, escape, tab, backspace, insert, delete
    case up, down, left, right, home, end, pageUp, pageDown
    /// A function key, F1 being 1.
    case function(Int)
    /// A key of the main block, by the character it types without modifiers.
    case character(Character)
  }

  /// Which key, without modifiers.
  public var code: Code

  /// What was held down with it.
  public var modifiers: KeyModifiers

  /// Makes a key.
  public init(_ code: Code, _ modifiers: KeyModifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }
}
