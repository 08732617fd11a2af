/// What becomes of a scalar in a frame.
///
/// The kinds are ours and not the C library's, whose answer depends on the locale. Where the two
/// disagree, or where only new libraries know a character, it is unknown, and a mark takes its
/// place: a row that shifts is worse than a missing character.
enum ScalarKind: UInt8 {
  /// Takes one cell. Scalars of ambiguous width are among these.
  case narrow
  /// Takes two cells.
  case wide
  /// Takes no cell of its own and joins the glyph before it.
  case joining
  /// Is left out: a control, a direction mark, a variation selector.
  case removed
  /// Is shown as one `?`.
  case unknownNarrow
  /// Is shown as one `〓`, the printer's mark for a missing character.
  case unknownWide
}

extension Unicode.Scalar {
  /// What becomes of the scalar in a frame.
  var kind: ScalarKind {
    switch value {
    case 0x20..<0x7F, 0xFF61..<0xFFA0, 0x2500..<0x25A0: .narrow
    case 0x4E00..<0xA000, 0x3041..<0x3097, 0x309B..<0x3100, 0xAC00..<0xD7A4, 0xFF01..<0xFF61: .wide
    default: kindInTable
    }
  }

  /// Looks the scalar up among the ranges.
  private var kindInTable: ScalarKind {
    // A boundary is at or below the scalar when it is at or below this key.
    let key = value << 3 | 7
    let boundaries = WidthTable.boundaries
    var (low, high) = (0, boundaries.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if boundaries[middle] <= key { low = middle } else { high = middle }
    }
    return ScalarKind(rawValue: UInt8(truncatingIfNeeded: boundaries[low] & 7)) ?? .unknownNarrow
  }
}
