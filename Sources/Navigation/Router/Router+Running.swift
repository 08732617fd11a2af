// MARK: - Beginning

extension Router {
  /// Creates and shows the visible screens of a path. Other screens are created when they become
  /// visible.
  ///
  /// Operations requested earlier run right after.
  ///
  /// - Parameters:
  ///   - routes: The initial path, root first; `nil` for only the router's root.
  ///   - path: The path to show; `nil` for the one whose root is the first of the routes, or else
  ///     for the first one.
  ///   - cause: `launch`, `link` or `restore`. With `restore`, the screens appear as restored.
  /// - Returns: The transition to the first screen; `cancelled` if the router has already ended.
  /// - Precondition: The router has not been launched, and `routes` is not empty.
  @discardableResult
  public func launch(
    _ routes: [Route]? = nil, on path: PathID? = nil, cause: Cause = .launch
  ) -> Transition {
    requireFirstLaunch()
    guard !isEnded else { return Transition(.ended(.cancelled)) }
    let first = routes?.first
    if let number = path.map(number) ?? state.paths.firstIndex(where: { $0.root.route == first }) {
      show(number)
    }
    if let routes { set(routes) }
    return engine.launch(cause: cause)
  }

  private func requireFirstLaunch() {
    ensure(
      !engine.isLaunched,
      "the path “\(state.id)” is launched twice; make a new router, or a new app, for each launch, "
        + "such as for each TestApp")
  }

  /// Replaces the initial path with the routes; an equal root keeps its identity.
  private func set(_ routes: [Route]) {
    ensure(!routes.isEmpty, "launch([]) shows no screen; give it at least a root, or nil")
    let root = path.root
    let entries = routes.enumerated().map { index, route in
      index == 0 && route == root.route ? root : Entry(id: engine.makeEntryID(), route: route)
    }
    if entries[0] != root { engine.tasks.leave(.one(root.id)) }
    begin(at: entries, on: state.storage.number)
  }

  /// Replaces the initial path with the entries.
  private func begin(
    at entries: [Entry<Route>], on number: Int, flows: [EntryID: FlowStart] = [:]
  ) {
    state.storage.paths[number] = Path(entries, id: state.paths[number].id)
    engine.stacks[number].begin(
      with: entries.map { EntryRecord(id: $0.id, flow: flows[$0.id]) })
  }

  /// Selects the visible path before launch.
  private func show(_ number: Int) {
    state.storage.number = number
    engine.stack = engine.stacks[number]
  }

  /// Stops the program if the router doesn't have a path.
  func requirePath(_ path: PathID) { _ = number(of: path) }

  /// The index of a path.
  ///
  /// - Precondition: The router has the path.
  func number(of path: PathID) -> Int {
    guard let number = state.paths.firstIndex(where: { $0.id == path }) else {
      let names = state.paths.map { "“\($0.id)”" }.joined(separator: ", ")
      fatalError("a router of the paths \(names) has no path “\(path)”")
    }
    return number
  }
}

// MARK: - Saving and restoring

extension Router {
  /// The state of the router to save: routes, identities, screen states, and open requests.
  ///
  /// Includes restored states that were never used because their screens are still covered.
  public func saved() -> SavedPath<Route> {
    let saved = zip(state.paths, engine.stacks).map { path, stack in
      SavedStack(
        path: path.id,
        entries: zip(path.entries, stack.entries).map { entry, record in
          SavedEntry(
            id: entry.id, route: entry.route,
            state: record.isCreated
              ? engine.host.state(of: entry.id) : state.storage.unusedStates[entry.id],
            presentation: record.flow?.style, presenter: record.flow?.presenter)
        },
        active: stack.active == stack.top ? nil : stack.active)
    }
    return SavedPath(
      first: saved[0], others: Array(saved.dropFirst()),
      shown: state.storage.number == 0 ? nil : path.id, requests: engine.slots.open,
      lastEntry: engine.lastEntry, lastRequest: engine.slots.lastNumber)
  }

  /// Continues where an earlier run of the program ended. Only the visible screens are created, and
  /// they appear as restored.
  ///
  /// Requests are open again, except that one whose owner or asked entry was lost is cancelled as
  /// `restoreFailed`. A path that was not saved, or whose root was lost, starts with the router's
  /// own root. The only path of an earlier version goes to the path named `main`, or to the first
  /// one if none has that name. Tasks already started for a root that is replaced are cancelled.
  ///
  /// - Precondition: The router has not been launched, and no result has been requested.
  @discardableResult
  public func launch(restoring saved: SavedPath<Route>) -> Transition {
    requireFirstLaunch()
    guard !isEnded else { return Transition(.ended(.cancelled)) }
    ensure(engine.slots.lastNumber == 0, "a value is asked for before restoring")
    for path in state.paths { engine.tasks.leave(.one(path.root.id)) }
    let stacks = [saved.first] + saved.others
    engine.continueNumbering(
      after: saved.lastEntry, stacks.lazy.flatMap(\.entries).map(\.id.number).max() ?? 0)
    // A program that had only one path may have more now; if none is called `main`, the old one is
    // the first.
    let becomesFirst =
      saved.others.isEmpty && saved.first.path == .main && !state.ids.contains(.main)
    for (number, id) in state.ids.enumerated() {
      restore(
        number, from: becomesFirst && number == 0 ? saved.first : stacks.first { $0.path == id })
    }
    let shown = saved.shown ?? saved.first.path
    if let number = state.ids.firstIndex(where: { $0 == shown }) { show(number) }
    let ids = Set(state.paths.lazy.flatMap(\.entries).map(\.id))
    let lost = engine.slots.reopen(
      saved.requests, of: saved.first.path, lastNumber: saved.lastRequest, in: ids)
    return engine.launch(cause: .restore, lost: lost)
  }

  /// Restores one path, or starts it with the router's own root.
  private func restore(_ number: Int, from saved: SavedStack<Route>?) {
    let (path, stack) = (state.paths[number], engine.stacks[number])
    guard let saved, !saved.entries.isEmpty else {
      begin(at: [Entry(id: engine.makeEntryID(), route: path.root.route)], on: number)
      return
    }
    var flows: [EntryID: FlowStart] = [:]
    for entry in saved.entries {
      flows[entry.id] = entry.presentation.map {
        FlowStart(style: $0, presenter: entry.presenter)
      }
      state.storage.unusedStates[entry.id] = entry.state
    }
    begin(
      at: saved.entries.map { Entry(id: $0.id, route: $0.route) }, on: number, flows: flows)
    stack.firstAppearance = .restored
    if let active = saved.active { stack.active = active }
  }
}

// MARK: - Ending

extension Router {
  /// Asks every entry whether it may be left, top first, then ends the program.
  @discardableResult
  public func quit(trigger: Trigger = .code) -> Transition {
    engine.submit(Request(.quit, cause: .quit, trigger: trigger))
  }

  /// Ends the program without asking, as when the terminal hangs up.
  ///
  /// Also works for a router whose host was deallocated.
  @discardableResult
  public func end() -> Transition {
    let request = Request(.end, cause: .quit)
    guard engine.isAbandoned, !isEnded else { return engine.submit(request) }
    engine.abandon()
    request.transition.end(.completed)
    return request.transition
  }
}
