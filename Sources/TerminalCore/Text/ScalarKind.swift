/// How a scalar appears in a frame.
///
/// The kinds come from a table in this library rather than from the C library, whose answers depend
/// on the locale. A character on which the two disagree, or that only newer libraries know, counts
/// as unknown and is replaced by a mark: a shifted row is worse than a missing character.
enum ScalarKind: UInt8 {
  /// Takes one cell. Includes scalars of ambiguous width.
  case narrow
  /// Takes two cells.
  case wide
  /// Takes no cell and combines with the glyph before it.
  case joining
  /// Is omitted: a control character, a direction mark, or a variation selector. But a tab and a
  /// newline are shown as a blank.
  case removed
  /// Is shown as `?`, in one cell.
  case unknownNarrow
  /// Is shown as `〓`, the typographic mark for a missing character, in two cells.
  case unknownWide
}

extension Unicode.Scalar {
  /// How the scalar appears in a frame.
  var kind: ScalarKind {
    switch value {
    case 0x20..<0x7F, 0xFF61..<0xFFA0, 0x2500..<0x25A0, 0x2800..<0x2900: .narrow
    case 0x4E00..<0xA000, 0x3041..<0x3097, 0x309B..<0x3100, 0xAC00..<0xD7A4, 0xFF01..<0xFF61: .wide
    default: kindInTable
    }
  }

  /// Looks up the scalar in the table of ranges.
  private var kindInTable: ScalarKind {
    // A boundary is at or below the scalar if its entry is at or below this key.
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
