/// The place of a region's first visible line within what the region shows. With it, a reader keeps
/// the place when texts break into other lines at another width.
struct ScrollAnchor {
  /// The item that has the line.
  private let item: ViewID

  /// The lines of the item above it, and all lines of the item, when the user scrolled there.
  private let offset: Int
  private let count: Int

  /// The first visible line in the latest layout. If it is another one, the user has scrolled
  /// since.
  var top: Int

  /// Finds the item with a line; `nil` if the line is in none.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of items.
  init?(_ top: Int, in lines: Lines) {
    let index = lines.firstItem(below: top)
    guard lines.items.indices.contains(index) else { return nil }
    let item = lines.items[index]
    self.item = item.id
    self.top = top
    offset = top - item.start
    count = item.lines
  }

  /// The line in another layout that has the same part of the item; `nil` if the item is gone.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  func line(in lines: Lines) -> Int? {
    guard let item = lines.items.first(where: { $0.id == item }) else { return nil }
    return item.start + (count == item.lines ? offset : offset * item.lines / max(1, count))
  }
}
