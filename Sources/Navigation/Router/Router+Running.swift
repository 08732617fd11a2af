// MARK: - Beginning

extension Router {
  /// Creates and shows what is visible of the path. Other screens are created when they come into
  /// sight.
  ///
  /// Operations that were requested before run right after.
  ///
  /// - Parameters:
  ///   - routes: The initial path, root first; only the root if `nil`.
  ///   - path: The path to show; the first if `nil`.
  ///   - cause: `launch`, `link` or `restore`; after `restore` the screens appear as restored.
  /// - Returns: The transition to the first screen, `cancelled` if the router has ended before.
  /// - Precondition: The router was not launched before, and `routes` is not empty.
  @discardableResult
  public func launch(
    _ routes: [Route]? = nil, on path: PathID? = nil, cause: Cause = .launch
  ) -> Transition {
    precondition(!engine.isLaunched, "a router is launched once")
    guard !isEnded else { return Transition(.ended(.cancelled)) }
    if let path { show(number(of: path)) }
    if let routes { set(routes) }
    return engine.launch(cause: cause)
  }

  /// Makes the routes the initial path; an equal root keeps its identity.
  private func set(_ routes: [Route]) {
    precondition(!routes.isEmpty, "launch needs a root")
    let root = path.root
    let entries = routes.enumerated().map { index, route in
      index == 0 && route == root.route ? root : Entry(id: engine.makeEntryID(), route: route)
    }
    if entries[0] != root { engine.tasks.leave(.one(root.id)) }
    begin(at: entries, on: state.shown.number)
  }

  /// Makes the entries the initial path.
  private func begin(
    at entries: [Entry<Route>], on number: Int, presentations: [EntryID: PresentationStyle] = [:]
  ) {
    state.shown.paths[number] = Path(entries, id: state.paths[number].id)
    engine.stacks[number].begin(
      with: entries.map { EntryRecord(id: $0.id, presentation: presentations[$0.id]) })
  }

  /// Shows a path before launch.
  private func show(_ number: Int) {
    state.shown.number = number
    engine.stack = engine.stacks[number]
  }

  /// The place of a path among the paths.
  ///
  /// - Precondition: The router has the path.
  func number(of path: PathID) -> Int {
    guard let number = state.paths.firstIndex(where: { $0.id == path }) else {
      let names = state.paths.map { "“\($0.id)”" }.joined(separator: ", ")
      preconditionFailure("a router of the paths \(names) has no path “\(path)”")
    }
    return number
  }
}

// MARK: - Saving and restoring

extension Router {
  /// The paths to save: routes, identities, the states of screens, open requests.
  ///
  /// It includes restored states that were not used yet because their screens are still covered.
  public func saved() -> SavedPath<Route> {
    let saved = zip(state.paths, engine.stacks).map { path, stack in
      SavedStack(
        path: path.id,
        entries: zip(path.entries, stack.entries).map { entry, record in
          SavedEntry(
            id: entry.id, route: entry.route,
            state: record.isCreated
              ? engine.host.state(of: entry.id) : state.shown.unusedStates[entry.id],
            presentation: record.presentation)
        },
        active: stack.active == stack.top ? nil : stack.active)
    }
    return SavedPath(
      first: saved[0], others: Array(saved.dropFirst()),
      shown: state.shown.number == 0 ? nil : path.id, requests: engine.slots.open,
      lastEntry: engine.lastEntry, lastRequest: engine.slots.lastNumber)
  }

  /// Continues where an earlier run of the program ended. Only what is visible is created, and it
  /// appears as restored.
  ///
  /// Requests are open again; one whose owner or asked entry was lost is cancelled as
  /// `restoreFailed`. A path that was not saved, or whose root is lost, begins with the router's own
  /// root. Tasks that were started for a root that is replaced are cancelled.
  ///
  /// - Precondition: The router was not launched before, and no result was requested.
  @discardableResult
  public func launch(restoring saved: SavedPath<Route>) -> Transition {
    precondition(!engine.isLaunched, "a router is launched once")
    guard !isEnded else { return Transition(.ended(.cancelled)) }
    precondition(engine.slots.lastNumber == 0, "a value is asked for before restoring")
    for path in state.paths { engine.tasks.leave(.one(path.root.id)) }
    let stacks = [saved.first] + saved.others
    engine.count(
      onFrom: saved.lastEntry, stacks.lazy.flatMap(\.entries).map(\.id.number).max() ?? 0)
    // A program that had one path may have more now; it was the first of them.
    let isOnly = saved.others.isEmpty && saved.first.path == .main
    for number in state.paths.indices {
      restore(
        number,
        from: isOnly && number == 0
          ? saved.first : stacks.first { $0.path == state.paths[number].id })
    }
    if let shown = saved.shown, let number = state.paths.firstIndex(where: { $0.id == shown }) {
      show(number)
    }
    let ids = Set(state.paths.lazy.flatMap(\.entries).map(\.id))
    let lost = engine.slots.reopen(
      saved.requests, of: saved.first.path, lastNumber: saved.lastRequest, in: ids)
    return engine.launch(cause: .restore, lost: lost)
  }

  /// Restores one path, or begins it with the router's own root.
  private func restore(_ number: Int, from saved: SavedStack<Route>?) {
    let (path, stack) = (state.paths[number], engine.stacks[number])
    guard let saved, !saved.entries.isEmpty else {
      begin(at: [Entry(id: engine.makeEntryID(), route: path.root.route)], on: number)
      return
    }
    var presentations: [EntryID: PresentationStyle] = [:]
    for entry in saved.entries {
      presentations[entry.id] = entry.presentation
      state.shown.unusedStates[entry.id] = entry.state
    }
    begin(
      at: saved.entries.map { Entry(id: $0.id, route: $0.route) }, on: number,
      presentations: presentations)
    stack.firstAppearance = .restored
    if let active = saved.active { stack.active = active }
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
