/// Rows for the items of a collection, made only while they are visible.
///
/// A list of a million items costs no more than its visible rows, as long as the collection finds
/// an element in constant time.
public struct RowList<Item, Owner: Routed>: View {
  private var targets: ItemTargets<Item, Owner>
  private let content: (Item) -> RowText

  /// Makes a list with a row for each item.
  @inlinable
  public init(
    _ items: some RandomAccessCollection<Item>, row: @escaping (Item) -> Row<Owner>
  ) {
    // Made where the type of the screen is known, so that drawing a row looks up no types.
    self.init(targets: ItemTargets(items)) { row($0).content }
  }

  @usableFromInline
  init(targets: ItemTargets<Item, Owner>, content: @escaping (Item) -> RowText) {
    self.targets = targets
    self.content = content
  }

  /// Sets the action of choosing an item's row.
  public consuming func onSelect(
    _ action: @escaping (Item, inout Owner, Context<Owner>) -> Void
  ) -> Self {
    targets.action = action
    return self
  }

  /// Sets the identity of each row, so that the focus stays with an item when others come and go.
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

  /// Sets the action of getting the focus, such as showing the item beside the list.
  ///
  /// It is called for the first focused row too, and when an item with another identity comes to
  /// stand in the place of the focused one; see ``id(_:)``.
  public consuming func onFocus(
    _ action: @escaping (Item, inout Owner, Context<Owner>) -> Void
  ) -> Self {
    targets.focus = action
    return self
  }

  public func place(in layout: inout Layout<Owner>) {
    layout.add(
      targets.run(
        after: layout.targetCount, text: { [content] in content($0).text },
        draw: { [content] item, canvas in content(item).draw(on: &canvas) }))
  }
}
