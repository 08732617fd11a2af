public import TerminalCore

/// The contents of a screen, cell by cell, however it was drawn.
public struct ScreenCells: Hashable, Sendable {
  /// The size of the screen.
  public let size: Size

  /// The cells, row by row.
  public let cells: [ModelCell]

  /// The position of the cursor; `nil` if it is hidden.
  public let cursor: Position?

  /// Creates a screen of cells, row by row; their number must match the size.
  public init(size: Size, cells: [ModelCell], cursor: Position?) {
    ensure(cells.count == size.columns * size.rows, "\(cells.count) cells for \(size)")
    self.size = size
    self.cells = cells
    self.cursor = cursor
  }

  /// Creates the screen that a frame describes.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - color: Returns the color that is shown for a color of the frame; by default the same one.
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

  /// The cell at a position, which must be inside.
  public subscript(position: Position) -> ModelCell {
    cells[position.row * size.columns + position.column]
  }

  /// The text of the rows, from the top.
  public var lines: [String] {
    (0..<size.rows).map { row in
      cells[row * size.columns..<(row + 1) * size.columns].map(\.text).joined()
    }
  }

  /// The rows as text, each ending with a bar to make trailing spaces visible.
  public var picture: String { lines.map { $0 + "|" }.joined(separator: "\n") }

  /// The positions at which another screen of the same size looks different, row by row, followed
  /// by that of the cursor.
  ///
  /// Invisible differences don't count, such as the color of a space's glyph.
  public func differences(from other: ScreenCells) -> [Position] {
    ensure(size == other.size, "a screen of \(size) beside one of \(other.size)")
    var places = cells.indices.filter { !cells[$0].looks(like: other.cells[$0]) }
      .map { Position(column: $0 % size.columns, row: $0 / size.columns) }
    if cursor != other.cursor, let place = cursor ?? other.cursor { places.append(place) }
    return places
  }
}

/// One cell of a ``TerminalModel``.
public struct ModelCell: Hashable, Sendable {
  /// The glyph with its combining marks; empty in the second half of a wide one.
  public internal(set) var text: String

  /// The width of the glyph in cells: 1 or 2, and 0 in the second half of a wide one.
  public internal(set) var width: Int

  /// The colors and attributes.
  public internal(set) var style: Style

  /// Creates a cell.
  public init(text: String, width: Int, style: Style) {
    self.text = text
    self.width = width
    self.style = style
  }

  /// The blank cell that erasing with a style leaves behind.
  static func blank(_ style: Style) -> ModelCell {
    // Erasing keeps only the background.
    ModelCell(text: " ", width: 1, style: Style(background: style.background))
  }

  /// Whether the cell looks like another one. The foreground of a space, and the style of the
  /// second half of a wide glyph, are invisible.
  public func looks(like other: ModelCell) -> Bool {
    if width != other.width { return false }
    return width == 0 || self == other || visible == other.visible
  }

  /// Whether the cell equals that of a frame; a fast test that misses some cells that look alike.
  func shows(_ cell: Cell, of frame: Frame) -> Bool {
    guard cell.width == width else { return false }
    guard width > 0 else { return true }
    // Compares part by part, because comparing whole styles takes most of the time of a render
    // check in a debug build.
    guard cell.style.attributes.rawValue == style.attributes.rawValue,
      cell.style.foreground.index == style.foreground.index,
      cell.style.background.index == style.background.index
    else { return false }
    guard let scalar = cell.scalar else { return frame.text(of: cell) == text }
    let utf8 = text.utf8
    if scalar.value < 0x80 { return utf8.count == 1 && utf8.first == UInt8(scalar.value) }
    var scalars = text.unicodeScalars.makeIterator()
    return scalars.next() == scalar && scalars.next() == nil
  }

  private var visible: ModelCell {
    var cell = self
    guard text == " " else { return cell }
    cell.style.attributes.formIntersection([.reverse, .underline])
    if cell.style.attributes.isEmpty { cell.style.foreground = .terminal }
    return cell
  }
}
