/// How a scalar appears in a frame.
///
/// The kinds come from our own table and not from the C library, whose answer depends on the
/// locale. If the two disagree, or if only newer libraries know a character, it counts as unknown,
/// and a mark replaces it: a shifted row is worse than a missing character.
enum ScalarKind: UInt8 {
  /// Takes one cell. This includes scalars of ambiguous width.
  case narrow
  /// Takes two cells.
  case wide
  /// Takes no cell of its own and joins the glyph before it.
  case joining
  /// Left out: a control character, a direction mark, a variation selector.
  case removed
  /// Shown as one `?`.
  case unknownNarrow
  /// Shown as one `〓`, the printer's mark for a missing character.
  case unknownWide
}

extension Unicode.Scalar {
  /// How the scalar appears in a frame.
  var kind: ScalarKind {
    switch value {
    case 0x20..<0x7F, 0xFF61..<0xFFA0, 0x2500..<0x25A0: .narrow
    case 0x4E00..<0xA000, 0x3041..<0x3097, 0x309B..<0x3100, 0xAC00..<0xD7A4, 0xFF01..<0xFF61: .wide
    default: kindInTable
    }
  }

  /// Looks up the scalar among the ranges.
  private var kindInTable: ScalarKind {
    // A boundary is at or below the scalar if it is at or below this key.
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
