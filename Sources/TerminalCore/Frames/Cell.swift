/// One cell of a frame, stored as a number of eight bytes, so that cells are copied and compared as
/// fast as numbers.
///
/// A wide glyph, such as a kanji, takes two cells: one of width 2, and a trailing one of width 0.
public struct Cell: Hashable, Sendable {
  /// From the lowest bit: the code, the colors of the glyph and behind it, the attributes, and the
  /// width.
  @usableFromInline let bits: UInt64

  init(code: UInt32, style: Style, width: UInt8) {
    bits =
      UInt64(code) | UInt64(style.foreground.index) << 32 | UInt64(style.background.index) << 40
      | UInt64(style.attributes.rawValue) << 48 | UInt64(width) << 56
  }

  private init(bits: UInt64) { self.bits = bits }

  /// The cell with more attributes.
  func adding(_ attributes: Attributes) -> Cell {
    Cell(bits: bits | UInt64(attributes.rawValue) << 48)
  }

  /// A Unicode scalar or, if the highest bit is set, the number of a cluster of the frame.
  var code: UInt32 { UInt32(truncatingIfNeeded: bits) }

  /// The colors and attributes.
  public var style: Style {
    Style(
      foreground: Color(index: UInt8(truncatingIfNeeded: bits >> 32)),
      background: Color(index: UInt8(truncatingIfNeeded: bits >> 40)),
      attributes: Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> 48)))
  }

  /// The number of cells that the glyph takes: 1 or 2; 0 in the second half of a wide glyph.
  @inlinable public var width: UInt8 { UInt8(truncatingIfNeeded: bits >> 56) }

  /// The only scalar of the glyph; `nil` if it has several, and in the second half of a wide glyph.
  public var scalar: Unicode.Scalar? { width == 0 ? nil : Unicode.Scalar(code) }

  /// Whether the cell is a space in the terminal's default style.
  public var isBlank: Bool { self == .blank(.plain) }

  /// Whether the cell has the same style as another.
  @inlinable package func hasStyle(of other: Cell) -> Bool {
    (bits ^ other.bits) & Self.styleBits == 0
  }

  /// The bits of the colors and attributes.
  @usableFromInline static let styleBits: UInt64 = 0x00FF_FFFF_0000_0000

  /// The bit that marks a cluster number.
  static let clusterBit: UInt32 = 0x8000_0000

  /// An empty cell with a style.
  package static func blank(_ style: Style) -> Cell { Cell(code: 0x20, style: style, width: 1) }

  /// The second half of a wide glyph.
  static func trailing(_ style: Style) -> Cell { Cell(code: 0, style: style, width: 0) }
}
