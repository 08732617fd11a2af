import Navigation

/// Section 4: return slots.
extension Model {
  func ask(_ page: String, presented style: PresentationStyle?, on place: Int?, by owner: EntryID) {
    let slot = Slot(number: UInt64(requests.count) + 1, place: lastPlace, owner: owner)
    lastPlace += 1
    requests.append(slot)
    slots.append(slot)
    let operation = Operation(.push, by: .entry(owner))
    operation.asks = slot.number
    operation.presents = style
    operation.path = place.map(self.place)
    operation.shows = place != nil
    operations.append(operation)
    submit(operation, edits: true) { model, operation in
      model.edit(operation) { path in
        let asked = "\(page)/\(slot.number)"
        // A flow lies over all, whoever asks.
        if style != nil { return (path.planned + [Planned(asked)], "equal") }
        return (model.push([asked], by: operation, on: path), "equal")
      }
    }
  }

  /// Leaves a whole flow: what was asked, and all above it.
  func cancel(_ asking: Int, by requester: Requester) {
    guard let slot = self.asking(asking) else { return }
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

  func giveBack(_ asking: Int, by requester: Requester) {
    guard let slot = self.asking(asking) else { return }
    let operation = Operation(.return, by: requester)
    operation.returns = slot.number
    operations.append(operation)
    submit(operation, edits: true) { model, operation in
      model.edit(operation) { path in
        // From another path all goes from the asked one up.
        let isElsewhere = !path.contains { $0.id == slot.owner }
        var place = isElsewhere ? 0 : path.lastIndex { $0.id == slot.owner } ?? 0
        let asked = model.slots.first { $0.number == slot.number }?.asked
        if let first = path.firstIndex(where: { $0.id == asked }),
          isElsewhere || model.presentations[path[first].id] != nil
        {
          // What a flow lies over stays as it was.
          place = max(place, first - 1)
        }
        return (path[...place].map { Planned($0) }, "equal")
      }
    }
  }

  func provide(_ asking: Int, by requester: Requester) {
    guard let slot = self.asking(asking) else { return }
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
      model.tell(News(owner: slot.owner, outcome: "provided"))
      model.conclude(operation, "completed")
    }
  }

  /// An asking counted back from the latest.
  func asking(_ back: Int?) -> Slot? {
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
    guard let place = slots.firstIndex(where: { $0.number == number }) else { return }
    slots[place].asked = asked
  }

  /// Once: an asking that was settled is in the list no more.
  func settle(_ number: UInt64, _ outcome: String) -> News? {
    guard let place = slots.firstIndex(where: { $0.number == number }) else { return nil }
    let slot = slots.remove(at: place)
    if let place = slot.place { answers[place] = outcome }
    return News(owner: slot.owner, outcome: outcome)
  }

  /// The requests that a change ends, in the order of the entries that were asked, top first, the
  /// path on show before the others. One whose push has not been done yet ends with its push.
  func settleSlots(goneWith gone: [EntryID], of old: [Entry<String>], _ operation: Operation)
    -> [News]
  {
    var news: [News] = []
    for entry in old {
      guard let slot = slots.first(where: { $0.asked == entry.id }) else { continue }
      var outcome: String?
      if gone.contains(slot.owner) { outcome = "cancelled(ownerGone)" }
      if gone.contains(entry.id) { outcome = "cancelled(\(operation.cause))" }
      if slot.number == operation.returns { outcome = "returned" }
      if let one = outcome.flatMap({ settle(slot.number, $0) }) { news.append(one) }
    }
    return news
  }

  /// A value makes its owner; that none will come is told only to a screen that was made.
  func tell(_ news: News) {
    guard let owner = paths.joined().first(where: { $0.id == news.owner }) else { return }
    if !news.outcome.hasPrefix("cancelled") { make(owner) }
    if made.contains(owner.id) { note(.received(owner.id, news.outcome)) }
  }
}
