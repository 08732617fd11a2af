/// One cell of a frame, stored in eight bytes.
///
/// A wide glyph, such as a kanji, takes two cells: one of width 2, and a trailing one of width 0.
public struct Cell: Hashable, Sendable {
  /// A Unicode scalar or, if the highest bit is set, the number of a cluster of the frame.
  let code: UInt32

  /// The colors and attributes.
  public let style: Style

  /// The number of cells that the glyph takes: 1 or 2; 0 in the second half of a wide glyph.
  public let width: UInt8

  /// The only scalar of the glyph; `nil` if it has several, and in the second half of a wide glyph.
  public var scalar: Unicode.Scalar? { width == 0 ? nil : Unicode.Scalar(code) }

  /// Whether the cell is a space in the terminal's default style.
  public var isBlank: Bool { code == 0x20 && style == .plain }

  /// The bit that marks a cluster number.
  static let clusterBit: UInt32 = 0x8000_0000

  /// An empty cell with a style.
  static func blank(_ style: Style) -> Cell { Cell(code: 0x20, style: style, width: 1) }

  /// The second half of a wide glyph.
  static func trailing(_ style: Style) -> Cell { Cell(code: 0, style: style, width: 0) }
}
