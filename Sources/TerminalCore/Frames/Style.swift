/// The look of a cell: two colours and its attributes, in three bytes.
public struct Style: Hashable, Sendable {
  /// The colour of the glyph.
  public var foreground: Color

  /// The colour behind the glyph.
  public var background: Color

  /// Bold, dim, reverse and so on.
  public var attributes: Attributes

  /// Makes a style; omitted parts are the terminal's default.
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

  /// Fainter strokes, for less important text.
  public static let dim = Style(attributes: .dim)
}
