/// How a program looks and moves for the person who runs it.
public struct Appearance: Hashable, Sendable {
  /// The language of the words that the library says itself.
  public var language: Language

  /// The signs that rows, titles and bars are drawn with.
  public var glyphs: GlyphSet

  /// How much moves.
  public var motion: MotionSetting

  /// Makes an appearance.
  public init(
    language: Language = .english, glyphs: GlyphSet = .narrow, motion: MotionSetting = .full
  ) {
    self.language = language
    self.glyphs = glyphs
    self.motion = motion
  }
}
