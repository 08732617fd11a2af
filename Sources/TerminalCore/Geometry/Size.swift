/// The size of an area, in cells.
public struct Size: Hashable, Sendable {
  /// The width, in cells.
  public let columns: Int

  /// The height, in cells.
  public let rows: Int

  /// The largest screen that is drawn. It limits the cost of a frame, because a window may report
  /// up to 65,535 columns and rows.
  public static let largestScreen = Size(columns: 1000, rows: 1000)

  /// Creates a size; neither side may be negative.
  public init(columns: Int, rows: Int) {
    ensure(columns >= 0 && rows >= 0, "a size can't be negative: \(columns)×\(rows)")
    self.columns = columns
    self.rows = rows
  }
}

extension Size: CustomStringConvertible {
  public var description: String { "\(columns)×\(rows)" }
}
