/// How loading goes while a script plays.
public enum ScriptLoading: Hashable, Sendable {
  /// A load ends after this much virtual time.
  case takes(Duration)
  /// A load ends at once, with an error.
  case fails
}
