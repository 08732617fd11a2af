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
    let place = place(meantBy: operation)
    let (wanted, unchanged) = plan(paths[place])
    let shows = placeShown(by: operation, on: place, wanted)
    if wanted == paths[place].planned, shows == onShow, operation.returns == nil {
      if let kept = operation.activates { moveActivity(to: kept) }
      return conclude(operation, "unchanged(\(unchanged))")
    }
    let target = wanted.map { planned in
      if let id = planned.id { return Entry(id: id, route: planned.page) }
      lastEntry += 1
      return Entry(id: EntryID(number: lastEntry), route: planned.page)
    }
    var edits = [Edit(place: place, old: paths[place], new: target)]
    edits += secondEdit(of: operation, beside: place).map { [$0] } ?? []
    leave(for: operation, to: Target(edits: edits, shows: shows))
  }

  /// Steps 2 and 3, and what follows unless a handler is still running.
  func commit(_ target: Target, _ operation: Operation) {
    let isSeen = target.shows != onShow || target.edit(of: onShow) != nil
    giveWay(to: target, isSeen: isSeen)
    if handlers.isEmpty { endDrawing(before: target, isSeen: isSeen) }
    let (places, from, before) = (placesInOrder, leaving(for: target), visibility)
    actives[onShow] = active
    let asker = askerLeft(by: operation, gone: target.edits[0].gone.reversed().map(\.id))
    let old = paths
    let gone = target.edits.flatMap(\.gone).map(\.id)
    leaveTasks(of: gone)
    for edit in target.edits { paths[edit.place] = edit.new }
    onShow = target.shows
    operation.state = "committed"
    operation.removed = gone
    operation.added = target.edits.flatMap(\.added).map(\.id)
    if let number = operation.asks { open(number, asked: operation.added.first) }
    if let style = operation.presents, let first = operation.added.first {
      presentations[first] = style
      presenters[first] = paths[target.edits[0].place].map(\.id)
        .first { operation.requester == .entry($0) }
    }
    remember(
      operation, target, asker: isSeen || place(of: asker) == target.edits[0].place ? asker : nil)
    visibility = visibilityNow()
    actives[onShow] = active
    var change = Change(
      operation: operation, edits: target.edits, leaving: from,
      entering: Edit(place: onShow, old: old[onShow], new: path), before: before,
      after: visibility)
    change.news = settleSlots(goneWith: gone, of: places.flatMap { old[$0].reversed() }, operation)
    if change.isSwitch {
      change.reason = firstReasons[onShow] ?? .switched
      firstReasons[onShow] = nil
    }
    if handlers.isEmpty { return follow(change) }
    deferred = change
    afterHandler.append { model in
      model.deferred = nil
      model.endDrawing(before: target, isSeen: isSeen)
      model.follow(change)
    }
  }

  /// A change out of sight leaves what is drawn alone, unless it takes away what is still on its
  /// way out.
  private func endDrawing(before target: Target, isSeen: Bool) {
    let gone = target.edits.flatMap(\.gone).map(\.id)
    if isSeen || drawing?.disappearing.contains(where: gone.contains) == true {
      finishDrawing("superseded")
    }
  }

  /// Steps 4 to 6.
  func follow(_ change: Change) {
    guard let from = change.leaving.old.last, let to = change.entering.new.last else { return }
    makeVisible(of: path)
    for news in change.news { tell(news) }
    let operation = change.operation
    note(change.line)
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
    note(.outcome(outcome, appeared: change.appearing, on: Self.names[change.place]))
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
