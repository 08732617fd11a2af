/// A place on the screen, in cells from the upper left corner, which is column 0 of row 0.
public struct Position: Hashable, Sendable {
  /// The number of cells to the left.
  public var column: Int

  /// The number of rows above.
  public var row: Int

  /// Makes a position; it may be outside any screen.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The same cell, counted from another cell instead of the upper left corner.
  public func relative(to origin: Position) -> Position {
    Position(column: column - origin.column, row: row - origin.row)
  }
}

extension Position: CustomStringConvertible {
  public var description: String { "\(column),\(row)" }
}
