extension Router {
  /// What is to outlive the program: routes, identities, the states of screens, open askings.
  ///
  /// A state that was restored and not used yet, since its screen is still covered, is in it again.
  public func saved() -> SavedPath<Route> {
    SavedPath(
      path: path.id,
      entries: zip(path.entries, conductor.stations).map { entry, station in
        SavedEntry(
          id: entry.id, route: entry.route,
          state: interpreter.state(of: entry.id, isCreated: station.isCreated, on: conductor.stage))
      },
      askings: conductor.slots.saved, lastEntry: conductor.lastEntry,
      lastAsking: conductor.slots.lastNumber)
  }

  /// Begins where another run of the program ended; only the top is made, and appears as restored.
  ///
  /// Askings are open again. One whose owner or asked entry was lost is cancelled as
  /// `restoreFailed`. Without a root, or with a path of another identity, it begins at its own root.
  ///
  /// - Precondition: It was not launched before, and nothing was asked of anyone: the root that was
  ///   there until now gives way, and what was started for it is cancelled.
  public func launch(restoring saved: SavedPath<Route>) {
    precondition(!conductor.isLaunched, "a router is launched once")
    guard !isEnded else { return }
    precondition(conductor.slots.lastNumber == 0, "a value is asked for before restoring")
    conductor.tasks.leave(.one(path.root.id))
    conductor.count(onFrom: saved.lastEntry, saved.entries.map(\.id.number).max() ?? 0)
    if saved.path == path.id, !saved.entries.isEmpty {
      begin(at: saved.entries.map { Entry(id: $0.id, route: $0.route) })
      for entry in saved.entries { interpreter.scene.unused[entry.id] = entry.state }
    } else {
      begin(at: [Entry(id: conductor.makeEntryID(), route: path.root.route)])
    }
    let lost = conductor.slots.reopen(
      saved.askings, lastNumber: saved.lastAsking, in: Set(path.entries.map { $0.id }))
    conductor.launch(cause: .restore, lost: lost)
  }
}
