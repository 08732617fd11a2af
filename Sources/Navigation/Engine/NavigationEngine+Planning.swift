extension NavigationEngine {
  /// The intent guard: a screen that is not active may remove itself, but not move the person. Going
  /// back is what the person does, whichever screen is active.
  func mayMove(_ request: Request) -> Bool {
    guard case .entry(let id) = request.requester, !request.isGoingBack else { return true }
    return active == id || request.removedEntry == id
  }

  /// What a request does to the paths as they are now.
  func plan(_ request: Request) -> PathChange {
    let target = stack(meantBy: request)
    var change = PathChange(stack: target, edit: resolve(request, on: target), shown: stack)
    if request.showsPath { change.shown = target }
    guard stacks.count > 1 else { return change }
    if let owner = request.returned?.slot.owner, let other = stack(of: owner), other !== target {
      change.second = (other, other.edit(popping: owner, after: lastEntry))
      change.shown = other
    } else if target === stack, let asker = change.asker(in: slots, for: request.cause) {
      change.shown = stack(of: asker) ?? stack
    }
    return change
  }

  /// The path that a request means: the one that it names, that of the screen which was asked for a
  /// value, that of its requester, or the one on show.
  private func stack(meantBy request: Request) -> EntryStack {
    guard stacks.count > 1 else { return stack }
    if let path = request.path { return stacks.first { $0.path == path } ?? stack }
    if let slot = request.returned?.slot ?? request.cancelled, let asked = slots.asked(by: slot) {
      return stack(of: asked) ?? stack
    }
    if case .entry(let id) = request.requester, !request.isGoingBack {
      return stack(of: id) ?? stack
    }
    return stack
  }

  /// The part of a path that a request means, by who requests it.
  func scope(of request: Request, on stack: EntryStack) -> EditScope {
    var scope = EditScope()
    scope.isShown = stack === self.stack
    if let slot = request.returned?.slot ?? request.cancelled, let asked = slots.asked(by: slot),
      let index = stack.index(of: asked)
    {
      let isWhole =
        request.cancelled != nil || stack.entries[index].presentation != nil
        || stacks.count > 1 && stack.index(of: slot.owner) == nil
      if isWhole { scope.flow = index }
    }
    guard case .entry(let id) = request.requester, stack.top != id || !stack.flows.isEmpty,
      let index = stack.index(of: id)
    else { return scope }
    scope.root = stack.root(of: index)
    // Going back takes the top, whichever screen is active.
    if stack.top != id, active == id, !request.isGoingBack { scope.level = index + 1 }
    return scope
  }
}

extension EntryStack {
  /// The edit that removes everything above an entry.
  fileprivate func edit(popping owner: EntryID, after last: UInt64) -> PathEdit {
    let kept = index(of: owner).map { $0 + 1 } ?? entries.count
    return PathEdit(keeping: kept, of: entries, numberedAfter: last)
  }
}

extension PathChange {
  /// Who asked for the flow, or the screen in another path, that is left by going back from it: of
  /// several the lowest one.
  func asker(in slots: SlotTable, for cause: Cause) -> EntryID? {
    guard !slots.isEmpty, [.return, .cancel, .back, .swipe, .pop].contains(cause) else {
      return nil
    }
    for entry in stack.entries.suffix(edit.removed.count) {
      guard edit.removed.contains(entry.id), let owner = slots.owner(asking: entry.id) else {
        continue
      }
      if entry.presentation != nil || stack.index(of: owner) == nil { return owner }
    }
    return nil
  }
}
