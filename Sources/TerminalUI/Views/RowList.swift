/// A row for each item of a collection, made only for those in sight.
///
/// The rows of a million items cost what the visible ones do, so the collection should find an
/// element in constant time.
public struct RowList<Items: RandomAccessCollection, Owner: Routed>: View {
  private let items: Items
  private let row: (Items.Element) -> Row<Owner>
  private var name: ((Items.Element) -> String)?
  private var action: ((Items.Element, inout Owner, Context<Owner>) -> Void)?

  /// Makes a list.
  public init(_ items: Items, row: @escaping (Items.Element) -> Row<Owner>) {
    self.items = items
    self.row = row
  }

  /// Says what choosing the row of an item does.
  public consuming func onSelect(
    _ action: @escaping (Items.Element, inout Owner, Context<Owner>) -> Void
  ) -> Self {
    self.action = action
    return self
  }

  /// Names the rows, so that the focus stays with an item when others come and go.
  public consuming func named(_ name: @escaping (Items.Element) -> String) -> Self {
    self.name = name
    return self
  }

  public func place(in layout: inout Layout<Owner>) {
    let first = layout.stopCount
    layout.add(
      Piece(
        stops: items.count, stop: { stop($0, first: first) },
        draw: { line, canvas in row(item(line)).content.draw(on: &canvas) }))
  }

  private func item(_ index: Int) -> Items.Element {
    items[items.index(items.startIndex, offsetBy: index)]
  }

  private func stop(_ index: Int, first: Int) -> Stop<Owner> {
    let item = item(index)
    let id = name.map { RowID.named($0(item)) } ?? .place(first + index)
    return row(item).stop(id: id, action: action.map { action in { action(item, &$0, $1) } })
  }
}
