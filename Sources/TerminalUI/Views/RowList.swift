/// A row for each item of a collection, made only for those in sight.
///
/// The rows of a million items cost what the visible ones do, so the collection should find an
/// element in constant time.
public struct RowList<Item, Owner: Routed>: View {
  private let count: Int
  private let item: (Int) -> Item
  private let row: (Item) -> Row<Owner>
  private var ids: ((Item) -> String)?
  private var action: ((Item, inout Owner, Context<Owner>) -> Void)?

  /// Makes a list.
  @inlinable
  public init(
    _ items: some RandomAccessCollection<Item>, row: @escaping (Item) -> Row<Owner>
  ) {
    // Looked up in a closure that is made where the collection's type is known, so that the compiler
    // can do it there without asking the type at run time what it is.
    self.init(
      count: items.count, item: { items[items.index(items.startIndex, offsetBy: $0)] }, row: row)
  }

  @usableFromInline
  init(count: Int, item: @escaping (Int) -> Item, row: @escaping (Item) -> Row<Owner>) {
    self.count = count
    self.item = item
    self.row = row
  }

  /// Says what choosing the row of an item does.
  public consuming func onSelect(
    _ action: @escaping (Item, inout Owner, Context<Owner>) -> Void
  ) -> Self {
    self.action = action
    return self
  }

  /// Identifies the rows, so that the focus stays with an item when others come and go.
  public consuming func id(_ id: @escaping (Item) -> String) -> Self {
    ids = id
    return self
  }

  public func place(in layout: inout Layout<Owner>) {
    let first = layout.targetCount
    let id = { [item, ids] (index: Int) -> RowID in
      ids.map { .named($0(item(index))) } ?? .place(first + index)
    }
    layout.add(
      LineRun(
        targets: count, id: id,
        target: { [item, row, action] index in
          let item = item(index)
          return FocusTarget(
            id: id(index),
            text: row(item).content.text,
            action: action.map { action in { action(item, &$0, $1) } })
        },
        draw: { [item, row] index, canvas in row(item(index)).content.draw(on: &canvas) }))
  }
}
