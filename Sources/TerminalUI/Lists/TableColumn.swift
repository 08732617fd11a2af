import TerminalCore

/// A column of a ``Table``: its heading, its width, and its text for each item.
public struct Column<Item> {
  let title: String
  let name: String
  let width: Width
  let alignment: Alignment
  let isSortable: Bool
  let text: (Item) -> String

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - name: The name of the column in a ``TableSort``; by default the heading.
  ///   - width: The width, which shrinks as in an ``HStack``.
  ///   - alignment: The alignment of texts shorter than the column. Longer ones are truncated.
  ///   - isSortable: Whether users can sort by the column.
  ///   - text: Returns the text for an item; called only while its row is visible.
  public init(
    _ title: String, name: String? = nil, width: Width = .fill,
    align alignment: Alignment = .leading, isSortable: Bool = true, text: @escaping (Item) -> String
  ) {
    self.title = title
    self.name = name ?? title
    self.width = width
    self.alignment = alignment
    self.isSortable = isSortable
    self.text = text
  }
}

/// Builds the columns of a table, with `if` and `switch`.
@resultBuilder
public enum ColumnsBuilder<Item> {
  /// Accepts a column.
  public static func buildExpression(_ column: Column<Item>) -> [Column<Item>] { [column] }
  /// Joins columns.
  public static func buildBlock(_ columns: [Column<Item>]...) -> [Column<Item>] {
    columns.flatMap { $0 }
  }
  /// Supports `if` without `else`.
  public static func buildOptional(_ columns: [Column<Item>]?) -> [Column<Item>] { columns ?? [] }
  /// Supports `if` with `else`, and `switch`.
  public static func buildEither(first: [Column<Item>]) -> [Column<Item>] { first }
  /// Supports `if` with `else`, and `switch`.
  public static func buildEither(second: [Column<Item>]) -> [Column<Item>] { second }
  /// Supports `for`.
  public static func buildArray(_ columns: [[Column<Item>]]) -> [Column<Item>] {
    columns.flatMap { $0 }
  }
}

/// The columns of a table at one width, and how its lines are drawn.
struct TableCells<Item> {
  /// The columns that fit, each with its cells.
  private let columns: [(column: Column<Item>, cells: Range<Int>)]

  /// The width of the mark of the focused row, in cells.
  private static var margin: Int { 2 }

  /// The number of cells between two columns.
  private static var gap: Int { 2 }

  /// Distributes a width, in cells, among columns.
  init(columns: [Column<Item>], width: Int) {
    let shares = Width.share(
      max(0, width - Self.margin), among: columns.map(\.width), spacing: Self.gap)
    self.columns = zip(columns, shares).compactMap { column, cells in
      cells.map { (column, $0.lowerBound + Self.margin..<$0.upperBound + Self.margin) }
    }
  }

  /// The name of the sortable column whose header is at a cell.
  func name(at cell: Int) -> String? {
    columns.first { $0.cells.contains(cell) && $0.column.isSortable }?.column.name
  }

  /// Draws the header, with a mark at the column that determines the order.
  func drawHeader(on canvas: inout Canvas, sort: TableSort?) {
    for (column, cells) in columns {
      var mark = ""
      if let sort, sort.column == column.name {
        let marks = canvas.appearance.glyphs.sortMarks
        mark = " " + (sort.isDescending ? marks.descending : marks.ascending)
      }
      draw(column.title, ending: mark, column, cells, role: .heading, on: &canvas)
    }
  }

  /// Draws the row of an item.
  func draw(_ item: Item, on canvas: inout Canvas) {
    canvas.drawSelection()
    for (column, cells) in columns {
      draw(column.text(item), ending: "", column, cells, role: .text, on: &canvas)
    }
  }

  /// Draws a text in its cells, truncated if necessary, followed by a mark that must not be
  /// truncated.
  private func draw(
    _ text: String, ending: String, _ column: Column<Item>, _ cells: Range<Int>, role: Role,
    on canvas: inout Canvas
  ) {
    let room = max(0, cells.count - ending.displayWidth)
    let start = cells.lowerBound
    let shift = column.alignment.shift(in: max(0, room - text.displayWidth))
    let end = canvas.write(text, truncatedTo: start + shift..<start + room, role: role)
    canvas.write(ending, at: end, limit: cells.upperBound, role: role)
  }
}
