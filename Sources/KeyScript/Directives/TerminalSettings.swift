public import TerminalCore
public import TerminalUI

/// The terminal that a script pretends, as far as the script says.
public struct TerminalSettings: Hashable, Sendable {
  /// Whether the background is dark or light.
  public enum Theme: String, Hashable, Sendable, CaseIterable {
    case dark, light
  }

  /// The size of the screen, in cells.
  public var size: Size

  /// How many colours there are, when said.
  public var color: ColorDepth?

  /// Which glyphs lines and marks are drawn with, when said.
  public var glyphs: GlyphSet?

  /// Whether the background is dark or light, when said.
  public var theme: Theme?

  /// How much moves, when said.
  public var motion: MotionSetting?

  /// Makes the settings of a terminal; what is left out is not said.
  public init(
    size: Size, color: ColorDepth? = nil, glyphs: GlyphSet? = nil, theme: Theme? = nil,
    motion: MotionSetting? = nil
  ) {
    self.size = size
    self.color = color
    self.glyphs = glyphs
    self.theme = theme
    self.motion = motion
  }
}
