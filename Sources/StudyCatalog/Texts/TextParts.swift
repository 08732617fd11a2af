extension StringProtocol {
  /// The index of the first occurrence of a part; `nil` if there is none.
  ///
  /// The functions of the standard library for this bring regular expressions into the program,
  /// which make its start longer.
  func index(of part: String) -> Index? {
    indices.first { self[$0...].hasPrefix(part) }
  }
}
