/// One wish on its way, and who is told how it ends.
struct Request<Route: Hashable & Codable & Sendable> {
  let wish: Wish<Route>
  var issuer = Issuer.app
  var origin = Origin.code
  var transition = Transition(.queued)

  /// The asking that the push of this request opens.
  var asking: SlotID?

  /// The value that goes back with this request.
  var delivery: SlotDelivery?

  /// How far a swipe has come that turns into this request.
  var progress = 0.0

  /// What a change by this request is called.
  var cause: Cause {
    switch wish {
    case .edit(let operation): operation.cause
    case .provide, .tell: .return
    case .answer, .finishDrawing: .update
    case .quit, .end: .quit
    }
  }
}
