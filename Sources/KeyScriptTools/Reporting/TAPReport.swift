import TerminalCore

/// A report of a run in the Test Anything Protocol, version 14, which is written while scripts are
/// played.
///
/// Each script is a test point. One that has failed is followed by a YAML block with the message,
/// the place and the whole report.
public struct TAPReport {
  /// The number of test points so far.
  private var count = 0

  /// The lines before the first script, each with its line feed.
  public let opening: String

  /// Creates the report of a run.
  ///
  /// - Parameters:
  ///   - count: The number of scripts.
  ///   - reason: Why there are none, if there are none.
  public init(_ count: Int, reason: String = "no scripts") {
    opening = "TAP version 14\n1..\(count)" + (count == 0 ? " # SKIP \(reason.visible)" : "") + "\n"
  }

  /// Counts a script.
  ///
  /// - Returns: The lines for its result, each with its line feed.
  public mutating func lines(for result: ScriptResult) -> String {
    count += 1
    let name = Self.escaped(result.file.visible)
    return switch result.verdict {
    case .passed: "ok \(count) - \(name)\n"
    case .skipped(let reason): "ok \(count) - \(name) # SKIP \(reason)\n"
    case .failed(let problem), .mistaken(let problem):
      "not ok \(count) - \(name)\n" + Self.block(problem, file: result.file)
    }
  }

  /// A description, in which a number sign would begin a directive.
  private static func escaped(_ text: String) -> String {
    text.replacing(part: "\\", by: "\\\\").replacing(part: "#", by: "\\#")
  }

  private static func block(_ problem: ScriptResult.Problem, file: String) -> String {
    var lines = ["---", "message: \(quoted(problem.message))", "severity: fail", "at:"]
    lines.append("  file: \(quoted(problem.file ?? file))")
    if let line = problem.line { lines.append("  line: \(line)") }
    // The number says where a text begins whose first line begins with a blank. Some harnesses
    // don't know it, so it is left out of all others.
    lines.append("report: |" + (problem.report.hasPrefix(" ") ? "2" : ""))
    lines += problem.report.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "  " + printable(String($0)) }
    lines.append("...")
    return lines.map { "  \($0)\n" }.joined()
  }

  /// A text in double quotes. JSON is also YAML, except for escapes of invisible characters, of
  /// which a visible text has none.
  private static func quoted(_ text: String) -> String {
    JSONText.quoted(printable(text.visible))
  }

  /// A text without the characters that YAML doesn't permit although they are not invisible.
  private static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isNoncharacter) else { return text }
    return text.unicodeScalars.map { $0.isNoncharacter ? $0.escaped : String($0) }.joined()
  }
}

extension Unicode.Scalar {
  fileprivate var isNoncharacter: Bool { value == 0xFFFE || value == 0xFFFF }
}
