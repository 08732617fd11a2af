/// A rectangle of cells, such as a part of the window.
public struct Rect: Hashable, Sendable {
  /// The position of the upper left cell.
  public var origin: Position

  /// The width and height. An empty rectangle has no cells, but still has an origin.
  public var size: Size

  /// Creates a rectangle, which may lie outside any screen.
  public init(origin: Position = Position(column: 0, row: 0), size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates the rectangle of all cells in the given columns and rows.
  public init(columns: Range<Int>, rows: Range<Int>) {
    origin = Position(column: columns.lowerBound, row: rows.lowerBound)
    size = Size(columns: columns.count, rows: rows.count)
  }

  /// Creates a rectangle centered in a larger one. If it can't be centered exactly, the extra cell
  /// is on the right or at the bottom.
  public init(size: Size, centeredIn outer: Rect) {
    origin = Position(
      column: outer.origin.column + (outer.size.columns - size.columns) / 2,
      row: outer.origin.row + (outer.size.rows - size.rows) / 2)
    self.size = size
  }

  /// The columns that the rectangle covers.
  public var columns: Range<Int> { origin.column..<(origin.column + size.columns) }

  /// The rows that the rectangle covers.
  public var rows: Range<Int> { origin.row..<(origin.row + size.rows) }

  /// Whether the rectangle contains a position.
  public func contains(_ position: Position) -> Bool {
    columns.contains(position.column) && rows.contains(position.row)
  }
}

extension Rect: CustomStringConvertible {
  public var description: String { "\(size) at \(origin)" }
}
