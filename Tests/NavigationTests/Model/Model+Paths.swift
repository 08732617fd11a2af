import Navigation

/// Several paths, of which one is on show.
extension Model {
  /// What becomes of the paths, and which is on show then.
  struct Target {
    let edits: [Edit]
    let shows: Int

    func edit(of place: Int) -> Edit? { edits.first { $0.place == place } }
  }

  /// The path that an operation means: the one that it names, that of what was asked, its issuer's,
  /// or the one on show. Going back is the person's, on the path on show.
  func place(meantBy operation: Operation) -> Int {
    if let path = operation.path { return path }
    if let number = operation.returns ?? operation.cancels ?? operation.provides,
      let asked = slots.first(where: { $0.number == number })?.asked
    {
      return place(of: asked) ?? onShow
    }
    guard case .entry(let id) = operation.requester, ![.back, .swipe].contains(operation.cause)
    else { return onShow }
    return place(of: id) ?? onShow
  }

  func place(of entry: EntryID?) -> Int? {
    placesInOrder.first { paths[$0].contains { $0.id == entry } }
  }

  /// The place of the path that asked for an entry of another one.
  func placeOfAsker(of entry: EntryID) -> Int? {
    guard let slot = slots.first(where: { $0.asked == entry }),
      let asker = place(of: slot.owner), asker != place(of: entry)
    else { return nil }
    return asker
  }

  /// Which path is on show after an operation: the one that it names, or that of a screen to which
  /// it leads back.
  func placeShown(by operation: Operation, on place: Int, _ wanted: [Planned]) -> Int {
    if operation.shows { return place }
    if let number = operation.returns, let slot = slots.first(where: { $0.number == number }),
      let owner = self.place(of: slot.owner)
    {
      return owner == place ? onShow : owner
    }
    // Taking away what another path asked for leads back there, where the person sees it go.
    guard place == onShow else { return onShow }
    let kept = wanted.compactMap(\.id)
    let gone = paths[place].map(\.id).filter { !kept.contains($0) }
    return askerLeft(by: operation, gone: gone).flatMap { self.place(of: $0) } ?? onShow
  }

  /// A value that returns to another path pops to its owner there.
  func secondEdit(of operation: Operation, beside place: Int) -> Edit? {
    guard let slot = slots.first(where: { $0.number == operation.returns }),
      let other = self.place(of: slot.owner), other != place,
      let owner = paths[other].firstIndex(where: { $0.id == slot.owner })
    else { return nil }
    return Edit(place: other, old: paths[other], new: Array(paths[other][...owner]))
  }

  /// Who presented a flow that is left by return, cancel, dismiss, back, swipe or pop, or by the
  /// removal of its top, or asked for something from another path. Of several the lowest counts.
  func askerLeft(by operation: Operation, gone: [EntryID]) -> EntryID? {
    let removesTop = paths.contains { $0.last?.id == gone.last }
    let causes: [Cause] = [.return, .cancel, .dismiss, .back, .swipe, .pop]
    guard causes.contains(operation.cause) || operation.cause == .remove && removesTop else {
      return nil
    }
    for entry in gone {
      if let presenter = presenters[entry], ids.contains(presenter), !gone.contains(presenter) {
        return presenter
      }
      guard placeOfAsker(of: entry) != nil, let slot = slots.first(where: { $0.asked == entry })
      else { continue }
      // A value for another screen, or the end of another flow, does not lead back.
      let named = operation.returns ?? operation.cancels
      if named == nil || named == slot.number { return slot.owner }
    }
    return nil
  }

  /// The path on show as a change leaves it.
  func leaving(for target: Target) -> Edit {
    target.edit(of: onShow) ?? Edit(place: onShow, old: path, new: path)
  }
}

// MARK: - What a change says of paths

extension Model.Change {
  /// The place of the path that the journal names.
  var place: Int { edits.first?.place ?? entering.place }

  var isSwitch: Bool { leaving.place != entering.place }

  /// Its line in the journal.
  var line: Line {
    let edit = edits[0]
    var paths = Line.Paths(edited: Model.names[place])
    if isSwitch {
      paths.from = Model.names[leaving.place]
      paths.to = Model.names[entering.place]
    }
    if edits.count > 1 {
      paths.second = Model.names[edits[1].place]
      paths.left = edits[1].new.map(\.id)
      paths.gone = edits[1].gone.map(\.id)
    }
    return .change(
      operation.cause, operation.requester, operation.trigger, removed: edit.gone.map(\.id),
      added: edit.added, presented: operation.presents, path: edit.new.map(\.id), paths)
  }
}
