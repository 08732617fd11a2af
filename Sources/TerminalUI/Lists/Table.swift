import TerminalCore

/// Items in rows, with a column for each property and a header that stays visible.
///
/// ```swift
/// Table(letters) {
///   Column("From", width: .fraction(0.25, min: 8)) { $0.from }
///   Column("Subject") { $0.subject }
///   Column("KB", width: .cells(6).priority(-1), alignment: .trailing) { "\($0.size)" }
/// }
/// .id(\.id)
/// .sort(\.sort)
/// .onSelect { letter, screen, context in context.push(.letter(letter.id)) }
/// ```
///
/// The rows scroll separately, below the header. They are created only while visible, so a million
/// rows cost no more than the visible ones. If there isn't enough room, columns shrink like views
/// in an ``HStack``.
public struct Table<Item, Owner: Routed>: ItemView {
  public var targets: ItemTargets<Item, Owner>
  private let height: ScrollHeight
  private var anchor: ScrollEdge
  private var follower: WritableKeyPath<Owner, Bool>?
  private let columns: [Column<Item>]
  private var order: WritableKeyPath<Owner, TableSort>?

  /// Creates a table with one row per item.
  ///
  /// - Parameters:
  ///   - items: The items, in the order in which to show them.
  ///   - height: The height of the rows. Inside a view that scrolls, a height that fills becomes
  ///     that of all rows.
  ///   - anchor: The end of the rows at which the table begins, and which it follows; see
  ///     ``ScrollEdge/end``.
  ///   - columns: The columns, from left to right.
  @inlinable
  public init(
    _ items: some RandomAccessCollection<Item>, height: ScrollHeight = .fill(),
    anchor: ScrollEdge = .start, @ColumnsBuilder<Item> columns: () -> [Column<Item>]
  ) {
    self.init(targets: ItemTargets(items), height: height, anchor: anchor, columns: columns())
  }

  @usableFromInline
  init(
    targets: ItemTargets<Item, Owner>, height: ScrollHeight, anchor: ScrollEdge,
    columns: [Column<Item>]
  ) {
    self.targets = targets
    self.height = height
    self.anchor = anchor
    self.columns = columns
  }

  /// Lets the user choose the sort order: by clicking a header, or with `<` and `>`, which step
  /// through the columns, each in ascending and then descending order. While a field receives the
  /// characters, these keys need Alt.
  ///
  /// - Parameter order: The property with the order. The screen itself must sort the items by it.
  /// - Returns: The sortable table.
  public consuming func sort(_ order: WritableKeyPath<Owner, TableSort>) -> Self {
    self.order = order
    return self
  }

  /// Keeps in a property whether the table shows the end that it follows; see
  /// ``ScrollView/following(_:)``.
  ///
  /// - Parameter property: The property; nothing else changes it.
  /// - Returns: The table, whose anchor is ``ScrollEdge/end``.
  public consuming func following(_ property: WritableKeyPath<Owner, Bool>) -> Self {
    (follower, anchor) = (property, .end)
    return self
  }

  public func place(in layout: inout Layout<Owner>) {
    // The last column is reserved for the scroll bar.
    let cells = TableCells(columns: columns, width: layout.width - 1)
    layout.under(1) { layout in
      layout.add(header(cells))
      var part = ScrollView(height: height, anchor: anchor) { TableRows(run: rows(cells)) }
      if let follower { part = part.following(follower) }
      part.place(in: &layout)
    }
  }

  private func header(_ cells: TableCells<Item>) -> Control<Owner> {
    var header = Control<Owner>(
      text: { _ in "" },
      click: order.map { order in
        { owner, cell, _ in
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
      draw: { [item = targets.item] index, canvas in cells.draw(item(index), on: &canvas) })
    run.shape.isSortable = order != nil
    run.actions.reorder = order.map { order in
      { [names = columns.filter(\.isSortable).map(\.name)] owner, steps in
        owner[keyPath: order].move(by: steps, among: names)
      }
    }
    return run
  }
}

/// The rows of a table, inside the part that scrolls.
private struct TableRows<Owner: Routed>: View {
  let run: LineRun<Owner>

  func place(in layout: inout Layout<Owner>) { layout.add(run) }
}

/// The sort order that the user has chosen for a ``Table``.
public struct TableSort: Hashable, Sendable, Codable {
  /// The name of the column; `nil` for the original order.
  public var column: String?

  /// Whether the order is descending.
  public var isDescending: Bool

  /// Creates a sort order.
  ///
  /// - Parameters:
  ///   - column: The name of a column; `nil` for the original order.
  ///   - isDescending: Whether the order is descending.
  public init(_ column: String? = nil, isDescending: Bool = false) {
    self.column = column
    self.isDescending = isDescending
  }

  /// The effect of a click on a column's header.
  mutating func choose(_ name: String) {
    self = TableSort(name, isDescending: column == name && !isDescending)
  }

  /// Steps through the columns, each in ascending and then descending order, wrapping around.
  mutating func move(by steps: Int, among names: [String]) {
    guard !names.isEmpty else { return }
    let count = names.count * 2
    let place = column.flatMap(names.firstIndex).map { $0 * 2 + (isDescending ? 1 : 0) }
    let next = ((place ?? (steps > 0 ? -1 : 0)) + steps) % count
    let wrapped = (next + count) % count
    self = TableSort(names[wrapped / 2], isDescending: wrapped % 2 == 1)
  }
}
