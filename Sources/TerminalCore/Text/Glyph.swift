/// The content of one or two cells.
struct Glyph {
  /// The scalar that takes the cells.
  let scalar: Unicode.Scalar

  /// The number of cells, 1 or 2.
  let width: Int

  /// The marks that join it; usually none.
  let marks: String.UnicodeScalarView?
}

extension String {
  /// The text of a glyph with marks.
  init(_ scalar: Unicode.Scalar, marks: String.UnicodeScalarView) {
    self.init(Character(scalar))
    unicodeScalars += marks
  }
}
