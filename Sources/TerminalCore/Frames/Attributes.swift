/// The appearance of a cell apart from its colors.
public struct Attributes: OptionSet, Hashable, Sendable {
  /// The attributes as bits.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Bold strokes.
  public static let bold = Attributes(rawValue: 1 << 0)
  /// Fainter strokes.
  public static let dim = Attributes(rawValue: 1 << 1)
  /// Foreground and background swapped.
  public static let reverse = Attributes(rawValue: 1 << 2)
  /// A line below the glyph.
  public static let underline = Attributes(rawValue: 1 << 3)
}
