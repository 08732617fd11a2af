/// The number of colours to use on a terminal.
public enum ColorDepth: String, Hashable, Sendable, CaseIterable {
  /// No colours: attributes such as reverse and bold carry all meaning.
  case mono
  /// The sixteen colours that people choose themselves, or eight if there are no more.
  case sixteen = "16"
  /// The palette of 256 colours, as far as the terminal has it.
  case palette = "256"
}
