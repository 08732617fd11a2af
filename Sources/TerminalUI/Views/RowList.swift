/// A row for each item of a collection, made only for those in sight.
///
/// The rows of a million items cost what the visible ones do, so the collection should find an
/// element in constant time.
public struct RowList<Items: RandomAccessCollection, Owner: Routed>: View {
  // Items are looked up inside closures that are made where the collection's type is known, so that
  // the compiler can do it there without asking the type at run time what it is.
  @usableFromInline let items: Items
  @usableFromInline let row: (Int) -> Row<Owner>
  @usableFromInline var name: ((Int) -> String)?
  @usableFromInline var action: ((Int, inout Owner, Context<Owner>) -> Void)?

  /// Makes a list.
  @inlinable
  public init(_ items: Items, row: @escaping (Items.Element) -> Row<Owner>) {
    self.items = items
    self.row = { row(items[items.index(items.startIndex, offsetBy: $0)]) }
  }

  /// Says what choosing the row of an item does.
  @inlinable
  public consuming func onSelect(
    _ action: @escaping (Items.Element, inout Owner, Context<Owner>) -> Void
  ) -> Self {
    let items = items
    self.action = { action(items[items.index(items.startIndex, offsetBy: $0)], &$1, $2) }
    return self
  }

  /// Names the rows, so that the focus stays with an item when others come and go.
  @inlinable
  public consuming func named(_ name: @escaping (Items.Element) -> String) -> Self {
    let items = items
    self.name = { name(items[items.index(items.startIndex, offsetBy: $0)]) }
    return self
  }

  public func place(in layout: inout Layout<Owner>) {
    let first = layout.stopCount
    layout.add(
      Piece(
        stops: items.count,
        stop: { [row, name, action] index in
          Stop(
            id: name.map { .named($0(index)) } ?? .place(first + index),
            text: row(index).content.text,
            action: action.map { action in { action(index, &$0, $1) } })
        },
        draw: { [row] index, canvas in row(index).content.draw(on: &canvas) }))
  }
}
