import TerminalCore

/// Items in rows, with a column for each of their properties and a header that stays visible.
///
/// ```swift
/// Table(letters) {
///   Column("From", width: .fraction(0.25, min: 8)) { $0.from }
///   Column("Subject") { $0.subject }
///   Column("KB", width: .cells(6).priority(-1), align: .trailing) { "\($0.size)" }
/// }
/// .id(\.id)
/// .sort(\.sort)
/// .onSelect { letter, screen, context in context.push(.letter(letter.id)) }
/// ```
///
/// The rows scroll by themselves, below the header. They are made only while they are visible, so a
/// million rows cost no more than those visible. Where there is not enough room, columns give way
/// as views in an ``HStack`` do.
public struct Table<Item, Owner: Routed>: ItemView {
  public var targets: ItemTargets<Item, Owner>
  private let height: ScrollHeight
  private let columns: [Column<Item>]
  private var order: WritableKeyPath<Owner, TableSort>?

  /// Creates a table with a row for each item.
  ///
  /// - Parameters:
  ///   - items: The items, in the order in which they are shown.
  ///   - height: The height of the rows; inside of something that scrolls, a height that fills
  ///     becomes that of all rows.
  ///   - columns: The columns, from the left.
  @inlinable
  public init(
    _ items: some RandomAccessCollection<Item>, height: ScrollHeight = .fill(),
    @ColumnsBuilder<Item> columns: () -> [Column<Item>]
  ) {
    self.init(targets: ItemTargets(items), height: height, columns: columns())
  }

  @usableFromInline
  init(targets: ItemTargets<Item, Owner>, height: ScrollHeight, columns: [Column<Item>]) {
    self.targets = targets
    self.height = height
    self.columns = columns
  }

  /// Lets the user choose the order: by a click on a header, or by `<` and `>`, which go through
  /// the columns, each upward and then downward. While a field takes the characters, these keys
  /// are held with Alt.
  ///
  /// - Parameter order: The property with the order. The screen itself sorts the items by it.
  /// - Returns: The table, which can be sorted.
  public consuming func sort(_ order: WritableKeyPath<Owner, TableSort>) -> Self {
    self.order = order
    return self
  }

  public func place(in layout: inout Layout<Owner>) {
    // The last column is kept for the scroll bar.
    let cells = TableCells(columns: columns, width: layout.width - 1)
    layout.under(1) { layout in
      layout.add(header(cells))
      ScrollView(height: height) { TableRows(run: rows(cells)) }.place(in: &layout)
    }
  }

  private func header(_ cells: TableCells<Item>) -> Control<Owner> {
    var header = Control<Owner>(
      text: { _ in "" },
      click: order.map { order in
        { owner, cell in
          if let name = cells.name(at: cell.column) { owner[keyPath: order].choose(name) }
        }
      },
      draw: { [order] owner, _, canvas in
        cells.drawHeader(on: &canvas, sort: order.map { owner[keyPath: $0] })
      })
    header.isFocusable = false
    return header
  }

  private func rows(_ cells: TableCells<Item>) -> LineRun<Owner> {
    var run = targets.run(
      after: 0,
      text: { [columns] item in columns.map { $0.text(item) }.joined(separator: " ") },
      draw: { item, canvas in cells.draw(item, on: &canvas) })
    run.actions.reorder = order.map { order in
      { [names = columns.filter(\.isSortable).map(\.name)] owner, steps in
        owner[keyPath: order].move(by: steps, among: names)
      }
    }
    return run
  }
}

/// The rows of a table, inside of what scrolls.
private struct TableRows<Owner: Routed>: View {
  let run: LineRun<Owner>

  func place(in layout: inout Layout<Owner>) { layout.add(run) }
}

/// The order that the user has chosen for a ``Table``.
public struct TableSort: Hashable, Sendable, Codable {
  /// The name of the column, or `nil` if the items come as they are.
  public var column: String?

  /// Whether the largest comes first.
  public var isDescending: Bool

  /// Creates an order.
  ///
  /// - Parameters:
  ///   - column: The name of a column, or `nil` for the items as they come.
  ///   - isDescending: Whether the largest comes first.
  public init(_ column: String? = nil, isDescending: Bool = false) {
    self.column = column
    self.isDescending = isDescending
  }

  /// The effect of a click on a column's header.
  mutating func choose(_ name: String) {
    self = TableSort(name, isDescending: column == name && !isDescending)
  }

  /// Goes on by some steps through the columns, each upward and then downward, and round.
  mutating func move(by steps: Int, among names: [String]) {
    guard !names.isEmpty else { return }
    let count = names.count * 2
    let place = column.flatMap(names.firstIndex).map { $0 * 2 + (isDescending ? 1 : 0) }
    let next = ((place ?? (steps > 0 ? -1 : 0)) + steps) % count
    let wrapped = (next + count) % count
    self = TableSort(names[wrapped / 2], isDescending: wrapped % 2 == 1)
  }
}
