/// How many colours are used on a terminal.
public enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// None: attributes such as reverse and bold say everything.
  case none
  /// The sixteen that people choose themselves, or eight where there are no more.
  case sixteen
  /// The whole palette, as far as the terminal has it.
  case all
}
