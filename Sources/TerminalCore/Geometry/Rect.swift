/// A rectangle of cells, such as the part of a window that a stack of screens has.
public struct Rect: Hashable, Sendable {
  /// The upper left cell.
  public var origin: Position

  /// The width and the height; an empty rectangle has no cells, but it has a place.
  public var size: Size

  /// Makes a rectangle, by default at the upper left corner; it may lie outside of any screen.
  public init(origin: Position = Position(column: 0, row: 0), size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle of all cells that lie in some columns and some rows.
  public init(columns: Range<Int>, rows: Range<Int>) {
    origin = Position(column: columns.lowerBound, row: rows.lowerBound)
    size = Size(columns: columns.count, rows: rows.count)
  }

  /// Makes a rectangle in the middle of a larger one; an odd cell is left over at the right and
  /// below.
  public init(size: Size, centeredIn outer: Rect) {
    origin = Position(
      column: outer.origin.column + (outer.size.columns - size.columns) / 2,
      row: outer.origin.row + (outer.size.rows - size.rows) / 2)
    self.size = size
  }

  /// The columns, from the left edge to the one after the right edge.
  public var columns: Range<Int> { origin.column..<(origin.column + size.columns) }

  /// The rows, from the upper edge to the one after the lower edge.
  public var rows: Range<Int> { origin.row..<(origin.row + size.rows) }

  /// Whether a cell lies inside.
  public func contains(_ position: Position) -> Bool {
    columns.contains(position.column) && rows.contains(position.row)
  }
}

extension Rect: CustomStringConvertible {
  public var description: String { "\(size) at \(origin)" }
}
