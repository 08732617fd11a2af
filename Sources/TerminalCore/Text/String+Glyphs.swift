extension String {
  /// Calls a function for each glyph, left to right, until it returns `false`.
  ///
  /// Nearly all text consists only of scalars that have a width. Those are read here as bytes, five
  /// times as fast as by index. A scalar is passed on as soon as the next one is known not to
  /// combine with it; from the first one that does, ``Glyphs`` handles the rest.
  @inline(__always)
  func forEachGlyph(
    _ body: (_ scalar: Unicode.Scalar, _ width: Int, _ marks: String.UnicodeScalarView?) -> Bool
  ) {
    let bytes = utf8Span.span
    var position = 0
    // The scalar waiting for the next one to be known; its width is 0 if none waits.
    var (waiting, waitingWidth, waitingPosition) = (Unicode.Scalar(0 as UInt8), 0, 0)
    while position < bytes.count {
      let (scalar, length) = bytes.scalar(at: position)
      guard let width = scalar.plainWidth else {
        let start = utf8.index(startIndex, offsetBy: waitingWidth == 0 ? position : waitingPosition)
        for glyph in Glyphs(self, from: start) {
          guard body(glyph.scalar, glyph.width, glyph.marks) else { return }
        }
        return
      }
      if waitingWidth > 0 { guard body(waiting, waitingWidth, nil) else { return } }
      (waiting, waitingWidth, waitingPosition) = (scalar, width, position)
      position += length
    }
    if waitingWidth > 0 { _ = body(waiting, waitingWidth, nil) }
  }
}

extension Unicode.Scalar {
  /// The number of cells of a scalar that is shown as itself and combines with nothing; otherwise
  /// `nil`.
  var plainWidth: Int? {
    switch kind {
    case .narrow: letterOfFlag == nil ? 1 : nil
    case .wide: isSkinTone ? nil : 2
    default: nil
    }
  }
}

extension Span<UInt8> {
  /// Decodes the scalar at an offset in valid UTF-8; also returns its number of bytes.
  @inline(__always)
  fileprivate func scalar(at position: Int) -> (Unicode.Scalar, length: Int) {
    let lead = UInt32(self[position])
    let (value, length): (UInt32, Int) =
      switch lead {
      case ..<0x80: (lead, 1)
      case ..<0xE0: ((lead & 0x1F) << 6 | tail(position + 1), 2)
      case ..<0xF0: ((lead & 0x0F) << 12 | tail(position + 1) << 6 | tail(position + 2), 3)
      default:
        (
          (lead & 0x07) << 18 | tail(position + 1) << 12 | tail(position + 2) << 6
            | tail(position + 3), 4
        )
      }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  @inline(__always)
  private func tail(_ position: Int) -> UInt32 { UInt32(self[position] & 0x3F) }
}
