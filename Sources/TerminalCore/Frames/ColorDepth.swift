/// How many colours are used on a terminal.
public enum ColorDepth: String, Hashable, Sendable, CaseIterable {
  /// None: attributes such as reverse and bold say everything.
  case mono
  /// The sixteen that people choose themselves, or eight where there are no more.
  case sixteen = "16"
  /// The palette of 256, as far as the terminal has it.
  case palette = "256"
}
