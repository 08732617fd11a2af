/// The content of a terminal's screen: a grid of cells and a cursor.
///
/// A frame is a value, which is composed from scratch and compared as cells. It has only whole
/// glyphs: a wide glyph that would cross an edge leaves a blank.
public struct Frame: Sendable {
  /// The size of the grid.
  public let size: Size

  /// The cells, row by row.
  public internal(set) var cells: [Cell]

  /// The glyphs of more than one scalar that cells refer to.
  var clusters = Clusters()

  /// The position of the terminal's own cursor, which input methods use; `nil` hides it.
  public var cursor: Position?

  /// The place of what has the focus. Without a ``cursor``, the hidden one waits there, which screen
  /// readers follow.
  public var focus: Position?

  /// The cells with what only passes, such as the time of a clock: a terminal that reads frames out does
  /// not read them again because it has changed.
  public var passing: Rect?

  /// What the frame says to a terminal that reads it out; `nil` for every other.
  public var reading: FrameReading?

  /// Makes an empty frame, whose cells all have one style.
  public init(size: Size, style: Style = .plain) {
    self.size = size
    let count = size.columns * size.rows
    // Cells that the compiler knows are set several at a time, and mostly they are plain.
    cells =
      style == .plain
      ? Array(repeating: .blank(.plain), count: count)
      : Array(repeating: .blank(style), count: count)
  }

  /// The cell at a place, which must be inside the frame.
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
    focus = nil
    passing = nil
    reading = nil
    var span = cells.mutableSpan
    span.update(repeating: .blank(.plain))
  }
}
