import Navigation

/// Section 6: asking before leaving.
extension Model {
  /// What waits for an answer. Without a target it is the wish to quit.
  struct Pending {
    let operation: Operation
    let target: Target?
    /// Those still to be asked, top first.
    var asked: [Entry<String>]

    func removes(_ entry: Entry<String>) -> Bool {
      target.map { $0.edits.contains { $0.gone.contains(entry) } } ?? true
    }

    /// What is wanted of an edit, on a path that has changed meanwhile: those that were to go are
    /// gone, and what was to be put on top is on top.
    func target(of edit: Edit, on path: [Entry<String>]) -> [Entry<String>] {
      let common = zip(edit.old, edit.new).prefix { $0 == $1 }.count
      let lifted = edit.new[common...].filter { !edit.old.contains($0) || path.contains($0) }
      return path.filter { !removes($0) && !lifted.contains($0) } + lifted
    }

    /// All that is wanted, on the paths as they are now.
    func target(on paths: [[Entry<String>]]) -> Target? {
      guard let target else { return nil }
      let edits = target.edits.map { edit in
        let path = paths[edit.place]
        return Edit(place: edit.place, old: path, new: self.target(of: edit, on: path))
      }
      return Target(edits: edits, shows: target.shows)
    }
  }

  /// Without a target all go, those of the path on show first.
  func leave(for operation: Operation, to target: Target?) {
    var asked: [Entry<String>] = []
    let going = placesInOrder.flatMap { place in
      target.map { $0.edit(of: place)?.gone ?? [] } ?? paths[place].reversed()
    }
    for entry in going {
      if operation.returns != nil, operation.requester == .entry(entry.id) { continue }
      let hasState = saved.contains(name(entry.route)) || unused[entry.id] != nil
      guard made.contains(entry.id) || hasState else { continue }
      // Neither can its state be read inside its own handler, nor may it be made inside another.
      let canBeAsked = handlers.isEmpty || made.contains(entry.id) && !handlers.contains(entry.id)
      guard canBeAsked else { return line.append(operation) }
      make(entry)
      switch says[name(entry.route), default: .allowed] {
      case .allowed: continue
      case .denied:
        tellHost { $0.note(.denied(entry.id)) }
        return refuse(operation, "vetoed(by: \(entry.id))")
      case .confirm: asked.append(entry)
      }
    }
    let pending = Pending(operation: operation, target: target, asked: asked)
    guard let first = asked.first else { return reach(pending) }
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
      model.question = nil
      if answer == .stay { return model.refuse(operation, "vetoed(by: \(first.id))") }
      open.asked.removeFirst()
      guard let next = open.asked.first else { return model.reach(open) }
      model.question = open
      model.note(.asked(next.id))
    }
  }

  func withdrawQuestion(_ outcome: String) {
    guard let open = question, let first = open.asked.first else { return }
    question = nil
    tellHost { $0.note(.withdrawn(first.id)) }
    conclude(open.operation, outcome)
  }

  /// A change ends a swipe that it affects, and a question about the top, about what it takes away,
  /// or that would leave nothing of what it leaves.
  func giveWay(to target: Target, isSeen: Bool) {
    if isSeen || placeBeneath.flatMap(target.edit) != nil {
      swipe?.operation.state = "superseded"
      swipe = nil
    }
    guard let open = question else { return }
    let gone = target.edits.flatMap(\.gone)
    let leavesNothing =
      open.target?.edits.contains { edit in
        target.edit(of: edit.place).map { open.target(of: edit, on: $0.new).isEmpty } == true
      } == true
    let changesTop =
      target.shows != onShow || target.edit(of: onShow).map { $0.new.last != path.last } == true
    if changesTop || gone.contains(where: open.removes) || leavesNothing {
      withdrawQuestion("superseded")
    }
  }

  func say(_ leaving: Leaving, as page: String) { says[page] = leaving }
  func keepSaved(_ page: String) { saved.insert(page) }

  private func reach(_ pending: Pending) {
    let operation = pending.operation
    guard let target = pending.target(on: paths) else { return finishQuitting(operation) }
    if let refusal = refusal(of: operation) { return refuse(operation, refusal) }
    commit(target, operation)
  }
}
