extension NavigationEngine {
  /// The intent guard: an inactive screen may remove itself while it is in a path, but must not
  /// move the user elsewhere.
  ///
  /// Going back by a key or a swipe comes from the user, whichever screen is active and whatever
  /// was pushed while the request waited for a hook, so it is never stale.
  func mayMove(_ request: Request) -> Bool {
    guard case .entry(let id) = request.requester, !request.isGoingBack else { return true }
    return active == id || request.removedEntry == id && stack(of: id) != nil
  }

  /// The effect of a request on the current paths.
  func plan(_ request: Request) -> PathChange {
    let target = targetStack(of: request)
    let edit = resolve(request, on: target)
    var shown = stack.number
    if case .showing = request.destination { shown = target.number }
    var second: PathEdit?
    if stacks.count > 1 {
      if request.isReturning, let owner = request.slotUse?.slot.owner, let other = stack(of: owner),
        other !== target
      {
        second = other.edit(popping: owner, after: lastEntry)
        shown = other.number
      } else if target === stack, let asker = asker(leftBy: edit, request) {
        shown = stack(of: asker)?.number ?? shown
      }
    }
    return PathChange(
      edit: edit, second: second, shown: shown,
      cause: cause(of: request, edit, showing: shown))
  }

  /// The cause of a change. A push from a pane below the top replaces the panes above it; showing
  /// the path that is already visible pops it to its root.
  private func cause(of request: Request, _ edit: PathEdit, showing shown: Int) -> Cause {
    switch request.cause {
    case .push where !edit.removed.isEmpty: .replace
    case .switch where shown == stack.number: .popTo
    default: request.cause
    }
  }

  /// The path that a request edits: the one that it names, the one with the screen that was asked
  /// for a value, its requester's path, or the visible path.
  func targetStack(of request: Request) -> EntryStack {
    guard stacks.count > 1 else { return stack }
    if let path = request.destination.path { return stacks.first { $0.path == path } ?? stack }
    if let use = request.slotUse, let asked = slots.asked(by: use.slot) {
      return stack(of: asked) ?? stack
    }
    if case .entry(let id) = request.requester, !request.isGoingBack {
      return stack(of: id) ?? stack
    }
    return stack
  }

  /// The part of a path that a request may edit, depending on its requester.
  func scope(of request: Request, on stack: EntryStack) -> EditScope {
    var scope = EditScope()
    scope.isShown = stack === self.stack
    scope.topFlow = stack.flows.last
    if let use = request.slotUse, let asked = slots.asked(by: use.slot),
      let index = stack.index(of: asked)
    {
      let isWhole =
        use.value == nil || stack.entries[index].flow != nil
        || stacks.count > 1 && stack.index(of: use.slot.owner) == nil
      if isWhole { scope.askedIndex = index }
    }
    guard case .entry(let id) = request.requester, stack.top != id || !stack.flows.isEmpty,
      let index = stack.index(of: id)
    else { return scope }
    scope.root = stack.root(of: index)
    // Going back removes the top, whichever screen is active.
    if stack.top != id, active == id, !request.isGoingBack { scope.requesterCount = index + 1 }
    return scope
  }
}

extension EntryStack {
  /// The edit that removes everything above an entry.
  fileprivate func edit(popping owner: EntryID, after last: UInt64) -> PathEdit {
    let kept = index(of: owner).map { $0 + 1 } ?? entries.count
    return PathEdit(of: self, keeping: kept, numberedAfter: last)
  }
}

// MARK: - Going back to the requester

extension NavigationEngine {
  /// The entry to which going back leads: the one that presented the flow that this edit leaves, or
  /// that asked for its screen from another path. The lowest one if there are several.
  func asker(leftBy edit: PathEdit, _ request: Request) -> EntryID? {
    let stack = stacks[edit.path]
    guard !slots.isEmpty || !stack.flows.isEmpty, goesBack(edit, request) else { return nil }
    for entry in edit.removed.reversed() {
      let asker = presenter(of: entry, in: stack) ?? otherAsker(of: entry, in: stack, request)
      if let asker, !edit.removed.contains(asker) { return asker }
    }
    return nil
  }

  /// Whether an edit leads back to who asked for what it removes.
  private func goesBack(_ edit: PathEdit, _ request: Request) -> Bool {
    switch request.cause {
    case .return, .cancel, .dismiss, .back, .swipe, .pop: true
    // Removing the top is a pop.
    case .remove: edit.removesTop
    default: false
    }
  }

  /// The entry that presented the flow that an entry begins, if it is still in the path.
  private func presenter(of entry: EntryID, in stack: EntryStack) -> EntryID? {
    guard let index = stack.index(of: entry), let presenter = stack.entries[index].flow?.presenter,
      stack.index(of: presenter) != nil
    else { return nil }
    return presenter
  }

  /// The entry of another path that asked for an entry.
  private func otherAsker(
    of entry: EntryID, in stack: EntryStack, _ request: Request
  ) -> EntryID? {
    guard let slot = slots.slot(asking: entry), stack.index(of: slot.owner) == nil else {
      return nil
    }
    // Returning a value to another screen doesn't lead back, and neither does ending another flow.
    let named = request.slotUse?.slot
    return named == nil || named == slot ? slot.owner : nil
  }
}
