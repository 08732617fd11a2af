extension NavigationEngine {
  /// Where a value was to go that no longer can.
  func closedSlot(of request: Request) -> SlotID? {
    guard let slot = request.delivery?.slot, !slots.isOpen(slot) else { return nil }
    return slot
  }

  /// Puts a value into the screen that asked, and pops nothing.
  func provide(_ request: Request) {
    guard let delivery = request.delivery else { return }
    if let slot = closedSlot(of: request) { return refuse(request, .refused(slot)) }
    tell(SlotNews(slot: delivery.slot, outcome: delivery.outcome))
    drop(request, .completed)
  }

  /// Tells the screen that asked. For a value it is made if it was not yet.
  func tell(_ news: SlotNews) {
    guard let index = index(of: news.slot.owner) else { return }
    if case .returned = news.outcome { create(at: index) }
    if entries[index].isCreated {
      host.receive(news.outcome, answer: news.slot.answer, owner: news.slot.owner)
    }
  }
}
