extension NavigationEngine {
  /// The slot a request returns a value to, if that slot is no longer open, or takes a value of
  /// another type.
  func closedSlot(of request: Request) -> SlotID? {
    guard let use = request.slotUse, !slots.takes(use) else { return nil }
    return use.slot
  }

  /// Opens a slot for the entry that was pushed to fill it; without one, because the path already
  /// shows the route, the request ends.
  func open(_ slot: SlotID, asking entry: EntryID?) -> [SlotResult] {
    if let entry {
      slots.open(slot, asking: entry)
      return []
    }
    return slots.settle(slot, .cancelled(.notPushed)).map { [$0] } ?? []
  }

  /// Delivers a value to the screen that asked, without popping. Any entry of the path may do this,
  /// covered or not, and so may the app.
  func provide(_ request: Request) {
    guard let use = request.slotUse, let value = use.value else { return }
    if case .entry(let id) = request.requester, stack(of: id) == nil {
      return refuse(request, .stale)
    }
    if let slot = closedSlot(of: request) { return refuse(request, .refused(slot)) }
    tell(SlotResult(slot: use.slot, outcome: .returned(value)))
    endUnchanged(request, .completed)
  }

  /// Delivers a result to the screen that asked, creating the screen first if it doesn't exist.
  /// After a restart, it may have saved that it waits.
  func tell(_ result: SlotResult) {
    guard let stack = stack(of: result.slot.owner), let index = stack.index(of: result.slot.owner)
    else { return }
    create(at: index, of: stack, telling: host)
    host.receive(result.outcome, answer: result.slot.answer, owner: result.slot.owner)
  }
}
