extension Router {
  /// The slots that a value can go back to, in the order of their asking.
  public var openSlots: [SlotID] { conductor.slots.open }

  /// The askings that a value can go back to, in the order of their asking: who asked, for what, and
  /// which entry was asked.
  public var openAskings: [SavedAsking] { conductor.slots.saved }

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
    let slot = conductor.slots.makeSlot(owner: owner, answer: answer)
    conductor.slots.add(slot) { settlement in
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
    let transition = conductor.submit(
      Request(
        .edit(plan(.push(route(token)))), issuer: .entry(owner), origin: origin, asking: slot))
    return Asking(slot: token, transition: transition, promise: promise)
  }

  /// Returns a value to the screen that asked, popping to it from any depth.
  @discardableResult
  public func `return`<Value>(
    _ value: Value, to slot: ReturnSlot<Value>, issuer: Issuer, origin: Origin = .code
  ) -> Transition {
    let owner = slot.id.owner
    let operation = PathOperation<Route>(.return) { path in
      PathStep(kept: path.index(of: owner).map { $0 + 1 } ?? path.count)
    }
    return conductor.submit(
      Request(
        .edit(plan(operation)), issuer: issuer, origin: origin,
        delivery: SlotDelivery(slot: slot.id, value: value)))
  }

  /// Puts a value into the screen that asked, without popping; the slot stays open.
  @discardableResult
  public func provide<Value>(
    _ value: Value, to slot: ReturnSlot<Value>, issuer: Issuer, origin: Origin = .code
  ) -> Transition {
    let delivery = SlotDelivery(slot: slot.id, value: value)
    return conductor.submit(Request(.provide(delivery), issuer: issuer, origin: origin))
  }
}
