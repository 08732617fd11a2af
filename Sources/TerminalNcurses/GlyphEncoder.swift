import CNcurses
import TerminalCore

/// Makes the glyphs of ncurses for cells of one style.
struct GlyphEncoder {
  /// An empty cell with its style.
  let blank: Cell

  private let attributes: attr_t
  private let pair: CInt

  /// The glyph of the empty cell, from which the others are made.
  private let blankGlyph: cchar_t

  /// Creates an encoder, which may define a new color pair.
  init(_ style: Style, _ colors: inout ColorPairs) {
    self.init(
      style, attributes: style.attributes.ncursesAttributes, pair: colors.number(for: style))
  }

  /// Creates an encoder for the terminal's default style.
  init() { self.init(.plain, attributes: 0, pair: 0) }

  private init(_ style: Style, attributes: attr_t, pair: CInt) {
    blank = .blank(style)
    self.attributes = attributes
    self.pair = pair
    blankGlyph = cncurses_blank(attributes, pair)
  }

  /// The glyph of a cell, which must have the encoder's style and not be the second half of a
  /// glyph.
  func glyph(of cell: Cell, in frame: Frame) -> cchar_t {
    guard let scalar = cell.scalar else {
      let text = frame.text(of: cell).unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
      return unsafe text.withUnsafeBufferPointer { text in
        guard let start = text.baseAddress else { return blankGlyph }
        return unsafe cncurses_glyph(start, attributes, pair)
      }
    }
    var glyph = blankGlyph
    glyph.chars.0 = wchar_t(bitPattern: scalar.value)
    return glyph
  }
}
