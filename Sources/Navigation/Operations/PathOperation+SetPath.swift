extension PathOperation {
  /// Sets the whole path, root first; what both begin with keeps its entries.
  ///
  /// - Precondition: There is a root.
  public static func setPath(
    _ routes: [Route], keeping: Keeping = .commonPrefix, cause: Cause = .set
  ) -> Self {
    precondition(!routes.isEmpty, "setPath needs a root")
    switch keeping {
    case .commonPrefix:
      return Self(cause) { path in
        let common = zip(path.entries, routes).prefix { $0.route == $1 }.count
        return PathStep(kept: common, routes: Array(routes[common...]))
      }
    case .equalRoutes:
      return Self(cause) { (draft: inout PathDraft<Route>) in
        let common = zip(draft, routes).prefix { $0.route == $1 }.count
        let above = draft[common...].map(\.self)
        draft.keep(first: common)
        draft.append(contentsOf: matches(of: routes[common...], among: above))
      }
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
