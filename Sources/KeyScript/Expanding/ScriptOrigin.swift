// The folder `Expanding` replaces the lines that stand for others: it reads included files,
// collects definitions, and keeps variables.

/// A line that led to a shared one: an `include` or a `call`.
public struct ScriptOrigin: Hashable, Sendable {
  /// The ways in which a line leads to others.
  public enum Kind: String, Hashable, Sendable {
    /// `include`; the others are in the file that it names.
    case included
    /// `call`; the others are in the definition that it names.
    case called
  }

  /// How the line leads to others.
  public var kind: Kind

  /// The name of the file that contains the line.
  public var file: String

  /// The line number, from 1.
  public var line: Int

  /// Creates an origin.
  public init(_ kind: Kind, file: String, line: Int) {
    self.kind = kind
    self.file = file
    self.line = line
  }
}

extension ScriptOrigin: CustomStringConvertible {
  public var description: String { "\(kind.rawValue) at \(file):\(line)" }
}

extension [ScriptOrigin] {
  /// The origins as they follow a place in messages, such as `, included at walk.keys:3`.
  var words: String { map { ", \($0)" }.joined() }
}

extension SourceSpan {
  /// The line of the script itself that contains this line, or that led to it.
  var outermostLine: Int { origins.last?.line ?? line }

  /// The place for messages, such as `steps/login.steps:4, included at walk.keys:3`.
  func place(in script: String) -> String { "\(file ?? script):\(line)\(origins.words)" }

  /// The place where the script is known, such as `line 3`, or for a line of another file,
  /// `steps/login.steps:4`.
  func shortPlace(in script: String) -> String {
    let file = file ?? script
    return (file == script ? "line " : "\(file):") + "\(line)"
  }
}
