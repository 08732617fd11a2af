/// The person's choices of how a program looks and moves.
public struct Appearance: Hashable, Sendable {
  /// The language of the library's own texts; see ``Phrases``.
  public var language: Language

  /// The glyphs for pointers, separators, bars and boxes.
  public var glyphs: GlyphSet

  /// How much motion there is.
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

/// How much motion a change of screens shows.
public enum MotionSetting: String, Hashable, Codable, Sendable, CaseIterable {
  /// Screens slide for 180 ms.
  case full
  /// One frame half-way, then the new screen.
  case reduced
  /// The new screen at once.
  case none
}
