import Navigation

/// Several entries in sight: what is visible, and who is active.
extension Model {
  /// The visible entries, bottom first, and the active one.
  struct Visibility: Equatable {
    var entries: [EntryID]
    var active: EntryID
  }

  /// The panes of the topmost flow, or of the path where there is none. Under the topmost screen of
  /// a sheet is all that would be visible without the sheet.
  func visibleEntries(of path: ArraySlice<Entry<String>>) -> [EntryID] {
    guard let top = path.last else { return [] }
    let first = firstScreen(in: path)
    if first > 0, isSheet(path[first]) { return visibleEntries(of: path[..<first]) + [top.id] }
    guard !isFull(top) else { return [top.id] }
    let beside = path[first...].dropLast().reversed().prefix { !isFull($0) }
      .prefix(layout.panes - 1)
    return beside.reversed().map(\.id) + [top.id]
  }

  /// The place where the topmost flow begins; the root, where there is none. The root itself begins
  /// no flow: there is nothing that it could lie over.
  func firstScreen(in path: ArraySlice<Entry<String>>) -> Int {
    path.indices.last { $0 > 0 && presentations[path[$0].id] != nil } ?? 0
  }

  /// Who is to be active in each path: the top if the change put it there as a new entry; the asker
  /// whose flow was left; else who was.
  func remember(_ operation: Operation, _ target: Target, asker: EntryID?) {
    if let asker, let place = place(of: asker) { actives[place] = asker }
    if let kept = operation.activates { actives[onShow] = kept }
    for edit in target.edits {
      if let top = edit.new.last, !edit.old.contains(top) { actives[edit.place] = top.id }
    }
  }

  /// The path on show, with who is to be active there if it can be, and else the top.
  func visibilityNow() -> Visibility {
    let active = actives[onShow]
    return Visibility(
      entries: visibleEntries(of: path[...]),
      active: mayBeActive(active) ? active : path[path.count - 1].id)
  }

  /// Only what is visible has the keyboard, and nothing beneath a sheet.
  private func mayBeActive(_ entry: EntryID) -> Bool {
    let first = firstScreen(in: path[...])
    if first > 0, isSheet(path[first]) { return entry == path.last?.id }
    return visibleEntries(of: path[...]).contains(entry)
  }

  /// Creates what will be in sight, bottom first.
  func makeVisible(of path: [Entry<String>]) {
    let visible = visibleEntries(of: path[...])
    for entry in path where visible.contains(entry.id) { make(entry) }
  }

  /// Step 5: those that go or lose activity, top first; then those that come, bottom first.
  func tellWhatComes(_ change: Change) {
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

  /// Step 7: those that went, and what is removed; those that came; who is active again.
  func tellWhatCame(_ change: Change) {
    let (before, after) = (change.before, change.after)
    for entry in change.disappearing { note(.event(entry, .didDisappear)) }
    free(change.edits.flatMap(\.gone))
    for entry in change.appearing {
      note(.event(entry, .didAppear))
      showTasks(of: entry)
      if entry != after.active { note(.event(entry, .deactivated)) }
    }
    if after.active != before.active, before.entries.contains(after.active) {
      note(.event(after.active, .activated))
    }
  }

  /// Whether a route takes the window alone.
  private func isFull(_ entry: Entry<String>) -> Bool { name(entry.route) == Page.full }

  private func isSheet(_ entry: Entry<String>) -> Bool {
    presentations[entry.id] == .sheet && layout.hasRoomForSheets
  }
}

// MARK: - Resizing, and moving the focus

extension Model {
  /// A window of another size. It asks nobody, and draws nothing.
  func layOut(_ layout: StackLayout) {
    let operation = Operation(.update)
    operations.append(operation)
    guard isLaunched || isOver else {
      self.layout = layout
      return conclude(operation, "completed")
    }
    submit(operation) { model, operation in
      model.layout = layout
      let visible = model.visibleEntries(of: model.path[...])
      if visible != model.visibility.entries {
        model.show(visible)
      } else if model.swipe != nil {
        model.makeBeneath()
      }
      model.conclude(operation, "completed")
    }
  }

  private func show(_ visible: [EntryID]) {
    stopMoving()
    let before = visibility
    visibility.entries = visible
    if !mayBeActive(visibility.active) { visibility.active = path[path.count - 1].id }
    makeVisible(of: path)
    let here = Target(edits: [], shows: onShow)
    let change = Change(
      operation: Operation(.update), leaving: leaving(for: here), entering: leaving(for: here),
      before: before, after: visibility)
    note(
      .layout(
        appeared: change.appearing, disappeared: change.disappearing.reversed(),
        on: Self.names[onShow]))
    tellWhatComes(change)
    tellWhatCame(change)
    note(.outcome("completed", appeared: change.appearing, on: Self.names[onShow]))
  }

  /// The person moves to another pane: never beneath a sheet, and not while a question is open.
  func activate(_ entry: EntryID) {
    submit(Operation(.update)) { model, _ in
      if model.question == nil, model.mayBeActive(entry) { model.moveActivity(to: entry) }
    }
  }

  func moveActivity(to entry: EntryID) {
    guard entry != visibility.active, visibility.entries.contains(entry) else { return }
    if handlers.isEmpty { stopMoving() }
    let old = visibility.active
    visibility.active = entry
    tellHost { model in
      model.stopMoving()
      model.note(.event(old, .deactivated))
      model.note(.event(entry, .activated))
    }
  }

  /// What runs ends first, and what is held is let go; their hooks find all as it was.
  private func stopMoving() {
    finishDrawing("completed")
    swipe?.operation.state = "cancelled"
    swipe = nil
  }
}

// MARK: - Reasons

/// The reasons: one total function of the old and the new path, for each entry that comes or goes.
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
    if isSwitch { return entering.place > leaving.place ? .next : .previous }
    return entering.newTopWasThere ? .backward : entering.oldTopStays ? .forward : .replacing
  }

  /// The entries that come into sight, bottom first.
  var appearing: [EntryID] { after.entries.filter { !before.entries.contains($0) } }

  /// The entries that go out of sight, top first.
  var disappearing: [EntryID] {
    before.entries.reversed().filter { !after.entries.contains($0) }
  }
}

extension Model.Edit {
  fileprivate var newTopWasThere: Bool { new.last.map(old.contains) == true }
  fileprivate var oldTopStays: Bool { old.last.map(new.contains) == true }
}
