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

/// A language that the library speaks.
public enum Language: String, Hashable, Codable, Sendable, CaseIterable {
  case japanese = "ja"
  case english = "en"

  /// Picks the words for this language.
  public func callAsFunction(_ japanese: String, _ english: String) -> String {
    self == .japanese ? japanese : english
  }
}

/// How much of a change of screens is shown as motion.
public enum MotionSetting: String, Hashable, Codable, Sendable, CaseIterable {
  /// Screens slide.
  case full
  /// One frame half-way, then the new screen.
  case reduced
  /// The new screen at once.
  case none
}
