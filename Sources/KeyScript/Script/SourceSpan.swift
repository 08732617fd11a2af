/// Where something stands in a script.
public struct SourceSpan: Hashable, Sendable {
  /// The lines, counted from 1; several only for a whole screen.
  public var lines: ClosedRange<Int>

  /// The columns on the first line, in characters counted from 1.
  public var columns: Range<Int>

  /// Makes a span.
  public init(lines: ClosedRange<Int>, columns: Range<Int>) {
    self.lines = lines
    self.columns = columns
  }

  /// The line on which it begins, counted from 1.
  public var line: Int { lines.lowerBound }
}
