/// A color of the 256-color palette, or the terminal's default color.
public struct Color: Hashable, Sendable {
  /// The palette index, from 1 to 255; 0 is the terminal's default color.
  public let index: UInt8

  /// Creates a color from its palette index. Palette entry 0 (black) isn't available, because 0 is
  /// the default; 16 looks the same.
  public init(index: UInt8) {
    self.index = index
  }

  /// The palette color nearest to the given components, which are from 0 to 255.
  ///
  /// It is never one of the first sixteen colors, which users can change.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(index: UInt8(Palette.nearest(to: [Int(red), Int(green), Int(blue)])))
  }

  /// The terminal's default color.
  public static let terminal = Color(index: 0)
  /// Palette entry 1, which users can change.
  public static let red = Color(index: 1)
  /// Palette entry 2, which users can change.
  public static let green = Color(index: 2)
  /// Palette entry 3, which users can change.
  public static let yellow = Color(index: 3)
  /// Palette entry 4, which users can change.
  public static let blue = Color(index: 4)
  /// Palette entry 5, which users can change.
  public static let magenta = Color(index: 5)
  /// Palette entry 6, which users can change.
  public static let cyan = Color(index: 6)
}
