extension NavigationEngine {
  /// Where a value was to go that no longer can.
  func closedSlot(of request: Request) -> SlotID? {
    guard let use = request.slotUse, !slots.isOpen(use.slot) else { return nil }
    return use.slot
  }

  /// Puts a value into the screen that asked, and pops nothing. Any entry of the path may do so,
  /// covered or not, and the app.
  func provide(_ request: Request) {
    guard let use = request.slotUse, let returned = use.returned else { return }
    if case .entry(let id) = request.requester, stack(of: id) == nil {
      return refuse(request, .stale)
    }
    if let slot = closedSlot(of: request) { return refuse(request, .refused(slot)) }
    tell(SlotResult(slot: use.slot, outcome: returned))
    drop(request, .completed)
  }

  /// Tells the screen that asked. For a value it is made if it was not yet.
  func tell(_ result: SlotResult) {
    guard let stack = stack(of: result.slot.owner), let index = stack.index(of: result.slot.owner)
    else { return }
    if case .returned = result.outcome { create(at: index, of: stack, telling: host) }
    if stack.entries[index].isCreated {
      host.receive(result.outcome, answer: result.slot.answer, owner: result.slot.owner)
    }
  }
}
