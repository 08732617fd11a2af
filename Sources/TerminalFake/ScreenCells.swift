public import TerminalCore

/// What a screen shows, cell by cell, whoever has drawn it.
public struct ScreenCells: Hashable, Sendable {
  /// The size of the screen.
  public let size: Size

  /// The cells, row by row.
  public let cells: [ModelCell]

  /// Where the cursor stands; hidden when `nil`.
  public let cursor: Position?

  /// Takes cells over, row by row, as many as the size has.
  public init(size: Size, cells: [ModelCell], cursor: Position?) {
    precondition(cells.count == size.columns * size.rows, "\(cells.count) cells for \(size)")
    self.size = size
    self.cells = cells
    self.cursor = cursor
  }

  /// Reads a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - color: What is shown for a colour; the colour itself when left out.
  public init(_ frame: Frame, color: (Color) -> Color = { $0 }) {
    self.init(
      size: frame.size,
      cells: frame.cells.map { cell in
        var style = cell.style
        style.foreground = color(style.foreground)
        style.background = color(style.background)
        return ModelCell(text: frame.text(of: cell), width: Int(cell.width), style: style)
      }, cursor: frame.cursor)
  }

  /// The cell at a place, which must be inside.
  public subscript(position: Position) -> ModelCell {
    cells[position.row * size.columns + position.column]
  }

  /// The text of the rows, from the top.
  public var lines: [String] {
    (0..<size.rows).map { row in
      cells[row * size.columns..<(row + 1) * size.columns].map(\.text).joined()
    }
  }

  /// The rows as a picture: each closed by a bar, so that trailing blanks show.
  public var picture: String { lines.map { $0 + "|" }.joined(separator: "\n") }

  /// The places at which another screen of the same size shows something else, row by row, the
  /// cursor's last.
  ///
  /// What nobody can see doesn't count, such as the colour of a blank's glyph.
  public func differences(from other: ScreenCells) -> [Position] {
    precondition(size == other.size, "a screen of \(size) beside one of \(other.size)")
    var places = cells.indices.filter { !cells[$0].looks(like: other.cells[$0]) }
      .map { Position(column: $0 % size.columns, row: $0 / size.columns) }
    if cursor != other.cursor, let place = cursor ?? other.cursor { places.append(place) }
    return places
  }
}
