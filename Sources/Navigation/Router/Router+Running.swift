// MARK: - Beginning

extension Router {
  /// Creates and shows the top of the path. Screens beneath are created when they are revealed.
  ///
  /// Operations that were requested before run right after.
  ///
  /// - Parameters:
  ///   - routes: The initial path, root first; only the root if `nil`.
  ///   - cause: `launch`, `link` or `restore`; after `restore` the top appears as restored.
  /// - Returns: The transition to the first screen, `cancelled` if the router has ended before.
  /// - Precondition: The router was not launched before, and `routes` is not empty.
  @discardableResult
  public func launch(_ routes: [Route]? = nil, cause: Cause = .launch) -> Transition {
    precondition(!engine.isLaunched, "a router is launched once")
    guard !isEnded else { return Transition(.ended(.cancelled)) }
    if let routes { set(routes) }
    return engine.launch(cause: cause)
  }

  /// Makes the routes the initial path; an equal root keeps its identity.
  private func set(_ routes: [Route]) {
    precondition(!routes.isEmpty, "launch needs a root")
    let entries = routes.enumerated().map { index, route in
      let isSameRoot = index == 0 && route == path.root.route
      return isSameRoot ? path.root : Entry(id: engine.makeEntryID(), route: route)
    }
    if entries[0] != path.root { engine.tasks.leave(.one(path.root.id)) }
    begin(at: entries)
  }

  /// Makes the entries the initial path.
  private func begin(
    at entries: [Entry<Route>], presentations: [EntryID: PresentationStyle] = [:]
  ) {
    state.shown = ShownPath(Path(entries, id: path.id))
    engine.stack = EntryStack(
      entries.map { EntryRecord(id: $0.id, presentation: presentations[$0.id]) })
  }
}

// MARK: - Saving and restoring

extension Router {
  /// The path to save: routes, identities, the states of screens, open requests.
  ///
  /// It includes restored states that were not used yet because their screens are still covered.
  public func saved() -> SavedPath<Route> {
    SavedPath(
      path: path.id,
      entries: zip(path.entries, engine.entries).map { entry, record in
        SavedEntry(
          id: entry.id, route: entry.route,
          state: state.state(of: entry.id, isCreated: record.isCreated),
          presentation: record.presentation)
      },
      active: engine.active == engine.top ? nil : engine.active,
      requests: engine.slots.open, lastEntry: engine.lastEntry,
      lastRequest: engine.slots.lastNumber)
  }

  /// Continues where an earlier run of the program ended. Only the top is created, and it appears
  /// as restored.
  ///
  /// Requests are open again; one whose owner or asked entry was lost is cancelled as
  /// `restoreFailed`. If the saved path has no root or another identity, the router's own root is
  /// used. Tasks that were started for a root that is replaced are cancelled.
  ///
  /// - Precondition: The router was not launched before, and no result was requested.
  @discardableResult
  public func launch(restoring saved: SavedPath<Route>) -> Transition {
    precondition(!engine.isLaunched, "a router is launched once")
    guard !isEnded else { return Transition(.ended(.cancelled)) }
    precondition(engine.slots.lastNumber == 0, "a value is asked for before restoring")
    engine.tasks.leave(.one(path.root.id))
    engine.count(onFrom: saved.lastEntry, saved.entries.map(\.id.number).max() ?? 0)
    if saved.path == path.id, !saved.entries.isEmpty {
      var presentations: [EntryID: PresentationStyle] = [:]
      for entry in saved.entries { presentations[entry.id] = entry.presentation }
      begin(
        at: saved.entries.map { Entry(id: $0.id, route: $0.route) }, presentations: presentations)
      if let active = saved.active { engine.stack.active = active }
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

  /// Ends the program without asking, as when the terminal hangs up.
  ///
  /// A router whose host is gone can be ended too.
  @discardableResult
  public func end() -> Transition {
    let request = Request(.end, cause: .quit)
    guard engine.isAbandoned, !isEnded else { return engine.submit(request) }
    engine.abandon()
    request.transition.end(.completed)
    return request.transition
  }
}
