/// The appearance of a cell: two colors and a set of attributes, in three bytes.
public struct Style: Hashable, Sendable {
  /// The color of the glyph.
  public var foreground: Color

  /// The color behind the glyph.
  public var background: Color

  /// Bold, dim, reverse, and so on.
  public var attributes: Attributes

  /// Creates a style; omitted parts are the terminal's defaults.
  public init(
    foreground: Color = .terminal, background: Color = .terminal, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's default style.
  public static let plain = Style()

  /// Foreground and background swapped, which marks the focus.
  public static let reverse = Style(attributes: .reverse)

  /// Bold strokes.
  public static let bold = Style(attributes: .bold)

  /// Fainter strokes, for less important text.
  public static let dim = Style(attributes: .dim)
}
