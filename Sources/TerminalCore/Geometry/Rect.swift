/// A rectangle of cells, such as the part of a window for a stack of screens.
public struct Rect: Hashable, Sendable {
  /// The upper left cell.
  public var origin: Position

  /// The width and the height. An empty rectangle has no cells, but it has a position.
  public var size: Size

  /// Makes a rectangle, by default at the upper left corner; it may be outside any screen.
  public init(origin: Position = Position(column: 0, row: 0), size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes the rectangle of all cells in some columns and some rows.
  public init(columns: Range<Int>, rows: Range<Int>) {
    origin = Position(column: columns.lowerBound, row: rows.lowerBound)
    size = Size(columns: columns.count, rows: rows.count)
  }

  /// Makes a rectangle centred in a larger one. An odd cell is left over at the right and at the
  /// bottom.
  public init(size: Size, centeredIn outer: Rect) {
    origin = Position(
      column: outer.origin.column + (outer.size.columns - size.columns) / 2,
      row: outer.origin.row + (outer.size.rows - size.rows) / 2)
    self.size = size
  }

  /// The columns, from the left edge up to the right edge.
  public var columns: Range<Int> { origin.column..<(origin.column + size.columns) }

  /// The rows, from the upper edge up to the lower edge.
  public var rows: Range<Int> { origin.row..<(origin.row + size.rows) }

  /// Whether a cell is inside.
  public func contains(_ position: Position) -> Bool {
    columns.contains(position.column) && rows.contains(position.row)
  }
}

extension Rect: CustomStringConvertible {
  public var description: String { "\(size) at \(origin)" }
}
