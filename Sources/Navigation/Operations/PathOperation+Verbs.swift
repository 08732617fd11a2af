extension PathOperation {
  /// Adds entries on top. Only the last appears.
  public static func push(_ routes: [Route], cause: Cause = .push) -> Self {
    Self(cause) { draft in
      for route in routes { draft.push(route) }
    }
  }

  /// Pops back to the nearest entry with the route, or pushes it.
  public static func navigate(to route: Route, cause: Cause = .navigate) -> Self {
    Self(cause) { draft in
      if let index = draft.lastIndex(of: route) {
        draft.keep(first: index + 1)
      } else {
        draft.push(route)
      }
    }
  }

  /// Takes the top entries away, but never the root.
  ///
  /// - Precondition: `count` is at least 1.
  public static func pop(count: Int = 1, cause: Cause = .pop) -> Self {
    precondition(count >= 1, "pop(count: \(count)) takes nothing away; ask for 1 or more")
    return Self(cause) { draft in
      draft.unchanged = .atRoot
      draft.keep(first: Swift.max(1, draft.count - Swift.min(count, draft.count)))
    }
  }

  /// Takes away all above the nearest entry with the route.
  public static func pop(
    to route: Route, orElse fallback: PopFallback = .unchanged, cause: Cause = .popTo
  ) -> Self {
    Self(cause) { draft in
      if let index = draft.lastIndex(of: route) {
        draft.keep(first: index + 1)
        return
      }
      switch fallback {
      case .unchanged: draft.unchanged = .absent
      case .popToRoot:
        draft.unchanged = .atRoot
        draft.keep(first: 1)
      case .replaceTop: draft[draft.count - 1] = DraftEntry(route)
      case .push: draft.push(route)
      }
    }
  }

  /// Takes away all above an entry.
  public static func pop(to id: EntryID, cause: Cause = .popTo) -> Self {
    Self(cause) { draft in
      guard let index = draft.index(of: id) else {
        draft.unchanged = .absent
        return
      }
      draft.keep(first: index + 1)
    }
  }

  /// Takes away all but the root.
  public static func popToRoot(cause: Cause = .popTo) -> Self {
    Self(cause) { draft in
      draft.unchanged = .atRoot
      draft.keep(first: 1)
    }
  }

  /// Swaps the top, or a lone root, for a new entry.
  public static func replaceTop(_ route: Route, cause: Cause = .replace) -> Self {
    Self(cause) { draft in
      draft[draft.count - 1] = DraftEntry(route)
    }
  }

  /// Takes one entry out, wherever it stands; the root stays.
  public static func remove(_ id: EntryID, cause: Cause = .remove) -> Self {
    Self(cause, removing: id) { draft in
      guard let index = draft.index(of: id) else {
        draft.unchanged = .absent
        return
      }
      draft.unchanged = .atRoot
      if index > 0 { draft.remove(at: index) }
    }
  }
}
