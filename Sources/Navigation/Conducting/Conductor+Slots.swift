extension Conductor {
  /// Where a value was to go that no longer can.
  func closedSlot(of request: Request) -> SlotID? {
    guard let slot = request.delivery?.slot, !slots.isOpen(slot) else { return nil }
    return slot
  }

  func provide(
    _ delivery: SlotDelivery, _ request: Request, on stage: any Stage<Route>
  ) {
    guard slots.isOpen(delivery.slot) else {
      return refuse(request, .refused(delivery.slot), on: stage)
    }
    tell(SlotNews(slot: delivery.slot, settlement: delivery.settlement), on: stage)
    conclude(request, .completed, on: stage)
  }

  /// Tells the screen that asked. For a value it is made if it was not yet.
  func tell(_ news: SlotNews, on stage: any Stage<Route>) {
    guard let index = index(of: news.slot.owner) else { return }
    if case .returned = news.settlement { create(at: index, on: stage) }
    guard stations[index].isCreated else { return }
    stage.receive(news.settlement, answer: news.slot.answer, owner: news.slot.owner)
  }
}
