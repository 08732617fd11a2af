/// One wish on its way, and who is told how it ends.
final class Request {
  let wish: Wish
  let issuer: Issuer
  let origin: Origin
  let transition: Transition

  /// The asking that the push of this request opens.
  let asking: SlotID?

  /// The value that goes back with this request.
  let delivery: SlotDelivery?

  /// How far a swipe has come that turns into this request.
  let progress: Double

  init(
    _ wish: Wish, issuer: Issuer = .app, origin: Origin = .code, transition: Transition? = nil,
    asking: SlotID? = nil, delivery: SlotDelivery? = nil, progress: Double = 0
  ) {
    self.wish = wish
    self.issuer = issuer
    self.origin = origin
    self.transition = transition ?? Transition(.queued)
    self.asking = asking
    self.delivery = delivery
    self.progress = progress
  }

  /// What a change by this request is called.
  var cause: Cause {
    switch wish {
    case .edit(let plan): plan.cause
    case .provide, .tell: .return
    case .answer, .finishDrawing: .update
    case .quit, .end: .quit
    }
  }
}
