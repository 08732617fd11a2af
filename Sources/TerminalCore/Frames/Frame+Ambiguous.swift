extension Frame {
  /// The frame as drawn on a terminal where glyphs of ambiguous width take two cells: each of them
  /// is replaced by a glyph that takes one cell everywhere.
  ///
  /// So layout, clipping and clicks are the same on every terminal, and no row is ever longer than
  /// the frame says.
  ///
  /// - Complexity: O(*n*) in the number of cells.
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
