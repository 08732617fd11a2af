/// A colour of the 256-colour palette, or the terminal's default.
public struct Color: Hashable, Sendable {
  /// The palette index from 1 to 255; 0 is the terminal's default.
  public let index: UInt8

  /// Makes a colour of the palette. Palette entry 0 (black) can't be named: 16 looks the same.
  public init(index: UInt8) {
    self.index = index
  }

  /// The terminal's default colour.
  public static let terminal = Color(index: 0)
  /// Palette entry 1.
  public static let red = Color(index: 1)
  /// Palette entry 2.
  public static let green = Color(index: 2)
  /// Palette entry 3.
  public static let yellow = Color(index: 3)
  /// Palette entry 4.
  public static let blue = Color(index: 4)
  /// Palette entry 6.
  public static let cyan = Color(index: 6)
}
