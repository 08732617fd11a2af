extension PathOperation {
  /// Adds an entry on top.
  @inlinable
  public static func push(_ route: Route, cause: Cause = .push) -> Self {
    Self(cause, .push(route))
  }

  /// Adds entries on top. Only the last appears.
  @inlinable
  public static func push(_ routes: [Route], cause: Cause = .push) -> Self {
    Self(cause) { path in PathStep(kept: path.count, routes: routes) }
  }

  /// Pops back to the nearest entry with the route, or pushes it.
  @inlinable
  public static func navigate(to route: Route, cause: Cause = .navigate) -> Self {
    Self(cause) { path in
      guard let index = path.lastIndex(of: route) else {
        return PathStep(kept: path.count, routes: [route])
      }
      return PathStep(kept: index + 1)
    }
  }

  /// Takes the top entries away, but never the root.
  ///
  /// - Precondition: `count` is at least 1.
  @inlinable
  public static func pop(count: Int = 1, cause: Cause = .pop) -> Self {
    precondition(count >= 1, "pop(count: \(count)) takes nothing away; ask for 1 or more")
    return Self(cause, .pop(count: count))
  }

  /// Takes away all above the nearest entry with the route.
  @inlinable
  public static func pop(
    to route: Route, orElse fallback: PopFallback = .unchanged, cause: Cause = .popTo
  ) -> Self {
    Self(cause) { path in
      if let index = path.lastIndex(of: route) { return PathStep(kept: index + 1) }
      return switch fallback {
      case .unchanged: PathStep(kept: path.count, unchanged: .absent)
      case .popToRoot: PathStep(kept: 1, unchanged: .atRoot)
      case .replaceTop: PathStep(kept: path.count - 1, routes: [route])
      case .push: PathStep(kept: path.count, routes: [route])
      }
    }
  }

  /// Takes away all above an entry.
  @inlinable
  public static func pop(to id: EntryID, cause: Cause = .popTo) -> Self {
    Self(cause) { path in
      guard let index = path.index(of: id) else {
        return PathStep(kept: path.count, unchanged: .absent)
      }
      return PathStep(kept: index + 1)
    }
  }

  /// Takes away all but the root.
  @inlinable
  public static func popToRoot(cause: Cause = .popTo) -> Self {
    Self(cause) { _ in PathStep(kept: 1, unchanged: .atRoot) }
  }

  /// Swaps the top, or a lone root, for a new entry.
  @inlinable
  public static func replaceTop(_ route: Route, cause: Cause = .replace) -> Self {
    Self(cause) { path in PathStep(kept: path.count - 1, routes: [route]) }
  }

  /// Takes one entry out, wherever it stands; the root stays.
  @inlinable
  public static func remove(_ id: EntryID, cause: Cause = .remove) -> Self {
    let edit = Edit.batch { draft in
      guard let index = draft.index(of: id) else {
        draft.unchanged = .absent
        return
      }
      draft.unchanged = .atRoot
      if index > 0 { draft.remove(at: index) }
    }
    return Self(cause, edit, removed: id)
  }
}
