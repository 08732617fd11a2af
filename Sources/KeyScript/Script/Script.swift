/// A key script: what happens to a program, and what is expected of it.
///
/// Comments and blank lines are kept. Two scripts are equal when they print alike.
public struct Script: Sendable {
  /// The file, as it is named in errors and reports.
  public var file: String

  /// All lines, from the first.
  public var lines: [ScriptLine]

  /// Makes a script of lines.
  public init(file: String = "script.keys", lines: [ScriptLine]) {
    self.file = file
    self.lines = lines
  }

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - text: The whole script.
  ///   - file: How to name it in errors and reports.
  /// - Throws: The first mistake, with its place.
  public init(parsing text: String, file: String = "script.keys") throws(ScriptError) {
    try self.init(ScriptReader(text: text, file: file))
  }

  /// Reads a script from its file.
  ///
  /// - Throws: The first ``ScriptError`` in it, or a `FileError`.
  public init(contentsOf path: String) throws {
    try self.init(ScriptReader(contentsOf: path))
  }

  private init(_ reader: ScriptReader) throws(ScriptError) {
    var reader = reader
    var lines: [ScriptLine] = []
    while let line = try reader.next() { lines.append(line) }
    self.init(file: reader.file, lines: lines)
  }

  /// What the header says about the program to play.
  public var settings: ScriptSettings {
    lines.lazy.compactMap(\.directive).prefix { !$0.endsHeader }
      .reduce(into: ScriptSettings(file: file)) { $0.apply($1) }
  }

  /// The script as formatted text, which reads back as an equal script.
  public var text: String {
    lines.reduce(into: "") { $0 += $1.text + "\n" }
  }
}

extension Script: Hashable {
  public static func == (first: Script, second: Script) -> Bool { first.lines == second.lines }

  public func hash(into hasher: inout Hasher) { hasher.combine(lines) }
}

extension ScriptLine {
  /// The line as it is printed; several for a whole screen.
  public var text: String {
    guard let directive else { return comment ?? "" }
    guard let comment else { return directive.text }
    let gap = String(repeating: " ", count: max(1, gap))
    guard case .expect(.screen, _) = directive else { return directive.text + gap + comment }
    // The comment of a screen stands beside its first line.
    let rows = directive.text.split(separator: "\n", omittingEmptySubsequences: false)
    return ([rows[0] + gap + comment] + rows.dropFirst()).joined(separator: "\n")
  }
}
