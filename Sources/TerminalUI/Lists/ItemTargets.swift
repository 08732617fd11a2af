/// The items of a list, a grid, a table, or a map, with their texts and their actions.
///
/// Items are only read while they are visible or focused.
public struct ItemTargets<Item, Owner: Routed> {
  /// The number of items.
  public let count: Int

  /// The item with an index.
  let item: (Int) -> Item

  /// The identity of an item, with which the focus stays on it.
  @usableFromInline var id: ((Item) -> String)?

  /// Finds the index of the item with an identity, if that is faster than examining all items.
  @usableFromInline var index: ((String) -> Int?)?

  /// Called when an item gets the focus.
  @usableFromInline var focus: ((Item, inout Owner, Context<Owner>) -> Void)?

  /// Called when an item is chosen.
  @usableFromInline var action: ((Item, inout Owner, Context<Owner>) -> Void)?

  /// Whether choosing an item does anything; `nil` if all items can be chosen.
  @usableFromInline var canSelect: ((Item) -> Bool)?

  /// The name of an item's action in the hints; `nil` for that of the screen.
  @usableFromInline var actionName: ((Item) -> String?)?

  /// Whether digits choose the first items.
  @usableFromInline var areNumbered = true

  /// The number of an item, from 1; `nil` to count the items.
  @usableFromInline var number: ((Item) -> Int)?

  /// The keys that choose the first items, in place of digits; empty for digits.
  @usableFromInline var keys: [Character] = []

  /// Whether digits and keys only move the focus to the items.
  @usableFromInline var digitsOnlyFocus = false

  /// Creates the targets of items.
  // Compiled where the type of the collection is known, so that the access is specialized and no
  // generic types are looked up at run time.
  @inlinable
  public init(_ items: some RandomAccessCollection<Item>) {
    self.init(
      count: items.count, item: { items[items.index(items.startIndex, offsetBy: $0)] })
  }

  @usableFromInline
  init(count: Int, item: @escaping (Int) -> Item) {
    self.count = count
    self.item = item
  }
}

extension ItemTargets {
  /// The lines of the items.
  ///
  /// - Parameters:
  ///   - across: The number of items side by side on a line.
  ///   - height: The number of lines of each item.
  ///   - first: The number of targets above them on the screen or, in a column of an ``HStack``, in
  ///     the column.
  ///   - text: The text of an item, for scripts.
  ///   - draw: Draws the item with an index.
  /// - Returns: Lines in which every item is a target.
  func run(
    across: Int = 1, height: Int = 1, after first: Int, text: @escaping (Item) -> String,
    draw: @escaping (Int, inout Canvas) -> Void
  ) -> LineRun<Owner> {
    // `Optional.map` would look up the types of the closures at run time.
    let rowID = { [item, id] (index: Int) -> RowID in
      if let id { .named(id(item(index))) } else { .index(first + index) }
    }
    var run = LineRun<Owner>(
      targets: count, across: across, height: height, id: rowID,
      target: { [item, action, actionName, canSelect] index in
        let item = item(index)
        guard let action, canSelect?(item) ?? true else {
          return FocusTarget(id: rowID(index), text: text(item))
        }
        return FocusTarget(
          id: rowID(index), text: text(item), actionName: actionName?(item)
        ) { action(item, &$0, $1) }
      },
      draw: draw)
    run.shape.index = index
    run.shape.hasNames = id != nil
    run.shape.isPartlyIdle = canSelect != nil
    run.shape.isNumbered = areNumbered
    if let number {
      // The numbers of several lists are added up, and no digit is greater than 9.
      run.shape.numbers = { [item] in min(max(0, number(item($0))), 1_000_000) }
    }
    run.shape.keys = keys
    run.shape.digitsOnlyFocus = digitsOnlyFocus
    if let focus { run.actions.focus = { [item] in focus(item($0), &$1, $2) } }
    return run
  }
}

extension Layout {
  /// Adds the items of an ``ItemView``, each of which can be chosen.
  ///
  /// - Parameters:
  ///   - targets: The items, with their actions.
  ///   - across: The number of items side by side on a line.
  ///   - height: The number of lines of each item.
  ///   - text: The text of an item, for scripts.
  ///   - draw: Draws an item, or one of its lines, given by ``Canvas/line``; called only while it
  ///     is visible.
  public mutating func add<Item>(
    _ targets: ItemTargets<Item, Owner>, across: Int = 1, height: Int = 1,
    text: @escaping (Item) -> String, draw: @escaping (Item, inout Canvas) -> Void
  ) {
    add(
      targets.run(
        across: across, height: height, after: targetCount, text: text,
        draw: { [item = targets.item] index, canvas in draw(item(index), &canvas) }))
  }
}
