/// One thing to be done to the path: what, and what the journal will call it.
///
/// The edit looks at the path when the operation runs, not when it was made.
public struct PathOperation<Route: RouteValue> {
  /// What the journal calls the change.
  public let cause: Cause

  /// What becomes of the path; `nil` when it stays as it is.
  @usableFromInline let edit: ((inout PathDraft<Route>) -> Void)?

  /// The entry that this operation takes out of the path, wherever it stands.
  @usableFromInline let removedEntry: EntryID?

  /// The value that goes back with it.
  @usableFromInline let returned: ReturnedValue?

  /// Makes an operation that edits the path in any way.
  @inlinable
  public init(_ cause: Cause, edit: @escaping (inout PathDraft<Route>) -> Void) {
    self.init(cause, editing: edit)
  }

  @inlinable
  init(
    _ cause: Cause, editing edit: ((inout PathDraft<Route>) -> Void)?,
    removing removedEntry: EntryID? = nil, returned: ReturnedValue? = nil
  ) {
    self.cause = cause
    self.edit = edit
    self.removedEntry = removedEntry
    self.returned = returned
  }
}

// MARK: - Adding

extension PathOperation {
  /// Adds an entry on top.
  @inlinable
  public static func push(_ route: Route, cause: Cause = .push) -> Self {
    let new = [DraftEntry(route)]
    return Self(cause) { $0.push(new) }
  }

  /// Adds entries on top. Only the last appears.
  public static func push(_ routes: [Route], cause: Cause = .push) -> Self {
    Self(cause) { $0.append(contentsOf: routes.lazy.map(DraftEntry.init)) }
  }

  /// Pops back to the nearest entry with the route, or pushes it.
  public static func navigate(to route: Route, cause: Cause = .navigate) -> Self {
    pop(to: route, orElse: .push, cause: cause)
  }

  /// Swaps the top, or a lone root, for a new entry.
  public static func replaceTop(_ route: Route, cause: Cause = .replace) -> Self {
    Self(cause) { draft in
      draft.keep(first: draft.count - 1)
      draft.push(route)
    }
  }

  /// Sets the whole path, root first; the longest common prefix keeps its entries.
  ///
  /// - Precondition: There is a root.
  public static func setPath(
    _ routes: [Route], keeping: Keeping = .commonPrefix, cause: Cause = .set
  ) -> Self {
    precondition(!routes.isEmpty, "setPath needs a root")
    return Self(cause) { draft in
      let common = draft.commonPrefix(with: routes)
      let above = keeping == .equalRoutes ? Array(draft[common...]) : []
      draft.keep(first: common)
      draft.append(contentsOf: matches(of: routes[common...], among: above))
    }
  }

  /// Each route with the lowest unused entry that shows it, or as a new one.
  private static func matches(
    of routes: ArraySlice<Route>, among entries: [DraftEntry<Route>]
  ) -> [DraftEntry<Route>] {
    var unused: [Route: [DraftEntry<Route>]] = [:]
    for entry in entries.reversed() { unused[entry.route, default: []].append(entry) }
    return routes.map { unused[$0]?.popLast() ?? DraftEntry($0) }
  }
}

/// Which entries `setPath` keeps, with their state.
public enum Keeping: Hashable, Sendable {
  /// Those of the longest common prefix.
  case commonPrefix
  /// Those of the longest common prefix, and above it each that has an equal route.
  case equalRoutes
}

// MARK: - Removing

extension PathOperation {
  /// Takes the top entries away, but never the root.
  ///
  /// - Precondition: `count` is at least 1.
  @inlinable
  public static func pop(count: Int = 1, cause: Cause = .pop) -> Self {
    precondition(count >= 1, "pop(count: \(count)) takes nothing away; ask for 1 or more")
    return Self(cause) { draft in
      draft.unchanged = .atRoot
      draft.keep(first: draft.count - min(count, draft.count - 1))
    }
  }

  /// Takes away all above the nearest entry with the route.
  public static func pop(
    to route: Route, orElse fallback: PopFallback = .unchanged, cause: Cause = .popTo
  ) -> Self {
    Self(cause) { draft in
      if let index = draft.lastIndex(of: route) { return draft.keep(first: index + 1) }
      switch fallback {
      case .unchanged: draft.unchanged = .absent
      case .popToRoot: draft.keepRoot()
      case .replaceTop:
        draft.keep(first: draft.count - 1)
        draft.push(route)
      case .push: draft.push(route)
      }
    }
  }

  /// Takes away all above an entry.
  public static func pop(
    to id: EntryID, orElse fallback: MissingEntryFallback<Route> = .unchanged,
    cause: Cause = .popTo
  ) -> Self {
    Self(cause) { draft in
      if let index = draft.index(of: id) { return draft.keep(first: index + 1) }
      switch fallback {
      case .unchanged: draft.unchanged = .absent
      case .popToRoot: draft.keepRoot()
      case .replaceTop(let route):
        draft.keep(first: draft.count - 1)
        draft.push(route)
      case .push(let route): draft.push(route)
      }
    }
  }

  /// Takes away all but the root.
  public static func popToRoot(cause: Cause = .popTo) -> Self {
    Self(cause) { $0.keepRoot() }
  }

  /// Takes one entry out, wherever it stands; the root stays.
  public static func remove(_ id: EntryID, cause: Cause = .remove) -> Self {
    let edit = { (draft: inout PathDraft<Route>) in
      guard let index = draft.index(of: id) else {
        draft.unchanged = .absent
        return
      }
      draft.unchanged = .atRoot
      if index > 0 { draft.remove(at: index) }
    }
    return Self(cause, editing: edit, removing: id)
  }
}

/// What `pop(to:)` does when no entry of the path has the route.
public enum PopFallback: Hashable, Sendable {
  /// Nothing: the outcome is `unchanged(absent)`.
  case unchanged
  case popToRoot
  /// Swaps the top for the route.
  case replaceTop
  /// Pushes the route.
  case push
}

/// What `pop(to:)` does when the path does not hold the entry.
public enum MissingEntryFallback<Route: RouteValue>: Hashable, Sendable {
  /// Nothing: the outcome is `unchanged(absent)`.
  case unchanged
  case popToRoot
  /// Swaps the top for a route.
  case replaceTop(Route)
  /// Pushes a route.
  case push(Route)
}

extension PathDraft {
  fileprivate mutating func keepRoot() {
    unchanged = .atRoot
    keep(first: 1)
  }
}

// MARK: - Returning

extension PathOperation {
  /// Returns a value to the screen that asked, popping to it from any depth.
  public static func `return`<Value>(_ value: Value, to slot: ReturnSlot<Value>) -> Self {
    let owner = slot.id.owner
    let edit = { (draft: inout PathDraft<Route>) in
      if let index = draft.index(of: owner) { draft.keep(first: index + 1) }
    }
    return Self(.return, editing: edit, returned: ReturnedValue(slot: slot.id, value: value))
  }

  /// Puts a value into the screen that asked, without popping; the slot stays open.
  public static func provide<Value>(_ value: Value, to slot: ReturnSlot<Value>) -> Self {
    Self(.return, editing: nil, returned: ReturnedValue(slot: slot.id, value: value))
  }
}
