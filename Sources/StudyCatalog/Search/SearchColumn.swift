import CStudyData

/// The names of many rows as one run of bytes: a line for each row, with its forms separated by
/// spaces. Patterns contain no spaces, line feeds or hyphens.
protocol SearchColumn: Sendable {
  /// Adds each row of a range that has a word beginning with the pattern, unless its rank is worse
  /// than `worst`.
  func add(
    _ pattern: [UInt8], in rows: Range<Int>, atLeast worst: SearchRank,
    to matches: inout SearchMatches)

  /// Adds each row of a range that has a name equal to the pattern, or beginning with it, except
  /// for one letter that is not the first.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  func addSlips(_ pattern: [UInt8], in rows: Range<Int>, to matches: inout SearchMatches)

  /// Returns the forms of a row, without the words inside them.
  func forms(ofRow row: Int) -> [[UInt8]]
}

extension TableName {
  /// The bytes of the table, which stay valid because they are part of the program.
  var bytes: UnsafeBufferPointer<UInt8> {
    let table = unsafe cstudydata_table(rawValue)
    return unsafe UnsafeBufferPointer(start: table.start, count: table.count)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset of the first occurrence of a pattern in a range. The pattern must not be
  /// empty.
  func firstIndex(of pattern: [UInt8], in range: Range<Int>) -> Int? {
    unsafe pattern.withUnsafeBytes { pattern in
      guard let start = baseAddress, let wanted = pattern.baseAddress,
        let found = unsafe cstudydata_find(
          start + range.lowerBound, range.count, wanted, pattern.count)
      else { return nil }
      return unsafe found - UnsafeRawPointer(start)
    }
  }

  /// Returns the offset of the next space or line feed.
  func formEnd(from position: Int) -> Int {
    var end = position
    while unsafe self[end] > UInt8(ascii: " ") { end += 1 }
    return end
  }
}
