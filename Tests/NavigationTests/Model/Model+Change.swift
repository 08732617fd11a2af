import Navigation

/// Section 3: one change, step by step.
extension Model {
  /// Step 1: guard and veto.
  func edit(
    _ operation: Operation, isAllowed: Bool = false,
    plan: ([Entry<String>]) -> ([Planned], String)
  ) {
    // Back and swipe are the person's.
    let isActive =
      operation.requester == .app || operation.requester == .entry(visibility.active)
      || [.back, .swipe].contains(operation.cause)
    guard isActive || isAllowed else { return refuse(operation, "stale") }
    if let refusal = refusal(of: operation) { return refuse(operation, refusal) }
    let (wanted, unchanged) = plan(path)
    if wanted == path.planned {
      if operation.returns != nil { return commit(path, operation) }
      if let kept = operation.activates { moveActivity(to: kept) }
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
    if let style = operation.presents, let first = operation.added.first {
      presentations[first] = style
    }
    let before = visibility
    visibility = visibility(after: operation, of: old)
    let news = settleSlots(goneWith: gone, of: old, operation)
    let change = Change(
      operation: operation, old: old, new: path, before: before, after: visibility, news: news)
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
    makeVisible(of: change.new)
    for news in change.news { tell(news) }
    let operation = change.operation
    note(
      .change(
        operation.cause, operation.requester, operation.trigger, removed: operation.removed,
        added: change.new.filter { !change.old.contains($0) }, presented: operation.presents,
        path: change.new.map(\.id)))
    tellWhatComes(change)
    guard change.before.entries != change.after.entries else {
      tellWhatCame(change)
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
    tellWhatCame(change)
    end(change, outcome)
  }

  func free(_ gone: [Entry<String>]) {
    for entry in gone where made.remove(entry.id) != nil { note(.event(entry.id, .removed)) }
  }

  private func end(_ change: Change, _ outcome: String) {
    note(.outcome(outcome, appeared: change.screenView))
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
