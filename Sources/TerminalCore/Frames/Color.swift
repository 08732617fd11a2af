/// A colour of the 256-colour palette, or the terminal's default.
public struct Color: Hashable, Sendable {
  /// The palette index from 1 to 255; 0 is the terminal's default.
  public let index: UInt8

  /// Makes a colour of the palette. Palette entry 0 (black) can't be named: 16 looks the same.
  public init(index: UInt8) {
    self.index = index
  }

  /// The colour of the palette that is nearest to red, green and blue from 0 to 255.
  ///
  /// It is never one of the first sixteen, which people choose themselves.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(index: UInt8(Palette.nearest(to: [Int(red), Int(green), Int(blue)])))
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
  /// Palette entry 5.
  public static let magenta = Color(index: 5)
  /// Palette entry 6.
  public static let cyan = Color(index: 6)
}
