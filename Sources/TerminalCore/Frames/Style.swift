/// How a cell looks: two colours and its attributes, in three bytes.
public struct Style: Hashable, Sendable {
  /// The colour of the glyph.
  public var foreground: Color

  /// The colour behind the glyph.
  public var background: Color

  /// Bold, dim, reverse and the like.
  public var attributes: Attributes

  /// Makes a style; what is left out is the terminal's default.
  public init(
    foreground: Color = .terminal, background: Color = .terminal, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own look.
  public static let plain = Style()

  /// Foreground and background swapped, which marks the focus.
  public static let reverse = Style(attributes: .reverse)

  /// Stronger strokes.
  public static let bold = Style(attributes: .bold)

  /// Fainter strokes, for what matters less.
  public static let dim = Style(attributes: .dim)
}
