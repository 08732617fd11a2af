import Navigation

/// Section 4: return slots.
extension Model {
  func ask(
    _ page: String, carriesSlot: Bool, presented style: PresentationStyle?, on index: Int?,
    by owner: EntryID
  ) {
    let slot = Slot(number: UInt64(requests.count) + 1, index: askCount, owner: owner)
    askCount += 1
    requests.append(slot)
    slots.append(slot)
    let operation = Operation(.push, by: .entry(owner))
    operation.asks = slot.number
    operation.presents = style
    operation.path = index.map(pathIndex)
    operation.shows = index != nil
    operations.append(operation)
    submit(operation, edits: true) { model, operation in
      model.edit(operation) { path in
        let asked = carriesSlot ? "\(page)/\(slot.number)" : page
        // A flow covers everything, whoever asks.
        if style != nil { return (path.planned + [Planned(asked)], "equal") }
        return (model.push([asked], by: operation, on: path), "equal")
      }
    }
  }

  /// Removes the asked entry and everything above it.
  func cancel(_ request: Int, by requester: Requester) {
    guard let slot = self.slot(request) else { return }
    let operation = Operation(.cancel, by: requester)
    operation.cancels = slot.number
    operations.append(operation)
    submit(operation, edits: true) { model, operation in
      model.edit(operation) { path in
        let asked = model.slots.first { $0.number == slot.number }?.asked
        let beneath = path.prefix { $0.id != asked }
        return ((beneath.isEmpty ? path[...] : beneath).map { Planned($0) }, "atRoot")
      }
    }
  }

  func returnValue(_ request: Int, by requester: Requester) {
    guard let slot = self.slot(request) else { return }
    let operation = Operation(.return, by: requester)
    operation.returns = slot.number
    operations.append(operation)
    submit(operation, edits: true) { model, operation in
      model.edit(operation) { path in
        // A return to another path removes the asked entry too.
        let isElsewhere = !path.contains { $0.id == slot.owner }
        var index = isElsewhere ? 0 : path.lastIndex { $0.id == slot.owner } ?? 0
        let asked = model.slots.first { $0.number == slot.number }?.asked
        if let first = path.firstIndex(where: { $0.id == asked }),
          isElsewhere || model.presentations[path[first].id] != nil
        {
          // The entries below a flow stay.
          index = max(index, first - 1)
        }
        return (path[...index].map { Planned($0) }, "equal")
      }
    }
  }

  func provide(_ request: Int, by requester: Requester) {
    guard let slot = self.slot(request) else { return }
    let operation = Operation(.return, by: requester)
    operation.provides = slot.number
    operations.append(operation)
    submit(operation) { model, operation in
      if case .entry(let id) = requester, !model.ids.contains(id) {
        return model.refuse(operation, "stale")
      }
      guard model.isOpen(slot.number) else {
        return model.refuse(operation, "refused(\(slot.description))")
      }
      model.tell(SlotResult(owner: slot.owner, outcome: "provided"))
      model.conclude(operation, "completed")
    }
  }

  /// A request, counted back from the latest.
  func slot(_ back: Int?) -> Slot? {
    guard let back, back < requests.count else { return nil }
    return requests[requests.count - 1 - back]
  }

  func isOpen(_ number: UInt64) -> Bool {
    slots.contains { $0.number == number && $0.asked != nil }
  }

  func refusal(of operation: Operation) -> String? {
    guard let number = operation.returns ?? operation.cancels, !isOpen(number) else { return nil }
    return "refused(\(requests[Int(number) - 1].description))"
  }

  func open(_ number: UInt64, asked: EntryID?) {
    guard let index = slots.firstIndex(where: { $0.number == number }) else { return }
    slots[index].asked = asked
  }

  /// Ends a request once; a settled one is no longer in the list.
  func settle(_ number: UInt64, _ outcome: String) -> SlotResult? {
    guard let index = slots.firstIndex(where: { $0.number == number }) else { return nil }
    let slot = slots.remove(at: index)
    if let index = slot.index { answers[index] = outcome }
    return SlotResult(owner: slot.owner, outcome: outcome)
  }

  /// Ends the requests that a change ends, in the order of the asked entries: the visible path
  /// first, each path top first. A request whose push is still queued ends with its push.
  func settleSlots(removing removed: [EntryID], of old: [Entry<String>], _ operation: Operation)
    -> [SlotResult]
  {
    var results: [SlotResult] = []
    for entry in old {
      guard let slot = slots.first(where: { $0.asked == entry.id }) else { continue }
      var outcome: String?
      if removed.contains(slot.owner) { outcome = "cancelled(ownerGone)" }
      if removed.contains(entry.id) { outcome = "cancelled(\(operation.cause))" }
      if slot.number == operation.returns { outcome = "returned" }
      if let one = outcome.flatMap({ settle(slot.number, $0) }) { results.append(one) }
    }
    return results
  }

  /// Ends a request whose route was already there, so that nothing was pushed.
  func settleUnasked(_ operation: Operation) -> [SlotResult] {
    guard operation.added.isEmpty, let number = operation.asks else { return [] }
    return settle(number, "cancelled(notPushed)").map { [$0] } ?? []
  }

  /// Delivers a result, creating its owner.
  func tell(_ result: SlotResult) {
    guard let owner = paths.joined().first(where: { $0.id == result.owner }) else { return }
    create(owner)
    note(.received(owner.id, result.outcome))
  }
}

/// A request for a value: its number, the entry that asked, and the asked entry.
struct Slot {
  let number: UInt64
  /// Its index among all requests so far; `nil` if nobody awaits it, as after a restart.
  var index: Int?
  let owner: EntryID
  var asked: EntryID?

  var description: String { "\(owner).answer/\(number)" }
}

/// The outcome of a request, to be delivered to its owner.
struct SlotResult {
  let owner: EntryID
  let outcome: String
}
