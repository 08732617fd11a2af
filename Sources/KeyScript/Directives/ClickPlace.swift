public import TerminalCore

/// Where to click.
public enum ClickPlace: Hashable, Sendable {
  /// The middle of the first place, from the top left, where this text is visible.
  case text(String)
  /// A cell.
  case position(Position)
}
