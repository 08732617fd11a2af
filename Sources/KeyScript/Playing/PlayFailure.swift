public import TerminalCore

/// What did not hold in a play, and what was the case then.
public struct PlayFailure: Error, Hashable {
  /// The script's file, as it was named.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The directive that failed, its first line.
  public let directive: String
  /// What is the case instead, as a sentence.
  public let message: String
  /// The rows that were expected, if the whole screen was.
  public let expectedRows: [String]?
  /// The rows on the screen.
  public let actualRows: [String]
  /// The cells that differ, where more than text was compared; otherwise every difference counts.
  public let markedCells: Set<Position>
  /// The last ten directives of input, oldest first, with their lines and times.
  public let events: [String]
  /// The last note of the script.
  public let note: String?
  /// Where the person is.
  public let route: String
  /// What is waited for.
  public let pending: [String]
  /// The virtual time.
  public let time: Duration
  /// The command that shows the failure: it plays up to that line in the terminal, or compares
  /// again.
  public let command: String
}

extension PlayFailure: CustomStringConvertible {
  /// All that there is to know, on lines of which none holds anything that can't be seen.
  public var description: String {
    var lines = ["\(file):\(line): \(directive)", "  \(message)", ""]
    let screens = ScreenComparison(
      expected: expectedRows, actual: actualRows, marked: markedCells)
    lines += screens.lines.map { "  " + $0 } + [""]
    if let note { lines.append("note: \(note)") }
    lines.append("route: \(route)")
    lines.append("time: \(Notation.duration(time))")
    lines.append("pending: " + (pending.isEmpty ? "nothing" : pending.joined(separator: ", ")))
    lines.append("last input:" + (events.isEmpty ? " none" : ""))
    lines += events.map { "  " + $0 }
    lines.append("replay: \(command)")
    // A script may hold anything, and so may the name of its file.
    return lines.map(Notation.visible).joined(separator: "\n")
  }
}
