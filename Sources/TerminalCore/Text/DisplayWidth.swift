extension String {
  /// How many cells the text takes on one line.
  ///
  /// - Complexity: O(*n*) in the number of scalars.
  public var displayWidth: Int {
    Glyphs(self).reduce(0) { $0 + $1.width }
  }
}

extension Unicode.Scalar {
  /// The cells that the scalar takes: 0 for a combining one, `nil` for a control character.
  var cellWidth: Int? {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: nil
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
