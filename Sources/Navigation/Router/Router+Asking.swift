extension Router {
  /// The open requests for a result, in the order in which they were made.
  public var openRequests: [SavedRequest] { engine.slots.open }

  /// Opens a slot in a screen and pushes the route that carries it.
  func ask<Value: Codable & Sendable>(
    _ answer: String, owner: EntryID, trigger: Trigger, presented style: PresentationStyle?,
    showing path: PathID?, route: (ReturnSlot<Value>) -> Route
  ) -> ResultRequest<Value> {
    let promise = Promise<ResultOutcome<Value>>()
    let slot = engine.slots.makeSlot(
      owner: owner, answer: answer, accepts: { $0 is Value }
    ) { outcome in
      switch outcome {
      case .returned(let value):
        // A value of another type was refused before.
        guard let value = value as? Value else {
          fatalError("\(owner).\(answer) takes a \(Value.self), not a \(type(of: value))")
        }
        promise.keep(.returned(value))
      case .cancelled(let reason): promise.keep(.cancelled(reason))
      }
    }
    let token = ReturnSlot<Value>(slot)
    let route = route(token)
    let operation: PathOperation<Route> =
      if let style { .present(route, as: style) } else { .push(route) }
    let push = request(
      operation, requester: .entry(owner), trigger: trigger, opening: slot,
      destination: path.map { .showing($0) } ?? .requesterPath)
    return ResultRequest(slot: token, transition: engine.submit(push), promise: promise)
  }
}
