/// What a front end draws when a swipe is let go.
public enum SwipeEnd: Hashable, Sendable {
  /// The change is committed; the rest of the way was handed to `present`.
  case committed
  /// The screens go back to where they were; `finishTransition()` says when they are there.
  case springsBack
  /// The swipe was over before; there is nothing to draw.
  case over
}
