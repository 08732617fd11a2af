/// The number of colors to use on a terminal.
public enum ColorDepth: String, Hashable, Sendable, CaseIterable {
  /// No colors; attributes such as reverse and bold carry all meaning.
  case mono
  /// The sixteen colors that users can change, or eight if the terminal has no more.
  case sixteen = "16"
  /// The 256-color palette, as much of it as the terminal supports.
  case palette = "256"
}
