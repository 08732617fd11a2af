/// A view of many items, each of which can be chosen: a ``RowList``, a ``Grid``, a ``Table``, or a
/// ``TileMap``. For one of your own, keep ``ItemTargets`` of the items, and place them with
/// ``Layout/add(_:across:height:text:draw:)``.
public protocol ItemView<Item, Owner>: View {
  /// The type of the items.
  associatedtype Item

  /// The items, with their texts and their actions.
  var targets: ItemTargets<Item, Owner> { get set }
}

// Compiled where the types are known, because a body uses these whenever it is evaluated.
extension ItemView {
  /// Sets the action of choosing an item, which replaces any earlier one.
  @inlinable
  public consuming func onSelect(
    _ action: @escaping (Item, inout Owner, Context<Owner>) -> Void
  ) -> Self {
    targets.action = action
    return self
  }

  /// Sets the action of choosing an item that can be chosen. Other items only get the focus, and
  /// the hints don't mention Enter there.
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

  /// Names Enter's action in the hints and in the list of keys by the item that has the focus, for
  /// lists whose items don't all do the same.
  ///
  /// - Parameter name: Returns the name; `nil` for ``Screen/actionName``.
  /// - Returns: The view with the names.
  @inlinable
  public consuming func actionName(_ name: @escaping (Item) -> String?) -> Self {
    targets.actionName = name
    return self
  }

  /// Gives the items no digits, whatever their number, so that the digits belong to the rows around
  /// them.
  @inlinable
  public consuming func unnumbered() -> Self {
    targets.areNumbered = false
    return self
  }

  /// Sets the number of each item, in ascending order from 1, for a list that leaves some items
  /// out: the others keep their digits. An item whose number is less than 1 has none; if a number
  /// is greater than 9, no item has one. `nil` counts the items.
  @inlinable
  public consuming func numbered(_ number: ((Item) -> Int)?) -> Self {
    targets.number = number
    return self
  }

  /// Gives the items keys in place of digits, in their order, such as letters for choices that are
  /// themselves numbers. Items beyond the last key have none; without any key, all have digits.
  ///
  /// The keys must have no other meaning on the screen: use letters that the library doesn't use.
  @inlinable
  public consuming func keys(_ keys: some Sequence<Character>) -> Self {
    targets.keys = Array(keys)
    return self
  }

  /// Lets digits and the items' keys only move the focus, while Enter and clicks still choose:
  /// where choosing any item means to go on, its digit was meant for the item.
  @inlinable
  public consuming func digitsOnlyFocus(_ onlyFocus: Bool = true) -> Self {
    targets.digitsOnlyFocus = onlyFocus
    return self
  }

  /// Sets the identity of each item, with which the focus stays on it when items come and go or
  /// change their order.
  @inlinable
  public consuming func id(_ id: @escaping (Item) -> String) -> Self {
    targets.id = id
    return self
  }

  /// Sets the identity of each item and how to find an item by it, for lists that are slow to
  /// search.
  ///
  /// - Parameters:
  ///   - id: Returns the identity of an item.
  ///   - index: Returns the index of the item with an identity, from 0; `nil` if it was removed.
  /// - Returns: The view with the identities.
  @inlinable
  public consuming func id(
    _ id: @escaping (Item) -> String, at index: @escaping (String) -> Int?
  ) -> Self {
    (targets.id, targets.index) = (id, index)
    return self
  }

  /// Sets the action of an item getting the focus, such as showing the item beside the list.
  ///
  /// It is also called for the item that is focused first, and when an item with another identity
  /// takes the place of the focused one; see ``id(_:)``.
  @inlinable
  public consuming func onFocus(
    _ action: @escaping (Item, inout Owner, Context<Owner>) -> Void
  ) -> Self {
    targets.focus = action
    return self
  }
}
