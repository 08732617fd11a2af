extension StringProtocol {
  /// The index of the first occurrence of a part; `nil` if there is none.
  ///
  /// The functions of the standard library for this bring regular expressions into the program,
  /// which make its start longer. Bytes are compared, because finding the characters of a long text
  /// takes much longer.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  func index(of part: String) -> Index? {
    let part = Array(part.utf8)
    return utf8.indices.first { utf8[$0] == part.first && utf8[$0...].starts(with: part) }
  }
}
