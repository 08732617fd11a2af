/// How loads behave while a script plays.
public enum ScriptLoading: Hashable, Sendable {
  /// Each load ends after this much virtual time.
  case takes(Duration)
  /// Each load ends at once, with an error.
  case fails
}

// MARK: - Printing

extension ScriptLoading {
  /// The value as written after `set load`.
  var text: String {
    switch self {
    case .takes(let duration): Notation.duration(duration)
    case .fails: "fail"
    }
  }
}
