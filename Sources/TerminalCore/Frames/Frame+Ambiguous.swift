extension Frame {
  /// The frame for a terminal that gives two cells to glyphs of ambiguous width: each is replaced
  /// by a glyph that takes one cell everywhere.
  ///
  /// Layout, clipping, and clicks are therefore the same on every terminal, and no row becomes too
  /// long.
  ///
  /// - Complexity: O(*n*), where *n* is the number of cells.
  public func withoutAmbiguousGlyphs() -> Frame {
    var frame = self
    for (index, cell) in cells.enumerated() where cell.width == 1 && cell.code > 0xA0 {
      let scalar = cell.scalar ?? clusters.text(of: cell.code)?.unicodeScalars.first
      guard let scalar, scalar.isAmbiguous else { continue }
      let substitute = AmbiguousSubstitutes.substitute(for: scalar)
      frame.cells[index] = Cell(code: substitute.value, style: cell.style, width: 1)
    }
    return frame
  }
}
