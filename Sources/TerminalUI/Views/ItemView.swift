/// A view of many items, of which each can be chosen: a ``RowList``, a ``Grid`` or a ``Table``.
public protocol ItemView<Item, Owner>: View {
  /// What the view shows many of.
  associatedtype Item

  /// What each item is called, and what choosing it does.
  var targets: ItemTargets<Item, Owner> { get set }
}

// Compiled where the types are known, since a body uses these whenever it is made.
extension ItemView {
  /// Sets the action of choosing an item.
  @inlinable
  public consuming func onSelect(
    _ action: @escaping (Item, inout Owner, Context<Owner>) -> Void
  ) -> Self {
    targets.action = action
    return self
  }

  /// Sets the action of choosing an item that can be chosen. The others only get the focus, and the
  /// hints leave Enter out there.
  ///
  /// - Parameters:
  ///   - canSelect: Whether an item can be chosen.
  ///   - action: The action of choosing one.
  /// - Returns: The view with the action.
  @inlinable
  public consuming func onSelect(
    where canSelect: @escaping (Item) -> Bool,
    _ action: @escaping (Item, inout Owner, Context<Owner>) -> Void
  ) -> Self {
    (targets.canSelect, targets.action) = (canSelect, action)
    return self
  }

  /// Sets the identity of each item, so that the focus stays with it when others come and go, or when
  /// their order changes.
  @inlinable
  public consuming func id(_ id: @escaping (Item) -> String) -> Self {
    targets.id = id
    return self
  }

  /// Sets the identity of each item, and how to find one by it, for so many items that looking at all
  /// of them takes long.
  ///
  /// - Parameters:
  ///   - id: The identity of an item.
  ///   - index: The index of the item with an identity, from 0, or `nil` if it has gone.
  /// - Returns: The view with the identities.
  @inlinable
  public consuming func id(
    _ id: @escaping (Item) -> String, at index: @escaping (String) -> Int?
  ) -> Self {
    (targets.id, targets.index) = (id, index)
    return self
  }

  /// Sets the action of getting the focus, such as showing the item beside the others.
  ///
  /// It is called for the first focused item too, and when an item with another identity comes to
  /// stand in the place of the focused one; see ``id(_:)``.
  @inlinable
  public consuming func onFocus(
    _ action: @escaping (Item, inout Owner, Context<Owner>) -> Void
  ) -> Self {
    targets.focus = action
    return self
  }
}
