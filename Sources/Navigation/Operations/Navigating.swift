/// A value that can change the path: the router, a navigator, or a screen's context.
public protocol Navigating<Route> {
  associatedtype Route: RouteValue

  /// Performs an operation on the path on behalf of this requester.
  @discardableResult
  func perform(_ operation: PathOperation<Route>) -> Transition
}

extension Navigating {
  /// Adds an entry on top, even if the top has an equal route.
  @inlinable
  @discardableResult
  public func push(_ route: Route) -> Transition { perform(.push(route)) }

  /// Adds entries on top as a single change; only the last one appears.
  @inlinable
  @discardableResult
  public func push(_ routes: [Route]) -> Transition { perform(.push(routes)) }

  /// Adds an entry on top of everything, as the first screen of a flow or sheet that is left as a
  /// whole. A flow that is to return a value is presented by `ask`.
  @discardableResult
  public func present(_ route: Route, as style: PresentationStyle) -> Transition {
    perform(.present(route, as: style))
  }

  /// Leaves the whole topmost flow or sheet, which an active screen is in, from any depth; does
  /// nothing if there is none. A request that it was to answer is cancelled.
  @discardableResult
  public func dismiss() -> Transition { perform(.dismiss()) }

  /// Pops back to the nearest entry with an equal route, or pushes the route if there is none; does
  /// nothing if the top has it.
  @discardableResult
  public func navigate(to route: Route) -> Transition { perform(.navigate(to: route)) }

  /// Removes the top entry; does nothing at the root.
  @inlinable
  @discardableResult
  public func pop() -> Transition { perform(.pop()) }

  /// Removes the given number of entries from the top, but never the root; the transition's
  /// `removed` lists them.
  ///
  /// - Precondition: `count` is at least 1.
  @inlinable
  @discardableResult
  public func pop(count: Int) -> Transition { perform(.pop(count: count)) }

  /// Removes everything above the nearest entry with an equal route.
  @inlinable
  @discardableResult
  public func pop(
    to route: Route, orElse fallback: PopFallback<Route> = .unchanged
  ) -> Transition {
    perform(.pop(to: route, orElse: fallback))
  }

  /// Removes everything above an entry.
  @discardableResult
  public func pop(to id: EntryID, orElse fallback: PopFallback<Route> = .unchanged) -> Transition {
    perform(.pop(to: id, orElse: fallback))
  }

  /// Removes everything above the root.
  @inlinable
  @discardableResult
  public func popToRoot() -> Transition { perform(.popToRoot()) }

  /// Replaces the top entry, even if it is the root, with a new entry.
  ///
  /// Replacing the first screen of a flow or sheet ends it together with its request.
  @discardableResult
  public func replaceTop(_ route: Route) -> Transition { perform(.replaceTop(route)) }

  /// Sets the whole path, root first, keeping the entries and state of the common prefix.
  ///
  /// Compares every route in the common prefix.
  ///
  /// - Precondition: `routes` is not empty.
  @discardableResult
  public func setPath(_ routes: [Route], keeping: Keeping = .commonPrefix) -> Transition {
    perform(.setPath(routes, keeping: keeping))
  }

  /// Removes one entry at any depth; does nothing if it is the root or not in the path.
  @discardableResult
  public func remove(_ id: EntryID) -> Transition { perform(.remove(id)) }

  /// Edits the path as a single change: keeps, drops, moves, and inserts entries, including the
  /// root.
  ///
  /// The closure runs again if a screen can't be asked before its handler has returned, so it
  /// should do nothing but edit the draft.
  ///
  /// - Precondition: The result is not empty and contains no entry twice.
  @discardableResult
  public func update(_ edit: @escaping (inout PathDraft<Route>) -> Void) -> Transition {
    perform(PathOperation(.update, edit: edit))
  }

  /// Returns a value to the screen that asked, popping to that screen from any depth.
  @discardableResult
  public func `return`<Value>(_ value: Value, to slot: ReturnSlot<Value>) -> Transition {
    perform(.return(value, to: slot))
  }

  /// Cancels a request from any depth: removes the asked screen and everything above it.
  @discardableResult
  public func cancel<Value>(_ slot: ReturnSlot<Value>) -> Transition { perform(.cancel(slot)) }

  /// Delivers a value to the screen that asked without popping; the slot stays open.
  @inlinable
  @discardableResult
  public func provide<Value>(_ value: Value, to slot: ReturnSlot<Value>) -> Transition {
    perform(.provide(value, to: slot))
  }
}

extension Router {
  /// Goes one step back, as the user does with a key: removes the top entry, whichever screen is
  /// active; does nothing at the root.
  ///
  /// It is never stale, and a screen that asks before it is left is asked.
  @inlinable
  @discardableResult
  public func back(trigger: Trigger = .code) -> Transition {
    let pop = request(.pop(cause: .back), requester: .entry(top), trigger: trigger)
    pop.isGoingBack = true
    return engine.submit(pop)
  }
}
