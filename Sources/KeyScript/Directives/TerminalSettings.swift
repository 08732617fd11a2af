public import TerminalCore

/// The terminal that a script pretends, as far as the script says.
public struct TerminalSettings: Hashable, Sendable {
  /// How many colours there are.
  public enum Color: String, Hashable, Sendable, CaseIterable {
    case mono
    case sixteen = "16"
    case palette = "256"
  }

  /// Which glyphs lines and marks are drawn with.
  public enum Glyphs: String, Hashable, Sendable, CaseIterable {
    case ascii, narrow, unicode
  }

  /// Whether the background is dark or light.
  public enum Theme: String, Hashable, Sendable, CaseIterable {
    case dark, light
  }

  /// How much moves.
  public enum Motion: String, Hashable, Sendable, CaseIterable {
    case full, reduced, none
  }

  /// The size of the screen, in cells.
  public var size: Size

  /// How many colours there are, when said.
  public var color: Color?

  /// Which glyphs lines and marks are drawn with, when said.
  public var glyphs: Glyphs?

  /// Whether the background is dark or light, when said.
  public var theme: Theme?

  /// How much moves, when said.
  public var motion: Motion?

  /// Makes the settings of a terminal; what is left out is not said.
  public init(
    size: Size, color: Color? = nil, glyphs: Glyphs? = nil, theme: Theme? = nil,
    motion: Motion? = nil
  ) {
    self.size = size
    self.color = color
    self.glyphs = glyphs
    self.theme = theme
    self.motion = motion
  }
}
