/// What a screen says when its entry would be removed.
public enum Leaving: Hashable, Sendable {
  case allowed
  /// It stays, and this is why.
  case denied(String)
  /// The person is asked this first.
  case confirm(String)
}
