/// A whole screen that a script expects, and what it should expect instead.
public struct ScreenUpdate: Hashable, Sendable {
  /// The lines of the directive, from `expect screen` to `end`, counted from 1.
  public let lines: ClosedRange<Int>

  /// The rows to expect.
  public let rows: [String]

  /// Rewrites the screens of a script and leaves every other byte as it was.
  ///
  /// - Parameters:
  ///   - updates: What to rewrite, from top to bottom.
  ///   - source: The text that was played.
  /// - Returns: The new text.
  public static func applying(_ updates: [ScreenUpdate], to source: String) -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var result: [Substring] = []
    var next = 0
    for update in updates {
      result += lines[next..<update.lines.lowerBound]
      result += update.rows.map { "|\($0)|" }
      next = update.lines.upperBound - 1
    }
    return (result + lines[next...]).joined(separator: "\n")
  }
}
