/// Rows for the items of a collection, created only while visible.
///
/// A list of a million items costs no more than its visible rows, as long as the collection finds
/// an element in constant time. All rows are as high as the first: give each a
/// ``Row/subtitle(_:)``, which may be empty, or none. Rows with bars, up to a hundred of them, show
/// what all of them have room for, so that bars and numbers stand below each other.
public struct RowList<Item, Owner: Routed>: ItemView {
  public var targets: ItemTargets<Item, Owner>
  private let content: (Item) -> RowText

  /// Creates a list with one row per item.
  @inlinable
  public init(
    _ items: some RandomAccessCollection<Item>, row: @escaping (Item) -> Row<Owner>
  ) {
    // Created where the type of the screen is known, so that drawing a row looks up no types.
    self.init(targets: ItemTargets(items)) { row($0).content }
  }

  @usableFromInline
  init(targets: ItemTargets<Item, Owner>, content: @escaping (Item) -> RowText) {
    self.targets = targets
    self.content = content
  }

  public func place(in layout: inout Layout<Owner>) {
    let height = targets.count > 0 ? content(targets.item(0)).height : 1
    let columns = RowText.columns(
      ofRows: targets.count, in: layout.width, layout.appearance
    ) { content(targets.item($0)) }
    layout.add(
      targets.run(
        height: height, after: layout.targetCount, text: { [content] in content($0).text },
        draw: { [content] item, canvas in
          var row = content(item)
          row.columns = columns
          row.draw(on: &canvas)
        }))
  }
}
