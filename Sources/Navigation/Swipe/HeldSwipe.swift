/// A swipe as the conductor knows it.
final class HeldSwipe {
  /// The screen that goes.
  let from: EntryID

  /// The handle of the change, tentative until the swipe is let go.
  let transition = Transition(.tentative)

  let origin: Origin

  /// The pop that it turns into.
  let plan: Plan

  /// How far the screens have moved, 0…1.
  var progress = 0.0

  /// Whether it is let go and the screens are on their way back.
  var isSpringingBack = false

  /// Whether the screen is asked when it is back in its place.
  var asksWhenBack = false

  init(from: EntryID, origin: Origin, plan: Plan) {
    self.from = from
    self.origin = origin
    self.plan = plan
  }
}
