/// The limits of a script, so that no file keeps a player busy forever or fills the memory.
///
/// Everything that a terminal can send is within the limits, so every recording can be played.
public enum ScriptLimit: Hashable, Sendable, CaseIterable {
  /// The bytes in a line.
  case line
  /// The bytes in a text, after replacing its escapes.
  case text
  /// The characters in one `type`.
  case typing
  /// The keys in one `key`, including repetitions.
  case keys
  /// The rows in a whole screen.
  case rows
  /// The cells in one of those rows.
  case columns
  /// The parts of a regular expression, after expanding repetitions.
  case pattern
  /// The bytes in the text of a variable or a parameter.
  case variable
  /// The variables of a script.
  case variables
  /// The parameters of a definition.
  case parameters
  /// The bytes in all definitions of a script.
  case definitions
  /// The included files and called definitions inside one another.
  case depth
  /// The lines played from included files and definitions.
  case sharedLines

  /// The largest permitted number.
  public var value: Int {
    switch self {
    case .line: 4 << 20
    case .text: 1 << 20
    case .typing, .keys: Self.count
    case .rows, .columns: 1_000
    case .pattern: RowPattern.limit
    case .variable: 1 << 16
    case .variables: 1_000
    case .parameters: 100
    case .definitions: 1 << 20
    case .depth: 8
    case .sharedLines: 100_000
    }
  }

  /// The largest count in one directive: of repeated keys, notches, or frames.
  static let count = 10_000

  /// The longest duration in one directive.
  static let time = Duration.seconds(1_000_000)

  /// The latest time that the clock of a play can show.
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
    case .variable: "a variable or a parameter has at most \(value) bytes"
    case .variables: "a script has at most \(value) variables"
    case .parameters: "a definition has at most \(value) parameters"
    case .definitions: "the definitions of a script have at most \(value) bytes"
    case .depth: "included files and calls are at most \(value) deep"
    case .sharedLines: "at most \(value) lines are played from included files and definitions"
    }
  }
}
