import TerminalCore

/// Cells of equal size, each of which can be chosen. A text that is longer than its cell is
/// truncated.
public struct Grid<Item, Owner: Routed>: ItemView {
  public var targets: ItemTargets<Item, Owner>
  private let cellWidth: Int
  private let text: (Item) -> String

  /// Creates a grid with one cell per item, with as many on a line as fit.
  ///
  /// - Parameters:
  ///   - items: The items, line by line.
  ///   - cellWidth: The smallest width of a cell, in terminal cells.
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
    let across = layout.appearance.readsFrames ? 1 : max(1, layout.width / cellWidth)
    layout.add(
      targets.run(
        across: across, after: layout.targetCount, text: text,
        draw: { [text, item = targets.item] index, canvas in
          canvas.drawSelection()
          canvas.write(text(item(index)), truncatedTo: 1..<max(1, canvas.width))
        }))
  }
}
