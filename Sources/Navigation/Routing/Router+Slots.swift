extension Router {
  /// The slots that a value can go back to, in the order of their asking.
  public var openSlots: [SlotID] { slots.open }

  /// Opens a slot in a screen and pushes the route that carries it.
  ///
  /// - Parameters:
  ///   - answer: A name that the screen declares; see ``Answers``.
  ///   - owner: The entry that asks, which must be on top.
  ///   - origin: Where the wish came from.
  ///   - route: Makes the route that is pushed.
  /// - Returns: The push, and what comes back.
  public func ask<Value: Codable & Sendable>(
    _ answer: String, owner: EntryID, origin: Origin = .code, route: (ReturnSlot<Value>) -> Route
  ) -> Asking<Value> {
    let promise = Promise<Settlement<Value>>()
    let slot = slots.makeSlot(owner: owner, answer: answer)
    slots.add(slot) { settlement in
      switch settlement {
      case .returned(let value):
        guard let value = value as? Value else {
          preconditionFailure("\(slot) takes a \(Value.self), not a \(type(of: value))")
        }
        promise.keep(.returned(value))
      case .cancelled(let reason): promise.keep(.cancelled(reason))
      }
    }
    let token = ReturnSlot<Value>(slot)
    let transition = submit(
      Request(
        wish: .edit(.push([route(token)])), issuer: .entry(owner), origin: origin, asking: slot))
    return Asking(slot: token, transition: transition, promise: promise)
  }

  /// Returns a value to the screen that asked, popping to it from any depth.
  @discardableResult
  public func `return`<Value>(
    _ value: Value, to slot: ReturnSlot<Value>, issuer: Issuer, origin: Origin = .code
  ) -> Transition {
    let owner = slot.id.owner
    let operation = PathOperation<Route>(.return) { draft in
      if let index = draft.index(of: owner) { draft.keep(first: index + 1) }
    }
    return submit(
      Request(
        wish: .edit(operation), issuer: issuer, origin: origin,
        delivery: SlotDelivery(slot: slot.id, value: value)))
  }

  /// Puts a value into the screen that asked, without popping; the slot stays open.
  @discardableResult
  public func provide<Value>(
    _ value: Value, to slot: ReturnSlot<Value>, issuer: Issuer, origin: Origin = .code
  ) -> Transition {
    let delivery = SlotDelivery(slot: slot.id, value: value)
    return submit(Request(wish: .provide(delivery), issuer: issuer, origin: origin))
  }

  func provide(_ delivery: SlotDelivery, _ request: Request<Route>) {
    guard slots.isOpen(delivery.slot) else { return refuse(request, .refused(delivery.slot)) }
    tell(SlotNews(slot: delivery.slot, settlement: delivery.settlement))
    conclude(request, .completed)
  }

  /// Tells the screen that asked. For a value it is made if it was not yet.
  func tell(_ news: SlotNews) {
    guard let owner = path.entry(news.slot.owner) else { return }
    if case .returned = news.settlement { create(owner) }
    guard created.contains(owner.id) else { return }
    stage.receive(news.settlement, answer: news.slot.answer, owner: owner.id)
  }
}
