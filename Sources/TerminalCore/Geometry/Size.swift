/// The size of a region, in terminal cells.
public struct Size: Hashable, Sendable {
  /// The width, in cells.
  public var columns: Int

  /// The height, in cells.
  public var rows: Int

  /// Makes a size; neither side may be negative.
  public init(columns: Int, rows: Int) {
    precondition(columns >= 0 && rows >= 0, "a size can't be negative: \(columns)×\(rows)")
    self.columns = columns
    self.rows = rows
  }
}

extension Size: CustomStringConvertible {
  public var description: String { "\(columns)×\(rows)" }
}
