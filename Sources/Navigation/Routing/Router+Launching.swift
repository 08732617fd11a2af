extension Router {
  /// Begins: makes the top of the path and shows it. Entries beneath are made when revealed.
  ///
  /// What was asked before runs right after.
  ///
  /// - Parameters:
  ///   - routes: The path to begin with, root first; the root alone when `nil`.
  ///   - cause: `launch`, `link` or `restore`; after `restore` the top appears as restored.
  /// - Precondition: It was not launched before, and there is a root.
  public func launch(_ routes: [Route]? = nil, cause: Cause = .launch) {
    precondition(!isLaunched, "a router is launched once")
    guard !isEnded else { return }
    if let routes { path = launchPath(routes) }
    isLaunched = true
    busily {
      let top = path.top
      create(top)
      let number = makeNumber()
      record(
        .change(
          JournalChange(
            cause: cause, issuer: .app, origin: cause == .link ? .link : .code, removed: [],
            added: path.entries, kept: 0, above: path.entries.ids())),
        number: number)
      tasks.visible = top.id
      emit(top.id, .willAppear(cause == .restore ? .restored : .launched))
      emit(top.id, .didAppear)
      record(.outcome(.completed, appeared: top.id), number: number)
    }
    catchUp()
  }

  /// The routes as entries; a root that is the same keeps its identity.
  private func launchPath(_ routes: [Route]) -> Path<Route> {
    precondition(!routes.isEmpty, "launch needs a root")
    let entries = routes.enumerated().map { index, route in
      let isSameRoot = index == 0 && route == path.root.route
      return isSameRoot ? path.root : Entry(id: makeEntryID(), route: route)
    }
    return Path(entries, id: path.id)
  }
}
