extension Unicode.Scalar {
  /// The scalar of ASCII that a full-width letter, digit, sign or space stands for, as an input
  /// method types it; any other scalar stays as it is.
  package var halfWidth: Unicode.Scalar {
    switch value {
    case 0x3000: " "
    case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0) ?? self
    default: self
    }
  }
}
