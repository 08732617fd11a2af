/// A cell position, relative to the upper left corner of the screen at column 0, row 0.
public struct Position: Hashable, Sendable {
  /// The column, from 0 at the left edge.
  public var column: Int

  /// The row, from 0 at the top.
  public var row: Int

  /// Creates a position, which may lie outside any screen.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The position of the same cell relative to another cell.
  public func relative(to origin: Position) -> Position {
    Position(column: column - origin.column, row: row - origin.row)
  }
}

extension Position: CustomStringConvertible {
  public var description: String { "\(column),\(row)" }
}
