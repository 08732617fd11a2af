/// How far a transition has come.
public enum TransitionState: Hashable, Sendable {
  /// Asked inside a change or a handler; it runs right after.
  case queued
  /// A question is open; the path is as it was.
  case pending
  /// A swipe that can still be let go; the path is as it was.
  case tentative
  /// The path is new; the drawing goes on.
  case committed
  /// Over.
  case ended(Outcome)
}
