/// What a screen of the terminal shows: a grid of cells and a cursor.
///
/// Frames are values. They are composed from scratch and compared as cells. Whole glyphs only: a
/// wide glyph that would cross an edge leaves a blank.
public struct Frame: Sendable {
  /// The size of the grid.
  public let size: Size

  /// The cells, row by row.
  public internal(set) var cells: [Cell]

  /// The glyphs of more than one scalar that the cells name.
  var clusters = Clusters()

  /// Where the terminal's own cursor stands, which input methods look at; hidden when `nil`.
  public var cursor: Position?

  /// Makes an empty frame.
  public init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank(.plain), count: size.columns * size.rows)
  }

  /// The cell at a place, which must be inside.
  public subscript(column column: Int, row row: Int) -> Cell {
    precondition(
      (0..<size.columns).contains(column) && (0..<size.rows).contains(row),
      "no cell at \(column),\(row) in a frame of \(size)")
    return cells[row * size.columns + column]
  }

  /// Empties the frame and keeps its memory.
  public mutating func clear() {
    clusters.clear()
    cursor = nil
    var span = cells.mutableSpan
    span.update(repeating: .blank(.plain))
  }
}
