/// The number of cells that a terminal gives to glyphs such as `─ ● → ① α`.
///
/// Unicode calls their width ambiguous: one cell, or two with East Asian fonts.
public enum AmbiguousWidth: String, Hashable, Sendable, CaseIterable {
  /// One cell, which is what frames assume.
  case narrow = "1"
  /// Two cells. Substitutes are drawn instead, since frames assume one cell.
  case wide = "2"
}

extension Unicode.Scalar {
  /// Whether the scalar takes two cells on some terminals and one elsewhere.
  public var isAmbiguous: Bool {
    guard value > 0xA0, !isCommonIdeographOrKana else { return false }
    let boundaries = AmbiguousTable.boundaries
    var (low, high) = (0, boundaries.count)
    while low < high {
      let middle = (low + high) / 2
      if boundaries[middle] <= value { low = middle + 1 } else { high = middle }
    }
    // After the first scalar of a range and before its end.
    return low % 2 == 1
  }
}
