extension TerminalPacer {
  /// What happens before an input, so that people can follow.
  public enum Pace: Hashable, Sendable {
    /// Nothing: inputs come as the script has them.
    case none
    /// At least this much time has passed since the input before, unless the script waits itself.
    case least(Duration)
    /// The person presses a key.
    case steps
  }
}
