// The folder `Script` defines a whole script: its lines, its settings, its mistakes, and its
// limits.

/// A key script: input for a program, and the expected results.
///
/// Comments and blank lines are preserved. Two scripts are equal if their texts are.
public struct Script: Sendable {
  /// The name of the file in errors and reports.
  public var file: String

  /// All lines, in order.
  public var lines: [ScriptLine]

  /// Creates a script from lines.
  public init(file: String = "script.keys", lines: [ScriptLine]) {
    self.file = file
    self.lines = lines
  }

  /// Parses a script, without reading the files that it includes.
  ///
  /// - Parameters:
  ///   - text: The whole script.
  ///   - file: The name of the script in errors and reports.
  /// - Throws: The first mistake, with its location and the later ones.
  public init(parsing text: String, file: String = "script.keys") throws(ScriptError) {
    try self.init(ScriptReader(text: text, file: file))
  }

  /// Reads a script from a file.
  ///
  /// - Throws: The first ``ScriptError`` in the script, with the later ones, or a `FileError`.
  public init(contentsOf path: String) throws {
    try self.init(ScriptReader(contentsOf: path))
  }

  /// Reads a whole script.
  ///
  /// - Throws: The first mistake, with the later ones.
  package init(_ reader: ScriptReader) throws(ScriptError) {
    var reader = reader
    var lines: [ScriptLine] = []
    var mistakes = ScriptMistakes()
    while true {
      do throws(ScriptError) {
        guard let line = try reader.next() else { break }
        lines.append(line)
      } catch {
        if !mistakes.add(error) { break }
      }
    }
    if let error = mistakes.error { throw error }
    self.init(file: reader.file, lines: lines)
  }

  /// The settings in the header, with defaults for those it omits.
  public var settings: ScriptSettings {
    var settings = ScriptSettings(file: file)
    var expansion = ScriptExpansion(self)
    while let line = try? expansion.next() {
      guard let directive = line.directive else { continue }
      switch directive {
      case .header(let header): settings.apply(header)
      case .load(let loading): settings.loading = loading
      case .note, .sharing: break
      case .input, .time, .check: return settings
      }
    }
    return settings
  }

  /// Puts the lines that are played in place of those that stand for them: of `include` and `call`.
  ///
  /// - Parameter variables: The texts of variables, which take precedence over `let`.
  /// - Returns: The script that is played, without variables and definitions.
  /// - Throws: The first mistake, in this script or in a file that it includes.
  public func expanded(
    defining variables: [String: String] = [:]
  ) throws(ScriptError) -> Script {
    var expansion = ScriptExpansion(self, defining: variables)
    var lines: [ScriptLine] = []
    while let line = try expansion.next() { lines.append(line) }
    return Script(file: file, lines: lines)
  }

  /// The formatted text of the script, which parses as an equal script.
  ///
  /// The lines of a definition are indented.
  public var text: String {
    var text = ""
    var indent = ""
    for line in lines {
      if case .sharing(.end) = line.directive { indent = "" }
      for part in line.text.split(separator: "\n", omittingEmptySubsequences: false) {
        text += (part.isEmpty ? "" : indent) + part + "\n"
      }
      if case .sharing(.define) = line.directive { indent = "  " }
    }
    return text
  }
}

extension Script: Hashable {
  public static func == (first: Script, second: Script) -> Bool { first.lines == second.lines }

  public func hash(into hasher: inout Hasher) { hasher.combine(lines) }
}

/// A line of a script: a directive, a comment, both, or neither.
///
/// Comparing lines ignores their ``span``.
public struct ScriptLine: Sendable {
  /// The directive; `nil` on a blank line, and on one that has only a comment.
  public var directive: Directive?

  /// The comment, including its `#`.
  public var comment: String?

  /// The number of spaces between the directive and the comment.
  public var gap: Int

  /// The location of the line in its file.
  public var span: SourceSpan

  /// The directive as written, if its texts refer to variables, which ``directive`` then contains
  /// as `${name}`; `nil` if it doesn't.
  public internal(set) var template: String?

  /// Creates a line.
  public init(
    _ directive: Directive? = nil, comment: String? = nil, gap: Int = 2,
    span: SourceSpan = SourceSpan(lines: 1...1, columns: 1..<1)
  ) {
    self.directive = directive
    self.comment = comment
    self.gap = gap
    self.span = span
  }

  /// The line as printed, without a trailing line feed; several lines for a whole screen.
  public var text: String {
    guard let directive else { return comment ?? "" }
    let text = template ?? directive.text
    guard let comment else { return text }
    let gap = String(repeating: " ", count: max(1, gap))
    guard case .check(let check) = directive, check.isWholeScreen else {
      return text + gap + comment
    }
    // The comment of a whole screen is printed on its first line.
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    return ([rows[0] + gap + comment] + rows.dropFirst()).joined(separator: "\n")
  }
}

extension ScriptLine: Hashable {
  public static func == (first: ScriptLine, second: ScriptLine) -> Bool {
    first.directive == second.directive && first.template == second.template
      && first.comment == second.comment
      && first.printedGap == second.printedGap
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(directive)
    hasher.combine(template)
    hasher.combine(comment)
    hasher.combine(printedGap)
  }

  /// The gap; 0 unless there is something on both sides of it.
  private var printedGap: Int { directive == nil || comment == nil ? 0 : gap }
}

/// The location of a directive or a comment.
public struct SourceSpan: Hashable, Sendable {
  /// The line numbers, from 1; more than one only for a whole screen.
  public var lines: ClosedRange<Int>

  /// The columns on the first line, in characters from 1.
  public var columns: Range<Int>

  /// The file that contains the line, if it was shared; `nil` for the script itself.
  public var file: String?

  /// The lines that led to a shared one, innermost first; empty for one of the script itself.
  public var origins: [ScriptOrigin] = []

  /// Creates a span in the script itself.
  public init(lines: ClosedRange<Int>, columns: Range<Int>) {
    self.lines = lines
    self.columns = columns
  }

  /// The first line number, from 1.
  public var line: Int { lines.lowerBound }
}
