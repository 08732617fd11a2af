import Navigation

/// Section 3: one change, step by step.
extension Model {
  /// Step 1: the intent guard and the veto.
  func edit(
    _ operation: Operation, isAllowed: Bool = false,
    plan: ([Entry<String>]) -> ([Planned], String)
  ) {
    let isActive =
      operation.requester == .app || operation.requester == .entry(visibility.active)
      || operation.isGoingBack
    guard isActive || isAllowed else { return refuse(operation, "stale") }
    if let refusal = refusal(of: operation) { return refuse(operation, refusal) }
    let index = targetIndex(of: operation)
    let (planned, unchanged) = plan(paths[index])
    let shows = shownIndex(by: operation, on: index, planned)
    if planned == paths[index].planned, shows == visibleIndex, operation.returns == nil {
      if let kept = operation.activates { moveKeyboard(to: kept) }
      return conclude(operation, "unchanged(\(unchanged))")
    }
    let new = planned.map { entry in
      if let id = entry.id { return Entry(id: id, route: entry.page) }
      lastEntry += 1
      return Entry(id: EntryID(number: lastEntry), route: entry.page)
    }
    var edits = [Edit(index: index, old: paths[index], new: new)]
    edits += secondEdit(of: operation, beside: index).map { [$0] } ?? []
    askToLeave(for: operation, to: Target(edits: edits, shows: shows))
  }

  /// Steps 2 and 3. The rest follows at once, or after the running handler.
  func commit(_ target: Target, _ operation: Operation) {
    let isSeen = isSeen(target)
    supersede(by: target, isSeen: isSeen)
    if handlers.isEmpty { endDrawing(before: target, isSeen: isSeen) }
    let (order, old) = (indicesInOrder, paths)
    var change = apply(target, operation, isSeen: isSeen)
    change.results =
      settleSlots(removing: operation.removed, of: order.flatMap { old[$0].reversed() }, operation)
      + settleUnasked(operation)
    if change.isSwitch {
      change.reason = firstReasons[visibleIndex] ?? .switched
      firstReasons[visibleIndex] = nil
    }
    if handlers.isEmpty { return follow(change) }
    deferred = change
    afterHandler.append { [change] model in
      model.deferred = nil
      model.endDrawing(before: target, isSeen: isSeen)
      model.follow(change)
    }
  }

  /// Edits the paths and determines what is visible.
  private func apply(_ target: Target, _ operation: Operation, isSeen: Bool) -> Change {
    let (from, before, old) = (leaving(for: target), visibility, paths)
    let edited = target.edits[0]
    actives[visibleIndex] = active
    let asker = askerLeft(by: operation, removing: edited.removed.reversed().map(\.id))
    operation.state = "committed"
    operation.removed = target.edits.flatMap(\.removed).map(\.id)
    operation.added = target.edits.flatMap(\.added).map(\.id)
    cancelTasks(of: operation.removed)
    for edit in target.edits { paths[edit.index] = edit.new }
    visibleIndex = target.shows
    if let number = operation.asks { open(number, asked: operation.added.first) }
    beginFlow(operation, on: edited.index)
    chooseActive(
      operation, target, asker: isSeen || pathIndex(of: asker) == edited.index ? asker : nil)
    visibility = visibilityNow()
    actives[visibleIndex] = active
    return Change(
      operation: operation, edits: target.edits, leaving: from,
      entering: Edit(index: visibleIndex, old: old[visibleIndex], new: path), before: before,
      after: visibility)
  }

  private func beginFlow(_ operation: Operation, on index: Int) {
    guard let style = operation.presents, let first = operation.added.first else { return }
    presentations[first] = style
    presenters[first] = paths[index].map(\.id).first { operation.requester == .entry($0) }
  }

  /// Ends the drawing that a change supersedes. A change of hidden paths leaves it alone, unless it
  /// removes a screen that is still moving out.
  private func endDrawing(before target: Target, isSeen: Bool) {
    let removed = target.edits.flatMap(\.removed).map(\.id)
    if isSeen || drawing?.disappearing.contains(where: removed.contains) == true {
      finishDrawing("superseded")
    }
  }

  /// Steps 4 to 6.
  func follow(_ change: Change) {
    guard let from = change.leaving.old.last, let to = change.entering.new.last else { return }
    createVisible(of: path)
    for result in change.results { tell(result) }
    let operation = change.operation
    note(change.line)
    announce(change)
    guard change.before.entries != change.after.entries else {
      finish(change)
      return end(change, "completed")
    }
    drawing = change
    note(
      .drawn(from: from.id, to: to.id, change.direction, progress: operation.progress))
    if !draws { finishDrawing("completed") }
  }

  /// Steps 7 and 8.
  func finishDrawing(_ outcome: String) {
    guard let change = drawing else { return }
    drawing = nil
    finish(change)
    end(change, outcome)
  }

  func free(_ removed: [Entry<String>]) {
    for entry in removed where created.remove(entry.id) != nil { note(.event(entry.id, .removed)) }
  }

  private func end(_ change: Change, _ outcome: String) {
    note(.outcome(outcome, appeared: change.appearing, on: Self.names[change.index]))
    change.operation.state = outcome
  }

  func draw(_ draws: Bool) { self.draws = draws }

  /// Reporting the end of an earlier drawing has no effect.
  func finishLate() {}

  func finishDrawing() {
    if let drawn = drawing?.operation {
      submit(Operation(.update)) { model, _ in
        if model.drawing?.operation === drawn { model.finishDrawing("completed") }
      }
    } else if swipe?.isSpringingBack == true {
      endSpringingBack()
    }
  }
}

// MARK: - Queueing

/// Section 2: operations requested during a change wait for their turn.
extension Model {
  func submit(
    _ operation: Operation, edits: Bool = false, run: @escaping (Model, Operation) -> Void
  ) {
    operation.run = run
    if isEnded {
      conclude(operation, "cancelled")
    } else if !isLaunched || isBusy || deferred != nil || !waiting.isEmpty
      || (!edits && !handlers.isEmpty)
    {
      waiting.append(operation)
    } else {
      operate { run(self, operation) }
      catchUp()
    }
  }

  func catchUp() {
    guard isLaunched, !isBusy, handlers.isEmpty else { return }
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      operate { next.run(self, next) }
    }
  }

  func operate(_ body: () -> Void) {
    isBusy = true
    body()
    isBusy = false
  }

  func handle(as entry: EntryID, _ handler: () -> Void) {
    handlers.append(entry)
    handler()
    handlers.removeLast()
    if handlers.isEmpty, !afterHandler.isEmpty {
      let calls = afterHandler
      afterHandler = []
      operate { for call in calls { call(self) } }
    }
    catchUp()
  }

  /// Calls the host, or queues the call until the running handlers have returned.
  func tellHost(_ call: @escaping (Model) -> Void) {
    if handlers.isEmpty { call(self) } else { afterHandler.append(call) }
  }

  func refuse(_ operation: Operation, _ outcome: String) {
    let path = Self.names[targetIndex(of: operation)]
    tellHost {
      $0.note(
        .refusal(operation.cause, operation.requester, operation.trigger, outcome, on: path))
    }
    conclude(operation, outcome)
  }

  /// Ends an operation that changed nothing, and the request for a value that it would have opened.
  func conclude(_ operation: Operation, _ outcome: String) {
    operation.state = outcome
    guard let number = operation.asks else { return }
    let reason = ["stale": "stale", "cancelled": "quit"][outcome, default: "notPushed"]
    guard let result = settle(number, "cancelled(\(reason))"), !isEnded else { return }
    tellHost { $0.tell(result) }
  }
}
