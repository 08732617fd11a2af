/// An operation on the path: an edit, and its cause for the journal.
///
/// The edit is applied to the path as it is when the operation runs, not when it is created. It
/// runs again if a screen can't be asked before its handler has returned.
public struct PathOperation<Route: RouteValue> {
  /// The kind of change that the journal records.
  public let cause: Cause

  /// What it does to the path.
  @usableFromInline let edit: Edit

  /// The entry that this operation removes, at any depth.
  @usableFromInline let removedEntry: EntryID?

  /// The slot to which it returns a value, or whose flow it cancels.
  @usableFromInline let slotUse: SlotUse?

  /// The style in which the first new entry is presented; `nil` for an ordinary one.
  @usableFromInline let presentation: PresentationStyle?

  /// Creates an operation from any edit of the path.
  @inlinable
  public init(_ cause: Cause, edit: @escaping (inout PathDraft<Route>) -> Void) {
    self.init(cause, editing: .draft(edit))
  }

  @inlinable
  init(
    _ cause: Cause, editing edit: Edit,
    removing removedEntry: EntryID? = nil, using slotUse: SlotUse? = nil,
    presenting presentation: PresentationStyle? = nil
  ) {
    self.cause = cause
    self.edit = edit
    self.removedEntry = removedEntry
    self.slotUse = slotUse
    self.presentation = presentation
  }
}

extension PathOperation {
  /// An edit of the path.
  ///
  /// A push and a pop have cases of their own, so that in the usual case they need no draft.
  @usableFromInline
  enum Edit {
    /// Adds new entries on top of the requester.
    case push([DraftEntry<Route>])
    /// Removes entries from the top, down to the requester's root.
    case pop(count: Int)
    /// Edits a draft of the path.
    case draft((inout PathDraft<Route>) -> Void)
    /// Leaves the path as it is, and only delivers a value to the screen that asked.
    case provide
  }
}

// MARK: - Adding

extension PathOperation {
  /// Adds an entry on top, even if the top has an equal route.
  @inlinable
  public static func push(_ route: Route, cause: Cause = .push) -> Self {
    Self(cause, editing: .push([DraftEntry(route)]))
  }

  /// Adds entries on top; only the last one appears.
  public static func push(_ routes: [Route], cause: Cause = .push) -> Self {
    Self(cause, editing: .push(routes.map { DraftEntry($0) }))
  }

  /// Adds an entry on top of everything, as the first screen of a flow or sheet.
  public static func present(
    _ route: Route, as style: PresentationStyle, cause: Cause = .push
  ) -> Self {
    Self(cause, editing: .draft { $0.push(route) }, presenting: style)
  }

  /// Pops back to the nearest entry with an equal route, or pushes the route if there is none.
  public static func navigate(to route: Route, cause: Cause = .navigate) -> Self {
    pop(to: route, orElse: .push(route), cause: cause)
  }

  /// Replaces the top entry, even if it is the root, with a new entry.
  ///
  /// Replacing the first screen of a flow or sheet ends it together with its request.
  public static func replaceTop(_ route: Route, cause: Cause = .replace) -> Self {
    Self(cause) { draft in
      draft.keep(first: draft.count - 1)
      draft.push(route)
    }
  }

  /// Sets the whole path, root first, keeping the entries of the longest common prefix.
  ///
  /// - Precondition: `routes` is not empty.
  public static func setPath(
    _ routes: [Route], keeping: Keeping = .commonPrefix, cause: Cause = .set
  ) -> Self {
    ensure(
      !routes.isEmpty,
      "setPath([]) leaves no screen; give it at least a root, as in setPath([.home])"
    )
    return Self(cause) { draft in
      let common = draft.commonPrefix(with: routes)
      let above = keeping == .equalRoutes ? Array(draft[common...]) : []
      draft.keep(first: common)
      draft.append(contentsOf: matches(of: routes[common...], among: above))
    }
  }

  /// Matches each route with the lowest unused entry that has an equal route, or makes a new entry.
  private static func matches(
    of routes: ArraySlice<Route>, among entries: [DraftEntry<Route>]
  ) -> [DraftEntry<Route>] {
    var unused: [Route: [DraftEntry<Route>]] = [:]
    for entry in entries.reversed() { unused[entry.route, default: []].append(entry) }
    return routes.map { unused[$0]?.popLast() ?? DraftEntry($0) }
  }
}

/// The entries that `setPath` keeps, together with their state.
public enum Keeping: Hashable, Sendable {
  /// The entries of the longest common prefix.
  case commonPrefix
  /// The entries of the longest common prefix, and above it every entry with an equal route.
  case equalRoutes
}

// MARK: - Removing

extension PathOperation {
  /// Removes the given number of entries from the top, but never the root.
  ///
  /// Inside a flow, the flow's first screen acts as the root, except that popping a single entry
  /// there leaves the flow. A pane below the top pops the entries above itself.
  ///
  /// - Precondition: `count` is at least 1.
  @inlinable
  public static func pop(count: Int = 1, cause: Cause = .pop) -> Self {
    ensure(count >= 1, "pop(count: \(count)) removes nothing; the count must be at least 1")
    return Self(cause, editing: .pop(count: count))
  }

  /// Removes everything above the nearest entry with an equal route.
  public static func pop(
    to route: Route, orElse fallback: PopFallback<Route> = .unchanged, cause: Cause = .popTo
  ) -> Self {
    Self(cause) { draft in draft.pop(to: draft.lastIndex(of: route), orElse: fallback) }
  }

  /// Removes everything above an entry.
  public static func pop(
    to id: EntryID, orElse fallback: PopFallback<Route> = .unchanged, cause: Cause = .popTo
  ) -> Self {
    Self(cause) { draft in draft.pop(to: draft.index(of: id), orElse: fallback) }
  }

  /// Removes everything above the root.
  public static func popToRoot(cause: Cause = .popTo) -> Self {
    Self(cause) { $0.keepRoot() }
  }

  /// Removes the whole topmost flow or sheet, which an active screen is in. Does nothing if there
  /// is none.
  public static func dismiss(cause: Cause = .dismiss) -> Self {
    Self(cause) { draft in
      draft.unchanged = .atRoot
      if let flow = draft.scope.topFlow { draft.keep(first: flow) }
    }
  }

  /// Removes one entry at any depth, except the root.
  public static func remove(_ id: EntryID, cause: Cause = .remove) -> Self {
    let edit = { (draft: inout PathDraft<Route>) in
      guard let index = draft.index(of: id) else {
        draft.unchanged = .absent
        return
      }
      draft.unchanged = .atRoot
      if index > 0 { draft.remove(at: index) }
    }
    return Self(cause, editing: .draft(edit), removing: id)
  }
}

/// What `pop(to:)` does if the path doesn't contain the route or the entry.
public enum PopFallback<Route: RouteValue>: Hashable, Sendable {
  /// Does nothing: the outcome is `unchanged(absent)`.
  case unchanged
  case popToRoot
  /// Replaces the top with a route.
  case replaceTop(Route)
  /// Pushes a route.
  case push(Route)
}

extension PathDraft {
  fileprivate mutating func keepRoot() {
    unchanged = .atRoot
    keep(first: scope.root + 1)
  }

  /// Removes everything above an entry, unless there is none from the requester's root upwards.
  fileprivate mutating func pop(to index: Int?, orElse fallback: PopFallback<Route>) {
    if let index, index >= scope.root { return keep(first: index + 1) }
    switch fallback {
    case .unchanged: unchanged = .absent
    case .popToRoot: keepRoot()
    case .replaceTop(let route):
      keep(first: count - 1)
      push(route)
    case .push(let route): push(route)
    }
  }
}

// MARK: - Showing another path

extension PathOperation {
  /// Shows another path; pops a path that is already visible to its root.
  static func show() -> Self {
    Self(.switch) { draft in
      if draft.scope.isShown { draft.keep(first: 1) }
    }
  }
}

// MARK: - Returning

extension PathOperation {
  /// Returns a value to the screen that asked, popping to that screen from any depth.
  public static func `return`<Value>(_ value: Value, to slot: ReturnSlot<Value>) -> Self {
    let owner = slot.id.owner
    let edit = { (draft: inout PathDraft<Route>) in
      let level = draft.index(of: owner).map { $0 + 1 }
      // The entries below the flow stay as they were.
      if let flow = draft.scope.askedIndex { return draft.keep(first: max(level ?? 1, flow)) }
      if let level { draft.keep(first: level) }
    }
    return Self(
      .return, editing: .draft(edit), using: SlotUse(of: slot.id, returning: value))
  }

  /// Cancels a request from any depth: removes the asked screen and everything above it.
  public static func cancel<Value>(_ slot: ReturnSlot<Value>) -> Self {
    let edit = { (draft: inout PathDraft<Route>) in
      draft.unchanged = .atRoot
      if let flow = draft.scope.askedIndex, flow > 0 { draft.keep(first: flow) }
    }
    return Self(.cancel, editing: .draft(edit), using: SlotUse(of: slot.id))
  }

  /// Delivers a value to the screen that asked without popping; the slot stays open.
  public static func provide<Value>(_ value: Value, to slot: ReturnSlot<Value>) -> Self {
    Self(.return, editing: .provide, using: SlotUse(of: slot.id, returning: value))
  }
}
