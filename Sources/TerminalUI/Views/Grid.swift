import TerminalCore

/// Equal cells in lines, each of which can be chosen, such as the tiles of a map.
public struct Grid<Item, Owner: Routed>: View {
  private let count: Int
  private let item: (Int) -> Item
  private let cellWidth: Int
  private let draw: (Item, inout Canvas) -> Void
  private let text: (Item) -> String
  private var ids: ((Item) -> String)?
  private var action: ((Item, inout Owner, Context<Owner>) -> Void)?

  /// Makes a grid with a cell for each item, as many on a line as there is room for.
  ///
  /// - Parameters:
  ///   - items: The items, line by line.
  ///   - cellWidth: The least width of a cell.
  ///   - text: The text of an item's cell.
  public init(
    _ items: some RandomAccessCollection<Item>, cellWidth: Int,
    text: @escaping (Item) -> String
  ) {
    count = items.count
    item = { items[items.index(items.startIndex, offsetBy: $0)] }
    self.cellWidth = max(1, cellWidth)
    self.text = text
    draw = { item, canvas in
      if canvas.isFocused { canvas.fill(0..<canvas.width) }
      canvas.drawMark()
      canvas.write(text(item), at: 1)
    }
  }

  /// Sets the action of choosing an item.
  public consuming func onSelect(
    _ action: @escaping (Item, inout Owner, Context<Owner>) -> Void
  ) -> Self {
    self.action = action
    return self
  }

  /// Sets the identity of each cell, so that the focus stays with an item when others come and go.
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
        targets: count, across: max(1, layout.width / cellWidth), id: id,
        target: { [item, text, action] index in
          let item = item(index)
          return FocusTarget(
            id: id(index), text: text(item),
            action: action.map { action in { action(item, &$0, $1) } })
        },
        draw: { [item, draw] index, canvas in draw(item(index), &canvas) }))
  }
}
