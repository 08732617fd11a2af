/// What a screen of the terminal shows: a grid of cells and a cursor.
///
/// Frames are values. They are composed from scratch and compared as cells. Whole glyphs only: a
/// wide glyph that would cross an edge leaves a blank.
public struct Frame: Sendable {
  /// The size of the grid.
  public let size: Size

  /// The cells, row by row.
  public private(set) var cells: [Cell]

  /// The graphemes of more than one scalar that the cells name by index.
  public private(set) var clusters: [Character] = []

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
    clusters.removeAll(keepingCapacity: true)
    cursor = nil
    for index in cells.indices { cells[index] = .blank(.plain) }
  }

  /// Puts a glyph of width 1 or 2 into a cell that has room for it.
  mutating func put(_ code: UInt32, width: Int, style: Style, column: Int, row: Int) {
    let index = row * size.columns + column
    mendGlyphs(around: index, width: width, column: column)
    cells[index] = Cell(code: code, style: style, width: UInt8(width))
    if width == 2 { cells[index + 1] = .trailing(style) }
  }

  /// The code under which a grapheme of several scalars is kept.
  mutating func code(of cluster: Character) -> UInt32 {
    if let known = clusters.firstIndex(of: cluster) { return Cell.clusterBit | UInt32(known) }
    clusters.append(cluster)
    return Cell.clusterBit | UInt32(clusters.count - 1)
  }

  /// Blanks the halves of wide glyphs that a write at `index` would cut.
  private mutating func mendGlyphs(around index: Int, width: Int, column: Int) {
    if cells[index].width == 0, column > 0 { cells[index - 1] = .blank(cells[index - 1].style) }
    let last = index + width - 1
    if cells[last].width == 2, column + width < size.columns {
      cells[last + 1] = .blank(cells[last + 1].style)
    }
  }
}
