import Navigation

/// Section 3: one change, step by step.
extension Model {
  /// Step 1: guard and veto.
  func edit(
    _ operation: Operation, isAllowed: Bool = false,
    plan: ([Entry<String>]) -> ([Planned], String)
  ) {
    let isTop =
      operation.requester == .app || operation.requester == .entry(path[path.count - 1].id)
    guard isTop || isAllowed else { return refuse(operation, "stale") }
    if let refusal = refusal(of: operation) { return refuse(operation, refusal) }
    let (wanted, unchanged) = plan(path)
    if wanted == path.planned {
      if operation.returns != nil { return commit(path, operation) }
      return conclude(operation, "unchanged(\(unchanged))")
    }
    let target = wanted.map { planned in
      if let id = planned.id { return Entry(id: id, route: planned.page) }
      lastEntry += 1
      return Entry(id: EntryID(number: lastEntry), route: planned.page)
    }
    leave(for: operation, to: target)
  }

  /// Steps 2 and 3, and what follows unless a handler is still running.
  func commit(_ target: [Entry<String>], _ operation: Operation) {
    giveWay(to: target)
    if handlers.isEmpty { finishDrawing("superseded") }
    let old = path
    path = target
    let gone = old.reversed().filter { !path.contains($0) }.map(\.id)
    operation.state = "committed"
    operation.removed = gone
    operation.added = path.filter { !old.contains($0) }.map(\.id)
    leaveTasks(of: gone)
    if let number = operation.asks { open(number, asked: operation.added.first) }
    let news = settleSlots(goneWith: gone, of: old, operation)
    let change = Change(operation: operation, old: old, new: path, news: news)
    if handlers.isEmpty { return follow(change) }
    deferred = change
    afterHandler.append { model in
      model.deferred = nil
      model.follow(change)
    }
  }

  /// Steps 4 to 6.
  func follow(_ change: Change) {
    finishDrawing("superseded")
    guard let from = change.old.last, let to = change.new.last else { return }
    make(to)
    for news in change.news { tell(news) }
    let operation = change.operation
    note(
      .change(
        operation.cause, operation.requester, operation.trigger, removed: operation.removed,
        added: change.new.filter { !change.old.contains($0) }, path: change.new.map(\.id)))
    guard from != to else {
      free(change.gone)
      return end(change, "completed", appeared: nil)
    }
    hideTasks(of: from.id)
    note(.event(from.id, .willDisappear(change.disappears)))
    shown = to.id
    note(.event(to.id, .willAppear(change.appears)))
    drawing = change
    note(
      .drawn(from: from.id, to: to.id, change.direction, progress: operation.progress))
    if !draws { finishDrawing("completed") }
  }

  /// Steps 7 and 8.
  func finishDrawing(_ outcome: String) {
    guard let change = drawing, let from = change.old.last, let to = change.new.last
    else { return }
    drawing = nil
    note(.event(from.id, .didDisappear))
    free(change.gone)
    note(.event(to.id, .didAppear))
    showTasks(of: to.id)
    end(change, outcome, appeared: to.id)
  }

  func free(_ gone: [Entry<String>]) {
    for entry in gone where made.remove(entry.id) != nil { note(.event(entry.id, .removed)) }
  }

  private func end(_ change: Change, _ outcome: String, appeared: EntryID?) {
    note(.outcome(outcome, appeared: appeared))
    change.operation.state = outcome
  }

  func draw(_ draws: Bool) { self.draws = draws }

  /// The end of a drawing that has ended already ends no other one.
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

/// The reasons: one total function of the old and the new path.
extension Model.Change {
  private var newWasThere: Bool { new.last.map(old.contains) == true }
  private var oldStays: Bool { old.last.map(new.contains) == true }

  var appears: AppearReason { newWasThere ? .revealed : oldStays ? .pushed : .replaced }
  var disappears: DisappearReason { oldStays ? .covered : newWasThere ? .popped : .replaced }

  var direction: Direction {
    appears == .revealed ? .backward : disappears == .covered ? .forward : .replacing
  }
}
