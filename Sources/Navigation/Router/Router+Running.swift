// MARK: - Beginning

extension Router {
  /// Begins: makes the top of the path and shows it. Entries beneath are made when revealed.
  ///
  /// What was asked before runs right after.
  ///
  /// - Parameters:
  ///   - routes: The path to begin with, root first; the root alone when `nil`.
  ///   - cause: `launch`, `link` or `restore`; after `restore` the top appears as restored.
  /// - Returns: The transition to the first screen, `cancelled` when the router has ended before.
  /// - Precondition: It was not launched before, and there is a root.
  @discardableResult
  public func launch(_ routes: [Route]? = nil, cause: Cause = .launch) -> Transition {
    precondition(!engine.isLaunched, "a router is launched once")
    guard !isEnded else { return Transition(.ended(.cancelled)) }
    if let routes { set(routes) }
    return engine.launch(cause: cause)
  }

  /// Takes the routes as the path to begin with; a root that is the same keeps its identity.
  private func set(_ routes: [Route]) {
    precondition(!routes.isEmpty, "launch needs a root")
    let entries = routes.enumerated().map { index, route in
      let isSameRoot = index == 0 && route == path.root.route
      return isSameRoot ? path.root : Entry(id: engine.makeEntryID(), route: route)
    }
    if entries[0] != path.root { engine.tasks.leave(.one(path.root.id)) }
    begin(at: entries)
  }

  /// Takes the entries as the path to begin with.
  private func begin(at entries: [Entry<Route>]) {
    state.shown = ShownPath(Path(entries, id: path.id))
    engine.entries = entries.map { EntryRecord(id: $0.id) }
  }
}

// MARK: - Saving and restoring

extension Router {
  /// What is to outlive the program: routes, identities, the states of screens, open requests.
  ///
  /// A state that was restored and not used yet, since its screen is still covered, is in it again.
  public func saved() -> SavedPath<Route> {
    SavedPath(
      path: path.id,
      entries: zip(path.entries, engine.entries).map { entry, record in
        SavedEntry(
          id: entry.id, route: entry.route,
          state: state.state(of: entry.id, isCreated: record.isCreated))
      },
      requests: engine.slots.open, lastEntry: engine.lastEntry,
      lastRequest: engine.slots.lastNumber)
  }

  /// Begins where another run of the program ended; only the top is made, and appears as restored.
  ///
  /// Requests are open again. One whose owner or asked entry was lost is cancelled as
  /// `restoreFailed`. Without a root, or with a path of another identity, it begins at its own root.
  ///
  /// - Precondition: It was not launched before, and nothing was asked of anyone: the root that was
  ///   there until now gives way, and what was started for it is cancelled.
  @discardableResult
  public func launch(restoring saved: SavedPath<Route>) -> Transition {
    precondition(!engine.isLaunched, "a router is launched once")
    guard !isEnded else { return Transition(.ended(.cancelled)) }
    precondition(engine.slots.lastNumber == 0, "a value is asked for before restoring")
    engine.tasks.leave(.one(path.root.id))
    engine.count(onFrom: saved.lastEntry, saved.entries.map(\.id.number).max() ?? 0)
    if saved.path == path.id, !saved.entries.isEmpty {
      begin(at: saved.entries.map { Entry(id: $0.id, route: $0.route) })
      for entry in saved.entries { state.unusedStates[entry.id] = entry.state }
    } else {
      begin(at: [Entry(id: engine.makeEntryID(), route: path.root.route)])
    }
    let lost = engine.slots.reopen(
      saved.requests, lastNumber: saved.lastRequest, in: Set(path.entries.map(\.id)))
    return engine.launch(cause: .restore, lost: lost)
  }
}

// MARK: - Ending

extension Router {
  /// Asks every entry, top first, then ends the program.
  @discardableResult
  public func quit(trigger: Trigger = .code) -> Transition {
    engine.submit(Request(.quit, cause: .quit, trigger: trigger))
  }

  /// Ends the program and asks nobody, as when the terminal hangs up.
  ///
  /// Also a router whose host has gone can be ended.
  @discardableResult
  public func end() -> Transition {
    let request = Request(.end, cause: .quit)
    guard engine.isAbandoned, !isEnded else { return engine.submit(request) }
    engine.abandon()
    request.transition.end(.completed)
    return request.transition
  }
}
