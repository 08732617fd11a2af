/// Whether a script that lets everything settle waits for a timer.
public enum TimerPurpose: Hashable, Sendable {
  /// Motion, loading, the silence after a burst of the wheel.
  case awaited
  /// What repeats, what saves later, a swipe that is held.
  case background
}
