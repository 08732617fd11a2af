/// Something that a program would otherwise take from its surroundings.
public enum Setting: Hashable, Sendable {
  /// Where every random choice begins.
  case seed(UInt64)
  /// The wall clock at the start.
  case now(WallTime)
  /// What was saved before.
  case state(SavedState)
  /// How loading goes.
  case load(ScriptLoading)

  /// The words that may follow `set`.
  enum Name: String, CaseIterable {
    case seed, now, state, load
  }

  /// The word that follows `set`.
  var name: Name {
    switch self {
    case .seed: .seed
    case .now: .now
    case .state: .state
    case .load: .load
    }
  }
}
