import Navigation

/// Section 6: asking before leaving.
extension Model {
  /// An operation that waits for answers. Without a target, it quits the program.
  struct Pending {
    let operation: Operation
    let target: Target?
    /// The entries still to be asked, top first.
    var asked: [Entry<String>]

    func removes(_ entry: Entry<String>) -> Bool {
      target.map { $0.edits.contains { $0.removed.contains(entry) } } ?? true
    }

    /// The path that an edit produces if the path has changed in the meantime: without the entries
    /// that it removes, and with those that it adds or moves on top.
    func target(of edit: Edit, on path: [Entry<String>]) -> [Entry<String>] {
      let common = zip(edit.old, edit.new).prefix { $0 == $1 }.count
      let lifted = edit.new[common...].filter { !edit.old.contains($0) || path.contains($0) }
      return path.filter { !removes($0) && !lifted.contains($0) } + lifted
    }

    /// The target, applied to the current paths.
    func target(on paths: [[Entry<String>]]) -> Target? {
      guard let target else { return nil }
      let edits = target.edits.map { edit in
        let path = paths[edit.index]
        return Edit(index: edit.index, old: path, new: self.target(of: edit, on: path))
      }
      return Target(edits: edits, shows: target.shows)
    }
  }

  /// Asks the entries that a target removes, the visible path first; without a target, all entries.
  func askToLeave(for operation: Operation, to target: Target?) {
    var asked: [Entry<String>] = []
    let removed = indicesInOrder.flatMap { index in
      target.map { $0.edit(of: index)?.removed ?? [] } ?? paths[index].reversed()
    }
    for entry in removed {
      if operation.returns != nil, operation.requester == .entry(entry.id) { continue }
      let hasState = saved.contains(name(entry.route)) || unused[entry.id] != nil
      guard created.contains(entry.id) || hasState else { continue }
      // A screen can't be read during its own handler, nor created during any handler.
      let canBeAsked =
        handlers.isEmpty || created.contains(entry.id) && !handlers.contains(entry.id)
      guard canBeAsked else { return waiting.append(operation) }
      create(entry)
      switch says[name(entry.route), default: .allowed] {
      case .allowed: continue
      case .denied:
        tellHost { $0.note(.denied(entry.id)) }
        return refuse(operation, "vetoed(by: \(entry.id))")
      case .confirm: asked.append(entry)
      }
    }
    let pending = Pending(operation: operation, target: target, asked: asked)
    guard let first = asked.first else { return proceed(with: pending) }
    // What is out of sight doesn't take away the question that is read.
    if question != nil, let target, !isSeen(target) { return afterQuestion.append(operation) }
    withdrawQuestion("superseded")
    question = pending
    operation.state = "pending"
    tellHost { $0.note(.asked(first.id)) }
  }

  func answer(_ answer: LeaveAnswer) {
    guard let first = question?.asked.first, let operation = question?.operation else { return }
    submit(Operation(.update)) { model, _ in
      guard var open = model.question, open.operation === operation, open.asked.first == first
      else { return }
      open.asked.removeFirst()
      open.asked = answer == .stay ? [] : Array(open.asked.drop { model.hasNothingToLose($0) })
      model.question = open.asked.isEmpty ? nil : open
      if let next = open.asked.first { return model.note(.asked(next.id)) }
      if answer == .stay { return model.refuse(operation, "vetoed(by: \(first.id))") }
      model.proceed(with: open)
    }
  }

  /// Whether an entry that was to be asked says by now that it may be left. A screen can't be read
  /// during its own handler.
  private func hasNothingToLose(_ entry: Entry<String>) -> Bool {
    !handlers.contains(entry.id) && says[name(entry.route), default: .allowed] == .allowed
  }

  func withdrawQuestion(_ outcome: String) {
    guard let open = question, let first = open.asked.first else { return }
    question = nil
    tellHost { $0.note(.withdrawn(first.id)) }
    conclude(open.operation, outcome)
  }

  /// Whether a change affects anything on show.
  func isSeen(_ target: Target) -> Bool {
    target.shows != visibleIndex || target.edit(of: visibleIndex) != nil
  }

  /// Ends a swipe that a change affects. Withdraws a question if the change affects the top or an
  /// entry in question, or if both together would empty a path.
  func supersede(by target: Target, isSeen: Bool) {
    if isSeen || indexBeneath.flatMap(target.edit) != nil {
      swipe?.operation.state = "superseded"
      swipe = nil
    }
    guard let open = question else { return }
    let removed = target.edits.flatMap(\.removed)
    let emptiesPath =
      open.target?.edits.contains { edit in
        target.edit(of: edit.index).map { open.target(of: edit, on: $0.new).isEmpty } == true
      } == true
    let changesTop =
      target.shows != visibleIndex
      || target.edit(of: visibleIndex).map { $0.new.last != path.last } == true
    if changesTop || removed.contains(where: open.removes) || emptiesPath {
      withdrawQuestion("superseded")
    }
  }

  func say(_ leaving: Leaving, as page: String) { says[page] = leaving }
  func addSavedState(_ page: String) { saved.insert(page) }

  private func proceed(with pending: Pending) {
    let operation = pending.operation
    guard let target = pending.target(on: paths) else { return finishQuitting(operation) }
    if let refusal = refusal(of: operation) { return refuse(operation, refusal) }
    commit(target, operation)
  }
}

/// Section 5: a swipe changes nothing until it is released far enough.
extension Model {
  struct Swipe {
    let from: EntryID
    let operation: Operation
    var progress = 0.0
    var isSpringingBack = false
    var asksWhenBack = false
  }

  func grab() {
    guard isLaunched, !isEnded, !isBusy, handlers.isEmpty, drawing == nil, question == nil,
      swipe == nil, path.count > 1
    else { return }
    let top = path[path.count - 1].id
    let operation = Operation(.swipe, by: .entry(top))
    operation.trigger = .swipe
    operation.isGoingBack = true
    operation.state = "tentative"
    operations.append(operation)
    operate { createBeneath() }
    swipe = Swipe(from: top, operation: operation)
    catchUp()
  }

  /// Creates the screens that a swipe reveals: the rest of the path, or the path that asked for the
  /// top.
  func createBeneath() {
    createVisible(of: indexBeneath.map { paths[$0] } ?? path.dropLast())
  }

  /// The index of another path that a swipe reveals.
  var indexBeneath: Int? { path.last.flatMap { indexOfAsker(of: $0.id) } }

  /// NaN counts as 0.
  func drag(to progress: Double) {
    guard let swipe, !swipe.isSpringingBack else { return }
    let progress = progress.isNaN ? 0 : progress
    self.swipe?.progress = mayLeave(swipe.from) ? progress : min(progress / 3, 0.2)
  }

  func letGo(_ progress: Double, velocity: Double) {
    guard let swipe, !swipe.isSpringingBack else { return note(.letGo(.over)) }
    let velocity = velocity.isNaN ? 0 : velocity
    let isFarEnough = progress >= 0.4 && velocity >= -10
    let commits = isFarEnough || velocity > 30
    if commits, mayLeave(swipe.from) {
      self.swipe = nil
      pop(swipe)
      let operation = swipe.operation
      let isWaiting = operation.state == "queued"
      note(.letGo(operation.removed.isEmpty ? isWaiting ? .queued : .over : .committed))
    } else {
      self.swipe?.isSpringingBack = true
      self.swipe?.asksWhenBack = commits
      note(.letGo(.springsBack))
    }
  }

  func endSpringingBack() {
    guard var swipe else { return }
    self.swipe = nil
    swipe.progress = 0
    if swipe.asksWhenBack { pop(swipe) } else { swipe.operation.state = "cancelled" }
  }

  private func mayLeave(_ entry: EntryID) -> Bool {
    // A screen can't be read during its own handler.
    if handlers.contains(entry) { return false }
    return path.first { $0.id == entry }.map { says[name($0.route), default: .allowed] } == .allowed
  }

  /// Pops the swiped entry, unless another change comes first.
  private func pop(_ swipe: Swipe) {
    swipe.operation.state = "queued"
    swipe.operation.progress = swipe.progress
    submit(swipe.operation, edits: true) { model, operation in
      guard model.path.last?.id == swipe.from else {
        return model.conclude(operation, "superseded")
      }
      model.edit(operation) { ($0.prefix(max(1, $0.count - 1)).map { Planned($0) }, "atRoot") }
    }
  }
}
