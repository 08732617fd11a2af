/// The contents of a terminal screen: a grid of cells and a cursor.
///
/// A frame is a value: you compose it from scratch and compare it by its cells. It contains only
/// whole glyphs: a wide glyph that would straddle an edge leaves a blank.
public struct Frame: Sendable {
  /// The size of the grid.
  public let size: Size

  /// The cells, row by row from the top.
  public internal(set) var cells: [Cell]

  /// The glyphs made of several scalars.
  var clusters = Clusters()

  /// The position of the terminal's cursor, where input methods show their text; `nil` hides it.
  public var cursor: Position?

  /// The position of the focused element. If ``cursor`` is `nil`, the hidden cursor stays there,
  /// for screen readers to follow.
  public var focus: Position?

  /// The areas that change on their own, such as a clock; a terminal that reads frames aloud
  /// doesn't announce their changes.
  public var volatileAreas: [Rect] = []

  /// The structure of the frame for a terminal that reads it aloud; `nil` for any other.
  public var reading: FrameReading?

  /// Creates a frame of empty cells that all have one style.
  public init(size: Size, style: Style = .plain) {
    self.size = size
    let count = size.columns * size.rows
    // For a constant cell the compiler fills several at a time, and the style is usually plain.
    cells =
      style == .plain
      ? Array(repeating: .blank(.plain), count: count)
      : Array(repeating: .blank(style), count: count)
  }

  /// The cell at a position, which must be inside the frame.
  public subscript(column column: Int, row row: Int) -> Cell {
    ensure(
      (0..<size.columns).contains(column) && (0..<size.rows).contains(row),
      "no cell at \(column),\(row) in a frame of \(size)")
    return cells[row * size.columns + column]
  }

  /// Clears the cells, the cursor, the focus, and the reading, but keeps the memory.
  public mutating func clear() {
    clusters.clear()
    cursor = nil
    focus = nil
    volatileAreas = []
    reading = nil
    var span = cells.mutableSpan
    span.update(repeating: .blank(.plain))
  }
}
