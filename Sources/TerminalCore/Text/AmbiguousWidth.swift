/// How many cells a terminal gives to glyphs such as `─ ● → ① α`.
///
/// Unicode calls their width ambiguous: one cell, or two where East Asian fonts are used.
public enum AmbiguousWidth: String, Hashable, Sendable, CaseIterable {
  /// One cell, as everywhere here.
  case narrow = "1"
  /// Two cells. Others are drawn in their place then, since one cell is what was reckoned with.
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
    // Behind the first of a range and before its end.
    return low % 2 == 1
  }
}
