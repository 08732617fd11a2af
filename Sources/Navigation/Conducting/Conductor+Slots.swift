extension Conductor {
  /// Where a value was to go that no longer can.
  func closedSlot(of request: Request) -> SlotID? {
    guard let slot = request.delivery?.slot, !slots.isOpen(slot) else { return nil }
    return slot
  }

  func provide(_ delivery: SlotDelivery, _ request: Request) {
    guard slots.isOpen(delivery.slot) else { return refuse(request, .refused(delivery.slot)) }
    tell(SlotNews(slot: delivery.slot, settlement: delivery.settlement))
    conclude(request, .completed)
  }

  /// Tells the screen that asked. For a value it is made if it was not yet.
  func tell(_ news: SlotNews) {
    guard let index = index(of: news.slot.owner) else { return }
    if case .returned = news.settlement { create(at: index) }
    guard stations[index].isCreated else { return }
    stage.receive(news.settlement, answer: news.slot.answer, owner: news.slot.owner)
  }
}
