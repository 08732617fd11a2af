import Files

/// A whole screen that a script expects, and its replacement.
package struct ScreenUpdate: Hashable, Sendable {
  /// The lines of the directive, from `expect screen` to `end`, counting from 1.
  package let lines: ClosedRange<Int>

  /// The new rows to expect.
  package let rows: [String]

  /// How many rows longer the script becomes; negative if it becomes shorter.
  fileprivate var growth: Int { rows.count - (lines.count - 2) }

  /// Replaces screens of a script, leaving every other byte unchanged.
  ///
  /// - Parameters:
  ///   - updates: The replacements, from top to bottom.
  ///   - source: The text that was played.
  /// - Returns: The new text; `nil` if there are no screens at these lines of the source.
  package static func applying(_ updates: [ScreenUpdate], to source: String) -> String? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var result: [Substring] = []
    var next = 0
    for update in updates {
      guard update.lines.upperBound <= lines.count,
        DirectiveName.expect.begins(lines[update.lines.lowerBound - 1])
          || DirectiveName.soft.begins(lines[update.lines.lowerBound - 1]),
        DirectiveName.end.begins(lines[update.lines.upperBound - 1])
      else { return nil }
      result += lines[next..<update.lines.lowerBound]
      result += update.rows.map { "|\($0)|" }
      next = update.lines.upperBound - 1
    }
    return (result + lines[next...]).joined(separator: "\n")
  }
}

extension SourceSpan {
  /// The place of the line once screens of the script are rewritten.
  func moved(by updates: [ScreenUpdate], in script: String) -> SourceSpan {
    guard !updates.isEmpty else { return self }
    func moved(_ line: Int) -> Int {
      line + updates.reduce(0) { $0 + ($1.lines.upperBound < line ? $1.growth : 0) }
    }
    var span = self
    if file == nil || file == script {
      let first = moved(lines.lowerBound)
      span.lines = first...first + lines.count - 1
    }
    for index in origins.indices where origins[index].file == script {
      span.origins[index].line = moved(origins[index].line)
    }
    return span
  }
}

/// The snapshots that a play has written.
struct SnapshotUpdates {
  /// The line of each, by its name.
  var lines: [String: Int] = [:]
  /// The names of those that didn't exist before.
  var created: Set<String> = []
  /// Why one could not be written; `nil` if none failed.
  var error: FileError?

  /// What there is to say about them.
  func remarks(on file: String) -> [String] {
    [(created.count, "created"), (lines.count - created.count, "rewritten")]
      .filter { $0.0 > 0 }
      .map { PlayReport.remark(on: $0, "snapshot", $1, of: file) }
  }
}
