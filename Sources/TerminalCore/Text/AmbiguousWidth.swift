/// The number of cells in which a terminal draws glyphs such as `─ ● → ① α`.
///
/// Unicode calls their width ambiguous: one cell, or two with East Asian fonts.
public enum AmbiguousWidth: String, Hashable, Sendable, CaseIterable {
  /// One cell, which frames assume.
  case narrow = "1"
  /// Two cells. Substitutes are drawn instead, because frames assume one cell.
  case wide = "2"
}

extension Unicode.Scalar {
  /// Whether some terminals draw the scalar in two cells and others in one.
  public var isAmbiguous: Bool {
    guard value > 0xA0, !isCommonIdeographOrKana else { return false }
    let boundaries = AmbiguousTable.boundaries
    var (low, high) = (0, boundaries.count)
    while low < high {
      let middle = (low + high) / 2
      if boundaries[middle] <= value { low = middle + 1 } else { high = middle }
    }
    // An odd index means after the start of a range and before its end.
    return low % 2 == 1
  }
}
