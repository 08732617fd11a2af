/// A swipe as the conductor knows it.
final class HeldSwipe {
  /// The screen that goes.
  let from: EntryID

  /// The pop that it turns into; tentative until the swipe is let go.
  let request: Request

  /// How far the screens have moved, 0…1.
  var progress = 0.0

  /// Whether it is let go and the screens are on their way back.
  var isSpringingBack = false

  /// Whether the screen is asked when it is back in its place.
  var asksWhenBack = false

  init(from: EntryID, origin: Origin, plan: consuming Plan) {
    self.from = from
    request = Request(
      .edit(plan), issuer: .entry(from), origin: origin, transition: Transition(.tentative))
  }

  /// The handle of the change.
  var transition: Transition { request.transition }
}
