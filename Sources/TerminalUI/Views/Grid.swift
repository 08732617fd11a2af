import TerminalCore

/// Equal cells in lines, each of which can be chosen, such as the tiles of a map.
public struct Grid<Item, Owner: Routed>: ItemView {
  public var targets: ItemTargets<Item, Owner>
  private let cellWidth: Int
  private let text: (Item) -> String

  /// Creates a grid with a cell for each item, as many on a line as there is room for.
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
