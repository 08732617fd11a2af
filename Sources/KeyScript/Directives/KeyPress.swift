public import TerminalCore

/// A key that is pressed a number of times.
public struct KeyPress: Hashable, Sendable {
  /// The key; a character without modifiers is typed.
  public var key: Key

  /// How often it is pressed, at least once.
  public var count: Int

  /// Makes a key press; `count` must be positive.
  public init(_ key: Key, count: Int = 1) {
    precondition(count > 0, "a key can't be pressed \(count) times")
    self.key = key
    self.count = count
  }

  /// What reaches the program at each press: the same for `key ?` as for `type "?"`.
  public var event: InputEvent {
    if case .character(let character) = key.code, key.modifiers.isEmpty { return .text(character) }
    return .key(key)
  }
}
