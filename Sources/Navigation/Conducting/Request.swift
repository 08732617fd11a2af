/// One wish on its way, and who is told how it ends.
final class Request {
  let wish: Wish

  /// What a change by this request is called.
  let cause: Cause

  let issuer: Issuer
  let origin: Origin
  let transition: Transition

  /// The asking that the push of this request opens.
  let asking: SlotID?

  /// The value that goes back with this request.
  let delivery: SlotDelivery?

  /// How far a swipe has come that turns into this request.
  var progress = 0.0

  init(
    _ wish: consuming Wish, issuer: Issuer = .app, origin: Origin = .code,
    transition: Transition? = nil, asking: SlotID? = nil, delivery: SlotDelivery? = nil
  ) {
    cause = wish.cause
    self.wish = wish
    self.issuer = issuer
    self.origin = origin
    self.transition = transition ?? Transition(.queued)
    self.asking = asking
    self.delivery = delivery
  }

  /// Makes the path new, as the edit says that was settled from the plan's last outline.
  func apply(_ edit: borrowing PathEdit) {
    switch wish {
    case .edit(let plan): plan.apply(edit)
    default: preconditionFailure("only an edit makes the path new")
    }
  }
}
