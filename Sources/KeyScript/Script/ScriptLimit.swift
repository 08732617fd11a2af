/// How much a script may hold, so that no file keeps a player busy for ever or takes all memory.
///
/// What a terminal can send is within the limits: a recording always plays.
public enum ScriptLimit: Hashable, Sendable, CaseIterable {
  /// The bytes of a line.
  case line
  /// The bytes of a text, escapes replaced.
  case text
  /// The characters that one `type` types.
  case typing
  /// The keys that one `key` presses, repeated ones counted.
  case keys
  /// The rows of a whole screen.
  case rows
  /// The parts of a regular expression, repeated ones counted.
  case pattern

  /// How much is allowed.
  public var value: Int {
    switch self {
    case .line: 4 << 20
    case .text: 1 << 20
    case .typing, .keys: Self.count
    case .rows: 1_000
    case .pattern: RowPattern.limit
    }
  }

  /// How often something may be repeated, and how many frames a script may wait for at once.
  static let count = 10_000

  /// The longest time that one directive may name.
  static let time = Duration.seconds(1_000_000)

  /// The time at which the clock of a play ends.
  static let clock = Duration.seconds(1_000_000_000)
}

extension ScriptLimit: CustomStringConvertible {
  public var description: String {
    switch self {
    case .line: "a line has at most \(value) bytes"
    case .text: "a text has at most \(value) bytes"
    case .typing: "at most \(value) characters are typed at once"
    case .keys: "at most \(value) keys are pressed at once"
    case .rows: "a screen has at most \(value) rows"
    case .pattern: "a regular expression has at most \(value) parts, repeated ones counted"
    }
  }
}
