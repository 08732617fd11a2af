/// What the system can send to a program in a script.
public enum ScriptSignal: String, Hashable, Sendable, CaseIterable {
  /// The size of the window may have changed.
  case windowChanged = "winch"
  /// The person pressed Ctrl-Z.
  case suspend = "tstp"
  /// The program runs again after having been stopped.
  case resume = "cont"
  /// Somebody asks the program to end.
  case terminate = "term"
  /// The terminal is gone.
  case hangUp = "hup"
}
