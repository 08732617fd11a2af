/// What can be asked to change the path: the router, a navigator, a screen's context.
public protocol Navigating<Route> {
  associatedtype Route: RouteValue

  /// Asks for an edit of the path, in the name of whoever this is.
  @discardableResult
  func perform(_ operation: PathOperation<Route>) -> Transition
}

extension Navigating {
  /// Adds an entry on top, also when the top has an equal route.
  @inlinable
  @discardableResult
  public func push(_ route: Route) -> Transition { perform(.push(route)) }

  /// Adds entries on top as one change, of which only the last appears.
  @inlinable
  @discardableResult
  public func push(_ routes: [Route]) -> Transition { perform(.push(routes)) }

  /// Pops back to the nearest entry with the route, or pushes it; unchanged when it is the top.
  @discardableResult
  public func navigate(to route: Route) -> Transition { perform(.navigate(to: route)) }

  /// Takes the top away; unchanged at the root.
  @inlinable
  @discardableResult
  public func pop() -> Transition { perform(.pop()) }

  /// Takes the top entries away, but never the root; `removed` says how many went.
  ///
  /// - Precondition: `count` is at least 1.
  @inlinable
  @discardableResult
  public func pop(count: Int) -> Transition { perform(.pop(count: count)) }

  /// Takes away all above the nearest entry with the route.
  @inlinable
  @discardableResult
  public func pop(to route: Route, orElse fallback: PopFallback = .unchanged) -> Transition {
    perform(.pop(to: route, orElse: fallback))
  }

  /// Takes away all above an entry.
  @discardableResult
  public func pop(
    to id: EntryID, orElse fallback: MissingEntryFallback<Route> = .unchanged
  ) -> Transition {
    perform(.pop(to: id, orElse: fallback))
  }

  /// Takes away all but the root.
  @inlinable
  @discardableResult
  public func popToRoot() -> Transition { perform(.popToRoot()) }

  /// Swaps the top, or a lone root, for a new entry.
  @discardableResult
  public func replaceTop(_ route: Route) -> Transition { perform(.replaceTop(route)) }

  /// Sets the whole path, root first; what both begin with keeps its entries and their state.
  ///
  /// Costs a comparison of every route in the common prefix.
  ///
  /// - Precondition: There is a root.
  @discardableResult
  public func setPath(_ routes: [Route], keeping: Keeping = .commonPrefix) -> Transition {
    perform(.setPath(routes, keeping: keeping))
  }

  /// Takes one entry out, wherever it stands; unchanged when it is the root or not in the path.
  @discardableResult
  public func remove(_ id: EntryID) -> Transition { perform(.remove(id)) }

  /// Edits the path as one change: keep, drop, move and insert entries, the root included.
  ///
  /// - Precondition: What is left is not empty, and no entry stands in it twice.
  @discardableResult
  public func update(_ edit: @escaping (inout PathDraft<Route>) -> Void) -> Transition {
    perform(PathOperation(.update, edit: edit))
  }

  /// Returns a value to the screen that asked, popping to it from any depth.
  @discardableResult
  public func `return`<Value>(_ value: Value, to slot: ReturnSlot<Value>) -> Transition {
    perform(.return(value, to: slot))
  }

  /// Puts a value into the screen that asked, without popping; the slot stays open.
  @inlinable
  @discardableResult
  public func provide<Value>(_ value: Value, to slot: ReturnSlot<Value>) -> Transition {
    perform(.provide(value, to: slot))
  }
}
