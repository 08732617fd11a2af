/// The limits of a script, so that no file keeps a player busy forever or fills the memory.
///
/// Whatever a terminal can send is within the limits, so every recording can be played.
public enum ScriptLimit: Hashable, Sendable, CaseIterable {
  /// Bytes in a line.
  case line
  /// Bytes in a text, after its escapes are replaced.
  case text
  /// Characters in one `type`.
  case typing
  /// Keys in one `key`, with repetitions.
  case keys
  /// Rows in a whole screen.
  case rows
  /// Cells in one of those rows.
  case columns
  /// Parts of a regular expression, with repetitions.
  case pattern

  /// The largest number that is allowed.
  public var value: Int {
    switch self {
    case .line: 4 << 20
    case .text: 1 << 20
    case .typing, .keys: Self.count
    case .rows, .columns: 1_000
    case .pattern: RowPattern.limit
    }
  }

  /// The largest count of one directive: repetitions of a key, notches or frames.
  static let count = 10_000

  /// The longest time in one directive.
  static let time = Duration.seconds(1_000_000)

  /// The largest time that the clock of a play can show.
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
    case .columns: "a row of a screen has at most \(value) cells"
    case .pattern: "a regular expression has at most \(value) parts, repeated ones counted"
    }
  }
}
