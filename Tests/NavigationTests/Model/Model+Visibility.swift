import Navigation

/// Which entries are visible, and which one is active.
extension Model {
  /// The visible entries, bottom first, and the active one.
  struct Visibility: Equatable {
    var entries: [EntryID]
    var active: EntryID
  }

  /// The panes of the topmost flow, or of the path outside of flows. Below the top of a sheet,
  /// everything stays visible that would be visible without the sheet.
  func visibleEntries(of path: ArraySlice<Entry<String>>) -> [EntryID] {
    guard let top = path.last else { return [] }
    let first = firstScreen(in: path)
    if first > 0, isSheet(path[first]) { return visibleEntries(of: path[..<first]) + [top.id] }
    guard !isFull(top) else { return [top.id] }
    let beside = path[first...].dropLast().reversed().prefix { !isFull($0) }
      .prefix(layout.panes - 1)
    return beside.reversed().map(\.id) + [top.id]
  }

  /// The position where the topmost flow begins; 0 outside of flows. The root can't begin a flow,
  /// because there is nothing below it.
  func firstScreen(in path: ArraySlice<Entry<String>>) -> Int {
    path.indices.last { $0 > 0 && presentations[path[$0].id] != nil } ?? 0
  }

  /// Chooses the active entry of each edited path: a new top, otherwise the entry to which the
  /// change goes back, otherwise the previous one.
  func chooseActive(_ operation: Operation, _ target: Target, asker: EntryID?) {
    if let asker, let index = pathIndex(of: asker) { actives[index] = asker }
    if let kept = operation.activates { actives[visibleIndex] = kept }
    for edit in target.edits {
      if let top = edit.new.last, !edit.old.contains(top) { actives[edit.index] = top.id }
    }
  }

  /// The visible entries and the active one: the chosen one if it may be active, otherwise the top.
  func visibilityNow() -> Visibility {
    let active = actives[visibleIndex]
    return Visibility(
      entries: visibleEntries(of: path[...]),
      active: mayBeActive(active) ? active : path[path.count - 1].id)
  }

  /// An entry may be active if it is visible and not under a sheet.
  private func mayBeActive(_ entry: EntryID) -> Bool {
    let first = firstScreen(in: path[...])
    if first > 0, isSheet(path[first]) { return entry == path.last?.id }
    return visibleEntries(of: path[...]).contains(entry)
  }

  /// Creates the screens that a path makes visible, bottom first.
  func createVisible(of path: [Entry<String>]) {
    let visible = visibleEntries(of: path[...])
    for entry in path where visible.contains(entry.id) { create(entry) }
  }

  /// Step 5: the entries about to disappear or to lose the keyboard, top first; then those about to
  /// appear, bottom first.
  func announce(_ change: Change) {
    let (before, after) = (change.before, change.after)
    for entry in before.entries.reversed() {
      if !after.entries.contains(entry) {
        hideTasks(of: entry)
        note(.event(entry, .willDisappear(change.disappears(entry))))
      } else if entry == before.active, entry != after.active {
        note(.event(entry, .deactivated))
      }
    }
    shown.formUnion(change.appearing)
    for entry in change.appearing {
      let isFirst = presentations[entry] != nil
      note(.event(entry, .willAppear(change.appears(entry, presented: isFirst))))
    }
  }

  /// Step 7: the entries that disappeared, those that were removed, those that appeared, and the
  /// one that regains the keyboard.
  func finish(_ change: Change) {
    let (before, after) = (change.before, change.after)
    for entry in change.disappearing { note(.event(entry, .didDisappear)) }
    free(change.edits.flatMap(\.removed))
    for entry in change.appearing {
      note(.event(entry, .didAppear))
      showTasks(of: entry)
      if entry != after.active { note(.event(entry, .deactivated)) }
    }
    if after.active != before.active, before.entries.contains(after.active) {
      note(.event(after.active, .activated))
    }
  }

  /// Whether an entry takes all panes.
  private func isFull(_ entry: Entry<String>) -> Bool { name(entry.route) == Page.full }

  private func isSheet(_ entry: Entry<String>) -> Bool {
    presentations[entry.id] == .sheet && layout.hasRoomForSheets
  }
}

// MARK: - Resizing the window and moving the keyboard

extension Model {
  /// Lays out for a window of another size. No screen is asked, and nothing is drawn.
  func layOut(_ layout: StackLayout) {
    let operation = Operation(.update)
    operations.append(operation)
    guard isLaunched || isEnded else {
      self.layout = layout
      return conclude(operation, "completed")
    }
    submit(operation) { model, operation in
      model.layout = layout
      let visible = model.visibleEntries(of: model.path[...])
      if visible != model.visibility.entries {
        model.show(visible)
      } else if model.swipe != nil {
        model.createBeneath()
      }
      model.conclude(operation, "completed")
    }
  }

  private func show(_ visible: [EntryID]) {
    endMotion()
    let before = visibility
    visibility.entries = visible
    if !mayBeActive(visibility.active) { visibility.active = path[path.count - 1].id }
    createVisible(of: path)
    let here = Target(edits: [], shows: visibleIndex)
    let change = Change(
      operation: Operation(.update), leaving: leaving(for: here), entering: leaving(for: here),
      before: before, after: visibility)
    note(
      .layout(
        appeared: change.appearing, disappeared: change.disappearing.reversed(),
        on: Self.names[visibleIndex]))
    announce(change)
    finish(change)
    note(.outcome("completed", appeared: change.appearing, on: Self.names[visibleIndex]))
  }

  /// The user moves to another pane, unless it is under a sheet or a question is open.
  func activate(_ entry: EntryID) {
    submit(Operation(.update)) { model, _ in
      if model.question == nil, model.mayBeActive(entry) { model.moveKeyboard(to: entry) }
    }
  }

  func moveKeyboard(to entry: EntryID) {
    guard entry != visibility.active, visibility.entries.contains(entry) else { return }
    if handlers.isEmpty { endMotion() }
    let old = visibility.active
    visibility.active = entry
    tellHost { model in
      model.endMotion()
      model.note(.event(old, .deactivated))
      model.note(.event(entry, .activated))
    }
  }

  /// Ends a running transition and a held swipe first, so that their hooks see the old state.
  private func endMotion() {
    finishDrawing("completed")
    swipe?.operation.state = "cancelled"
    swipe = nil
  }
}

// MARK: - Reasons

/// The reasons follow from the old and the new path alone.
extension Model.Change {
  func appears(_ entry: EntryID, presented: Bool) -> AppearReason {
    if entering.old.contains(where: { $0.id == entry }) { return isSwitch ? reason : .revealed }
    return !entering.oldTopStays ? .replaced : presented ? .presented : .pushed
  }

  func disappears(_ entry: EntryID) -> DisappearReason {
    if leaving.new.contains(where: { $0.id == entry }) { return isSwitch ? .switched : .covered }
    return leaving.newTopWasThere ? .popped : .replaced
  }

  var direction: Direction {
    if isSwitch { return entering.index > leaving.index ? .next : .previous }
    return entering.newTopWasThere ? .backward : entering.oldTopStays ? .forward : .replacing
  }

  /// The entries that become visible, bottom first.
  var appearing: [EntryID] { after.entries.filter { !before.entries.contains($0) } }

  /// The entries that stop being visible, top first.
  var disappearing: [EntryID] {
    before.entries.reversed().filter { !after.entries.contains($0) }
  }
}

extension Model.Edit {
  fileprivate var newTopWasThere: Bool { new.last.map(old.contains) == true }
  fileprivate var oldTopStays: Bool { old.last.map(new.contains) == true }
}
