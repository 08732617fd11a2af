import Navigation

/// Several paths, one of which is visible.
extension Model {
  /// The edits of a change, and the index of the path that is visible afterward.
  struct Target {
    let edits: [Edit]
    let shows: Int

    func edit(of index: Int) -> Edit? { edits.first { $0.index == index } }
  }

  /// The index of the path that an operation edits: the one that it names, the one with the asked
  /// entry, its requester's, or the visible one. Going back always edits the visible path.
  func targetIndex(of operation: Operation) -> Int {
    if let path = operation.path { return path }
    if let number = operation.returns ?? operation.cancels ?? operation.provides,
      let asked = slots.first(where: { $0.number == number })?.asked
    {
      return pathIndex(of: asked) ?? visibleIndex
    }
    guard case .entry(let id) = operation.requester, !operation.isGoingBack else {
      return visibleIndex
    }
    return pathIndex(of: id) ?? visibleIndex
  }

  func pathIndex(of entry: EntryID?) -> Int? {
    indicesInOrder.first { paths[$0].contains { $0.id == entry } }
  }

  /// The index of another path that asked for an entry.
  func indexOfAsker(of entry: EntryID) -> Int? {
    guard let slot = slots.first(where: { $0.asked == entry }),
      let asker = pathIndex(of: slot.owner), asker != pathIndex(of: entry)
    else { return nil }
    return asker
  }

  /// The index of the path that is visible after an operation: the one that it shows, or the one to
  /// which it leads back.
  func shownIndex(by operation: Operation, on index: Int, _ planned: [Planned]) -> Int {
    if operation.shows { return index }
    if let number = operation.returns, let slot = slots.first(where: { $0.number == number }),
      let owner = pathIndex(of: slot.owner)
    {
      return owner == index ? visibleIndex : owner
    }
    // Going back from a screen that another path asked for leads there, if it is visible.
    guard index == visibleIndex else { return visibleIndex }
    let kept = planned.compactMap(\.id)
    let removed = paths[index].map(\.id).filter { !kept.contains($0) }
    return askerLeft(by: operation, removing: removed).flatMap(pathIndex(of:)) ?? visibleIndex
  }

  /// The edit of another path to which a value returns: a pop to the owner.
  func secondEdit(of operation: Operation, beside index: Int) -> Edit? {
    guard let slot = slots.first(where: { $0.number == operation.returns }),
      let other = pathIndex(of: slot.owner), other != index,
      let owner = paths[other].firstIndex(where: { $0.id == slot.owner })
    else { return nil }
    return Edit(index: other, old: paths[other], new: Array(paths[other][...owner]))
  }

  /// The entry to which an operation goes back: the one that presented a removed flow, or asked for
  /// a removed entry from another path; the lowest one if there are several.
  func askerLeft(by operation: Operation, removing removed: [EntryID]) -> EntryID? {
    let removesTop = paths.contains { $0.last?.id == removed.last }
    let causes: [Cause] = [.return, .cancel, .dismiss, .back, .swipe, .pop]
    guard causes.contains(operation.cause) || operation.cause == .remove && removesTop else {
      return nil
    }
    for entry in removed {
      if let presenter = presenters[entry], ids.contains(presenter), !removed.contains(presenter) {
        return presenter
      }
      guard indexOfAsker(of: entry) != nil, let slot = slots.first(where: { $0.asked == entry })
      else { continue }
      // Returning a value to another screen doesn't lead back, and neither does cancelling another
      // flow.
      let named = operation.returns ?? operation.cancels
      if named == nil || named == slot.number { return slot.owner }
    }
    return nil
  }

  /// The edit of the visible path, which a change may leave as it is.
  func leaving(for target: Target) -> Edit {
    target.edit(of: visibleIndex) ?? Edit(index: visibleIndex, old: path, new: path)
  }
}

// MARK: - The paths in the journal

extension Model.Change {
  /// The index of the path that the journal names.
  var index: Int { edits.first?.index ?? entering.index }

  var isSwitch: Bool { leaving.index != entering.index }

  /// The line of the change in the journal.
  var line: Line {
    let edit = edits[0]
    var paths = Line.Paths(edited: Model.names[index])
    if isSwitch {
      paths.from = Model.names[leaving.index]
      paths.to = Model.names[entering.index]
    }
    if edits.count > 1 {
      paths.second = Model.names[edits[1].index]
      paths.left = edits[1].new.map(\.id)
      paths.removed = edits[1].removed.map(\.id)
    }
    return .change(
      operation.cause, operation.requester, operation.trigger, removed: edit.removed.map(\.id),
      added: edit.added, presented: operation.presents, path: edit.new.map(\.id), paths)
  }
}
