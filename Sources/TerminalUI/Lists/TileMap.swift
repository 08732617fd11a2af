public import TerminalCore

/// A map of equally large tiles on a grid, most of which may be empty.
///
/// ```
/// TileMap(regions, cellWidth: 5, at: { TilePlace(row: $0.row, column: $0.column) }, text: \.name)
///   .onSelect { region, _, context in context.push(.region(region.id)) }
/// ```
///
/// The arrow keys move to the nearest tile in their direction, preferably along the row or column,
/// and at its edge they move on to what stands beside, above or below it, or stop. A click focuses
/// a tile, and a second click chooses it. Digits choose no tiles.
public struct TileMap<Item, Owner: Routed>: ItemView {
  public var targets: ItemTargets<Item, Owner>
  private let cell: Size
  private let place: (Item) -> TilePlace
  private let text: (Item) -> String
  private var draw: ((Item, inout Canvas) -> Void)?
  private var background: ((Int, inout Canvas) -> Void)?

  /// Creates a map.
  ///
  /// - Parameters:
  ///   - items: The items. Home and End move to the first and the last one.
  ///   - cellWidth: The width of a tile, in cells.
  ///   - cellHeight: The height of a tile, in lines.
  ///   - place: Returns the position of an item's tile. Tiles at the same position are drawn over
  ///     each other.
  ///   - text: The text of a tile, for scripts, and to draw it without ``drawing(_:)``.
  @inlinable
  public init(
    _ items: some RandomAccessCollection<Item>, cellWidth: Int, cellHeight: Int = 1,
    at place: @escaping (Item) -> TilePlace, text: @escaping (Item) -> String
  ) {
    self.init(
      targets: ItemTargets(items), cell: Size(columns: cellWidth, rows: cellHeight), place: place,
      text: text)
  }

  @usableFromInline
  init(
    targets: ItemTargets<Item, Owner>, cell: Size, place: @escaping (Item) -> TilePlace,
    text: @escaping (Item) -> String
  ) {
    ensure(
      cell.columns >= 1 && cell.rows >= 1, "a tile can't have \(cell.columns)×\(cell.rows) cells")
    self.targets = targets
    self.cell = Size(
      columns: Size.columns(requested: cell.columns), rows: Size.rows(requested: cell.rows))
    self.place = place
    self.text = text
  }

  /// Replaces the drawing of the tiles.
  ///
  /// - Parameter draw: Draws a tile, or one of its lines, given by ``Canvas/line``.
  /// - Returns: The map.
  public consuming func drawing(_ draw: @escaping (Item, inout Canvas) -> Void) -> Self {
    self.draw = draw
    return self
  }

  /// Sets what is drawn behind the tiles, such as a caption in an empty corner.
  ///
  /// - Parameter draw: Draws on a line of the whole map, from 0.
  /// - Returns: The map.
  public consuming func background(_ draw: @escaping (Int, inout Canvas) -> Void) -> Self {
    background = draw
    return self
  }

  public func place(in layout: inout Layout<Owner>) {
    let places = (0..<targets.count).map { place(targets.item($0)) }
    let draw =
      self.draw ?? { [text] item, canvas in
        canvas.drawSelection()
        canvas.write(text(item), at: 1)
      }
    let run = targets.run(
      height: cell.rows, after: layout.targetCount, text: text,
      draw: { [item = targets.item] index, canvas in draw(item(index), &canvas) })
    run.shape.tiles = Tiles(places, cell: cell, background: background)
    layout.add(run)
  }
}

/// The position of a tile in a ``TileMap``.
public struct TilePlace: Hashable, Sendable {
  /// The row, from 0 at the top.
  public let row: Int
  /// The column, from 0 at the left.
  public let column: Int

  /// Creates a position.
  ///
  /// - Precondition: Both numbers are from 0 to 999,999.
  public init(row: Int, column: Int) {
    let numbers = 0..<1_000_000
    ensure(
      numbers.contains(row) && numbers.contains(column),
      "no tile can stand in row \(row), column \(column)")
    self.row = row
    self.column = column
  }
}
