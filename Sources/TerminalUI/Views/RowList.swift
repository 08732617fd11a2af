/// Rows for the items of a collection, made only while they are visible.
///
/// A list of a million items costs no more than its visible rows, as long as the collection finds
/// an element in constant time.
public struct RowList<Item, Owner: Routed>: View {
  private let count: Int
  private let item: (Int) -> Item
  private let row: (Item) -> Row<Owner>
  private var ids: ((Item) -> String)?
  private var focus: ((Item, inout Owner, Context<Owner>) -> Void)?
  private var action: ((Item, inout Owner, Context<Owner>) -> Void)?

  /// Makes a list with a row for each item.
  @inlinable
  public init(
    _ items: some RandomAccessCollection<Item>, row: @escaping (Item) -> Row<Owner>
  ) {
    // The closure is made where the type of the collection is known, so that the compiler can
    // specialise the access and look up no generic types at run time.
    self.init(
      count: items.count, item: { items[items.index(items.startIndex, offsetBy: $0)] }, row: row)
  }

  @usableFromInline
  init(count: Int, item: @escaping (Int) -> Item, row: @escaping (Item) -> Row<Owner>) {
    self.count = count
    self.item = item
    self.row = row
  }

  /// Sets the action of choosing an item's row.
  public consuming func onSelect(
    _ action: @escaping (Item, inout Owner, Context<Owner>) -> Void
  ) -> Self {
    self.action = action
    return self
  }

  /// Sets the identity of each row, so that the focus stays with an item when others come and go.
  public consuming func id(_ id: @escaping (Item) -> String) -> Self {
    ids = id
    return self
  }

  /// Sets the action of getting the focus, such as showing the item beside the list.
  ///
  /// It is called for the first focused row too, and when an item with another identity comes to
  /// stand in the place of the focused one; see ``id(_:)``.
  public consuming func onFocus(
    _ action: @escaping (Item, inout Owner, Context<Owner>) -> Void
  ) -> Self {
    focus = action
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
        focus: focus.map { focus in { [item] in focus(item($0), &$1, $2) } },
        draw: { [item, row] index, canvas in row(item(index)).content.draw(on: &canvas) }))
  }
}
