/// The contents of one or two cells.
struct Glyph {
  /// The base scalar, which takes up the cells.
  let scalar: Unicode.Scalar

  /// The number of cells, 1 or 2.
  let width: Int

  /// The marks that combine with it; usually `nil`.
  let marks: String.UnicodeScalarView?
}

extension String {
  /// The text of a glyph, including its marks.
  init(_ scalar: Unicode.Scalar, marks: String.UnicodeScalarView) {
    self.init(Character(scalar))
    unicodeScalars += marks
  }
}
