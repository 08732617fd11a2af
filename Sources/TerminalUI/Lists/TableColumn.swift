import TerminalCore

/// A column of a ``Table``: its heading, its width, and its text for each item.
public struct Column<Item> {
  let title: String
  let name: String
  let width: Width
  let alignment: Alignment
  let isSortable: Bool
  let text: (Item) -> String

  /// The role of the text of an item; `nil` for regular text.
  fileprivate var role: ((Item) -> Role)?

  /// Find the parts of a text to highlight.
  fileprivate var highlights: [Highlight] = []

  /// The words for an item that line mode reads in place of the text.
  fileprivate var words: ((Item) -> String)?

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
    alignment: Alignment = .leading, isSortable: Bool = true, text: @escaping (Item) -> String
  ) {
    self.title = title
    self.name = name ?? title
    self.width = width
    self.alignment = alignment
    self.isSortable = isSortable
    self.text = text
  }

  /// Sets the role of the text of each item, such as ``Role/bad`` for a failure.
  public consuming func style(_ role: @escaping (Item) -> Role) -> Self {
    self.role = role
    return self
  }

  /// Highlights parts of the texts, such as the matches of a search, in addition to earlier ones.
  ///
  /// - Parameters:
  ///   - role: The role of the parts.
  ///   - parts: Returns the parts of a text to highlight, in order. Called for each text that is
  ///     drawn.
  /// - Returns: The column with the parts in the role.
  public consuming func highlighting(
    in role: Role = .accent, _ parts: @escaping (String) -> [Range<String.Index>]
  ) -> Self {
    highlights.append(Highlight(role: role, parts: parts))
    return self
  }

  /// Sets the words that line mode reads in place of the text, because what is heard there has no
  /// heading.
  ///
  /// ```swift
  /// Column("Done", width: .cells(5)) { "\($0.done)/80" }.readAs { "\($0.done) of 80 done" }
  /// ```
  ///
  /// - Parameter words: Returns the words for an item; if they are empty, nothing is read. The
  ///   heading of the column isn't read either.
  /// - Returns: The column with the words.
  public consuming func readAs(_ words: @escaping (Item) -> String) -> Self {
    self.words = words
    return self
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

  /// All columns, which are read one after the other where frames are read.
  private let read: [Column<Item>]

  /// The width of the mark of the focused row, in cells.
  private static var margin: Int { 2 }

  /// The number of cells between two columns.
  private static var gap: Int { 2 }

  /// Distributes a width, in cells, among columns.
  init(columns: [Column<Item>], width: Int) {
    let shares = Width.share(
      max(0, width - Self.margin), among: columns.map(\.width), spacing: Self.gap)
    read = columns
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
    let mark = { [glyphs = canvas.appearance.glyphs] (column: Column<Item>) in
      guard let sort, sort.column == column.name else { return "" }
      let marks = glyphs.sortMarks
      return " " + (sort.isDescending ? marks.descending : marks.ascending)
    }
    if canvas.appearance.readsFrames {
      return write(read.map { $0.words == nil ? $0.title + mark($0) : "" }, on: &canvas)
    }
    for (column, cells) in columns {
      draw(column.title, ending: mark(column), column, cells, role: .heading, on: &canvas)
    }
  }

  /// Draws the row of an item.
  func draw(_ item: Item, on canvas: inout Canvas) {
    if canvas.appearance.readsFrames {
      return write(read.map { $0.words?(item) ?? $0.text(item) }, on: &canvas)
    }
    canvas.drawSelection()
    for (column, cells) in columns {
      let text = column.text(item)
      let role = column.role?(item) ?? .text
      let drawn = draw(text, ending: "", column, cells, role: role, on: &canvas)
      canvas.highlight(text, in: drawn, column.highlights)
    }
  }

  /// Writes texts one after the other, as they are read, where none needs to be cut.
  private func write(_ texts: [String], on canvas: inout Canvas) {
    var column = Self.margin
    for text in texts where !text.isEmpty {
      column = canvas.write(text, at: column) + Self.gap
    }
  }

  /// Draws a text in its cells, truncated if necessary, followed by a mark that must not be
  /// truncated. Returns the cells of the text.
  @discardableResult
  private func draw(
    _ text: String, ending: String, _ column: Column<Item>, _ cells: Range<Int>, role: Role,
    on canvas: inout Canvas
  ) -> Range<Int> {
    let room = max(0, cells.count - ending.displayWidth)
    let start = cells.lowerBound
    let shift = column.alignment.shift(in: max(0, room - text.displayWidth))
    let end = canvas.write(text, truncatedTo: start + shift..<start + room, role: role)
    canvas.write(ending, at: end, limit: cells.upperBound, role: role)
    return start + shift..<max(start + shift, end)
  }
}
