/// Items stacked vertically, within a number of columns.
struct Lines {
  /// The number of columns.
  let width: Int

  /// The items, from top to bottom.
  private(set) var items: [LayoutItem] = []

  /// The number of lines.
  private(set) var count = 0

  /// The number of items that take more lines than they need.
  private var growingCount = 0

  /// How the items grow: as the one that takes most.
  private(set) var growth = Growth.none

  init(width: Int) { self.width = width }

  /// Adds an item at the end.
  mutating func append(_ item: LayoutItem) {
    items.append(item)
    count += item.lines
    if item.growth > .none { growingCount += 1 }
    growth = max(growth, item.growth)
  }

  /// Adds items at the start.
  mutating func prepend(_ others: [LayoutItem]) {
    items = others + items
    count += others.reduce(0) { $0 + $1.lines }
  }

  /// Distributes the remaining height among the items that take it, and determines where each
  /// item starts.
  ///
  /// - Parameter height: The number of rows; `nil` inside a region, where there is no remaining
  ///   height.
  mutating func resolve(height: Int?) {
    var left = max(0, (height ?? 0) - count)
    var takers = growingCount
    var line = 0
    for index in items.indices {
      items[index].start = line
      if items[index].growth > .none {
        let share = left / takers
        items[index].lines += share
        left -= share
        takers -= 1
      }
      items[index].resolve()
      line += items[index].lines
    }
    count = line
  }

  /// The index of the first item that extends below a line.
  func firstItem(below line: Int) -> Int {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].span.upperBound <= line { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
