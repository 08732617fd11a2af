extension String {
  /// The number of cells that the text takes on one line.
  ///
  /// - Complexity: O(*n*), where *n* is the number of scalars.
  public var displayWidth: Int {
    var width = 0
    forEachGlyph { _, columns, _ in
      width += columns
      return true
    }
    return width
  }
}
