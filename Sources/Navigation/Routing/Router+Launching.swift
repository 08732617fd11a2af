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
    precondition(!conductor.isLaunched, "a router is launched once")
    guard !isEnded else { return }
    if let routes { set(routes) }
    conductor.launch(cause: cause)
  }

  /// Takes the routes as the path to begin with; a root that is the same keeps its identity.
  private func set(_ routes: [Route]) {
    precondition(!routes.isEmpty, "launch needs a root")
    let entries = routes.enumerated().map { index, route in
      let isSameRoot = index == 0 && route == path.root.route
      return isSameRoot ? path.root : Entry(id: conductor.makeEntryID(), route: route)
    }
    if entries[0] != path.root { conductor.tasks.leave(.one(path.root.id)) }
    begin(at: entries)
  }

  /// Takes the entries as the path to begin with.
  func begin(at entries: [Entry<Route>]) {
    interpreter.scene.path = Path(entries, id: path.id)
    conductor.stations = entries.map { Station(id: $0.id) }
  }
}
