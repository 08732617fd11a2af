/// The look of a cell apart from its colours.
public struct Attributes: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Stronger strokes.
  public static let bold = Attributes(rawValue: 1 << 0)
  /// Fainter strokes.
  public static let dim = Attributes(rawValue: 1 << 1)
  /// Foreground and background swapped.
  public static let reverse = Attributes(rawValue: 1 << 2)
  /// A line below.
  public static let underline = Attributes(rawValue: 1 << 3)
}
