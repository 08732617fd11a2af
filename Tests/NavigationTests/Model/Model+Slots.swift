import Navigation

/// Section 4: return slots.
extension Model {
  func ask(_ page: String, by owner: EntryID) {
    let slot = Slot(number: UInt64(askings.count) + 1, place: lastPlace, owner: owner)
    lastPlace += 1
    askings.append(slot)
    slots.append(slot)
    let operation = Operation(.push, by: .entry(owner))
    operation.asks = slot.number
    operations.append(operation)
    submit(operation, edits: true) { model, operation in
      model.edit(operation) { ($0.planned + [Planned("\(page)/\(slot.number)")], "equal") }
    }
  }

  func giveBack(_ asking: Int, by requester: Requester) {
    guard let slot = self.asking(asking) else { return }
    let operation = Operation(.return, by: requester)
    operation.returns = slot.number
    operations.append(operation)
    submit(operation, edits: true) { model, operation in
      model.edit(operation) { path in
        let place = path.lastIndex { $0.id == slot.owner } ?? path.count - 1
        return (path[...place].map { Planned($0) }, "equal")
      }
    }
  }

  func provide(_ asking: Int, by requester: Requester) {
    guard let slot = self.asking(asking) else { return }
    let operation = Operation(.return, by: requester)
    operations.append(operation)
    submit(operation) { model, operation in
      guard model.isOpen(slot.number) else {
        return model.refuse(operation, "refused(\(slot.description))")
      }
      model.tell(News(owner: slot.owner, outcome: "provided"))
      model.conclude(operation, "completed")
    }
  }

  /// An asking counted back from the latest.
  func asking(_ back: Int?) -> Slot? {
    guard let back, back < askings.count else { return nil }
    return askings[askings.count - 1 - back]
  }

  func isOpen(_ number: UInt64) -> Bool {
    slots.contains { $0.number == number && $0.asked != nil }
  }

  func refusal(of operation: Operation) -> String? {
    guard let number = operation.returns, !isOpen(number) else { return nil }
    return "refused(\(askings[Int(number) - 1].description))"
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

  /// The asked entries that go, top first; then the owners; then a value not reached by either.
  func settleSlots(goneWith gone: [EntryID], _ operation: Operation) -> [News] {
    let asked = gone.compactMap { entry in slots.first { $0.asked == entry } }
    var news = asked.compactMap { slot in
      let isReturned = slot.number == operation.returns
      return settle(slot.number, isReturned ? "returned" : "cancelled(\(operation.cause))")
    }
    for entry in gone {
      for slot in slots where slot.owner == entry {
        if let one = settle(slot.number, "cancelled(ownerGone)") { news.append(one) }
      }
    }
    if let one = operation.returns.flatMap({ settle($0, "returned") }) { news.append(one) }
    return news
  }

  /// A value makes its owner; that none will come is told only to a screen that was made.
  func tell(_ news: News) {
    guard let owner = path.first(where: { $0.id == news.owner }) else { return }
    if !news.outcome.hasPrefix("cancelled") { make(owner) }
    if made.contains(owner.id) { note(.received(owner.id, news.outcome)) }
  }
}
