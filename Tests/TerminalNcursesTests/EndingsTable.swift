import Foundation

/// The table in `docs/terminal.md` that lists every way of ending.
enum EndingsTable {
  /// The rows that have tests of their own.
  static let testedElsewhere = [
    "the window is closed", "the parent is killed", "`^Z` and `fg`", "STOP and CONT",
    "`^Z`, TERM and CONT", "PIPE and XFSZ", "a signal that was ignored when the program began",
  ]

  /// The first cell of each row, in order.
  static func names() throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/terminal.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let table = lines.drop { !$0.hasPrefix("| ending |") }.dropFirst(2).prefix { $0.hasPrefix("|") }
    return table.map { row in
      row.split(separator: "|").first?.trimmingCharacters(in: .whitespaces) ?? ""
    }
  }
}
