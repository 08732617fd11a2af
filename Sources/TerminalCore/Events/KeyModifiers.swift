/// The modifiers held down with a key.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The modifiers as bits.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The Shift key.
  public static let shift = KeyModifiers(rawValue: 1 << 0)
  /// The Alt key, also called Meta or Option.
  public static let alt = KeyModifiers(rawValue: 1 << 1)
  /// The Control key.
  public static let control = KeyModifiers(rawValue: 1 << 2)
}
