import Navigation

/// Section 9: how a program ends.
extension Model {
  func quit() {
    let operation = Operation(.quit)
    operations.append(operation)
    submit(operation) { model, operation in model.askToLeave(for: operation, to: nil) }
  }

  /// Ends the program without asking.
  func end() {
    let operation = Operation(.quit)
    operations.append(operation)
    if !isLaunched, !isEnded { return endBeforeLaunch(operation) }
    submit(operation) { model, operation in model.finishQuitting(operation) }
  }

  /// Ends a program that was never launched.
  private func endBeforeLaunch(_ operation: Operation) {
    isEnded = true
    while !waiting.isEmpty { conclude(waiting.removeFirst(), "cancelled") }
    cancelTasks(of: ids)
    operation.state = "completed"
  }

  func finishQuitting(_ operation: Operation) {
    finishDrawing("completed")
    note(.saved)
    save()
    isEnded = true
    swipe?.operation.state = "cancelled"
    swipe = nil
    withdrawQuestion("cancelled")
    while !waiting.isEmpty { conclude(waiting.removeFirst(), "cancelled") }
    operation.state = "committed"
    let all = indicesInOrder.flatMap { paths[$0].reversed() }
    operation.removed = all.map(\.id)
    cancelTasks(of: operation.removed)
    for slot in slots { _ = settle(slot.number, "cancelled(quit)") }
    note(
      .change(
        .quit, .app, .code, removed: operation.removed, added: [], presented: nil, path: [],
        Line.Paths(edited: Self.names[visibleIndex])))
    for entry in visibility.entries.reversed() { note(.event(entry, .willDisappear(.quit))) }
    for entry in visibility.entries.reversed() { note(.event(entry, .didDisappear)) }
    free(all)
    note(.outcome("completed", appeared: [], on: Self.names[visibleIndex]))
    operation.state = "completed"
  }
}

// MARK: - Saving and restoring

/// Section 8: what outlives the program.
extension Model {
  struct SavedState {
    let paths: [[Entry<String>]]
    let visibleIndex: Int
    let presentations: [EntryID: PresentationStyle]
    let presenters: [EntryID: EntryID]
    let actives: [EntryID]
    let states: [EntryID: String]
    let slots: [Slot]
    let requests: [Slot]
  }

  /// Saves before any request is settled, including restored states that were never used.
  func save() {
    actives[visibleIndex] = active
    savedState = SavedState(
      paths: paths, visibleIndex: visibleIndex, presentations: presentations,
      presenters: presenters, actives: actives,
      states: states.filter { created.contains($0.key) }.merging(unused) { own, _ in own },
      slots: slots.filter { $0.asked != nil }, requests: requests)
  }

  func beginRun() {
    guard let savedState else { return }
    isEnded = false
    isLaunched = false
    begin(at: Self.ownPaths(paths.count))
    visibleIndex = 0
    unused = [:]
    requests = savedState.requests
    slots = []
    layout = StackLayout()
    visibility = Visibility(entries: [], active: path[0].id)
    shown = []
    lastSerial = 0
  }

  /// Each path ends before its first unreadable entry; requests that need a lost entry are
  /// cancelled. If the program no longer has the visible path, the first one is shown.
  func launch(losing loss: Loss) {
    guard let savedState, !isEnded else { return }
    cancelTasks(of: ids)
    let lostIndex = paths.count > 1 ? loss.lostPath.map(pathIndex) : nil
    for index in paths.indices {
      let count = index == pathIndex(loss.path) ? loss.entries : 0
      let left = index == lostIndex ? [] : savedState.paths[index].dropLast(count)
      if left.isEmpty {
        lastEntry += 1
        paths[index] = [Entry(id: EntryID(number: lastEntry), route: Self.roots[index])]
      } else {
        paths[index] = Array(left)
        firstReasons[index] = .restored
      }
    }
    visibleIndex = savedState.visibleIndex == lostIndex ? 0 : savedState.visibleIndex
    actives = savedState.actives
    presentations = savedState.presentations
    presenters = savedState.presenters
    unused = savedState.states.filter { state in ids.contains(state.key) }
    var lost: [SlotResult] = []
    for var slot in savedState.slots {
      slot.index = nil
      if ids.contains(slot.owner), slot.asked.map(ids.contains) == true {
        slots.append(slot)
      } else {
        lost.insert(SlotResult(owner: slot.owner, outcome: "cancelled(restoreFailed)"), at: 0)
      }
    }
    begin(.restore, lost: lost)
  }
}
