import TerminalCore

/// Equal cells in lines, each of which can be chosen, such as the tiles of a map.
public struct Grid<Item, Owner: Routed>: View {
  private var targets: ItemTargets<Item, Owner>
  private let cellWidth: Int
  private let text: (Item) -> String

  /// Makes a grid with a cell for each item, as many on a line as there is room for.
  ///
  /// - Parameters:
  ///   - items: The items, line by line.
  ///   - cellWidth: The least width of a cell.
  ///   - text: The text of an item's cell.
  @inlinable
  public init(
    _ items: some RandomAccessCollection<Item>, cellWidth: Int,
    text: @escaping (Item) -> String
  ) {
    self.init(targets: ItemTargets(items), cellWidth: cellWidth, text: text)
  }

  @usableFromInline
  init(targets: ItemTargets<Item, Owner>, cellWidth: Int, text: @escaping (Item) -> String) {
    self.targets = targets
    self.cellWidth = max(1, cellWidth)
    self.text = text
  }

  /// Sets the action of choosing an item.
  public consuming func onSelect(
    _ action: @escaping (Item, inout Owner, Context<Owner>) -> Void
  ) -> Self {
    targets.action = action
    return self
  }

  /// Sets the identity of each cell, so that the focus stays with an item when others come and go.
  public consuming func id(_ id: @escaping (Item) -> String) -> Self {
    targets.id = id
    return self
  }

  /// Sets the identity of each item, and how to find one by it, for lists of so many items that
  /// looking at all of them takes long.
  ///
  /// - Parameters:
  ///   - id: The identity of an item.
  ///   - index: The index of the item with an identity, from 0, or `nil` if it has gone.
  /// - Returns: The view with the identities.
  public consuming func id(
    _ id: @escaping (Item) -> String, at index: @escaping (String) -> Int?
  ) -> Self {
    (targets.id, targets.index) = (id, index)
    return self
  }

  /// Sets the action of getting the focus; see ``RowList/onFocus(_:)``.
  public consuming func onFocus(
    _ action: @escaping (Item, inout Owner, Context<Owner>) -> Void
  ) -> Self {
    targets.focus = action
    return self
  }

  public func place(in layout: inout Layout<Owner>) {
    layout.add(
      targets.run(
        across: max(1, layout.width / cellWidth), after: layout.targetCount, text: text,
        draw: { [text] item, canvas in
          canvas.drawSelection()
          canvas.write(text(item), at: 1)
        }))
  }
}
