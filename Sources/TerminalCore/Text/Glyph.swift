/// What stands in one or two cells.
struct Glyph {
  /// The scalar that takes the cells.
  let scalar: Unicode.Scalar

  /// The number of cells, 1 or 2.
  let width: Int

  /// The marks that join it, hardly ever any.
  let marks: String.UnicodeScalarView?

  /// The scalar and its marks.
  var text: String {
    var text = String(Character(scalar))
    if let marks { text.unicodeScalars += marks }
    return text
  }
}
