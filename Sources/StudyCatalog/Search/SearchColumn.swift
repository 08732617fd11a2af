import CStudyData

/// The names of many rows as one run of bytes, a line for each row, with its forms separated by
/// spaces. Patterns contain neither spaces, line feeds nor hyphens.
protocol SearchColumn: Sendable {
  /// Adds each row of a range with a word that begins with the pattern, unless it matches worse
  /// than `worst`.
  func add(
    _ pattern: [UInt8], in rows: Range<Int>, atLeast worst: SearchRank,
    to matches: inout SearchMatches)

  /// Adds each row of a range with a name that is the pattern, or begins with it, but for one letter
  /// that is not the first.
  ///
  /// - Complexity: O(*n*) in the rows.
  func addSlips(_ pattern: [UInt8], in rows: Range<Int>, to matches: inout SearchMatches)

  /// The forms of a row, without the words inside them.
  func forms(ofRow row: Int) -> [[UInt8]]
}

extension TableName {
  /// The bytes of the table, which are part of the program.
  var bytes: UnsafeBufferPointer<UInt8> {
    let table = unsafe cstudydata_table(rawValue)
    return unsafe UnsafeBufferPointer(start: table.start, count: table.count)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first occurrence of a pattern in a range; `nil` also for an empty pattern.
  func firstIndex(of pattern: [UInt8], in range: Range<Int>) -> Int? {
    unsafe pattern.withUnsafeBytes { pattern in
      guard let start = baseAddress, let wanted = pattern.baseAddress,
        let found = unsafe cstudydata_find(
          start + range.lowerBound, range.count, wanted, pattern.count)
      else { return nil }
      return unsafe found - UnsafeRawPointer(start)
    }
  }

  /// The position of the next space or line feed.
  func formEnd(from position: Int) -> Int {
    var end = position
    while unsafe self[end] > UInt8(ascii: " ") { end += 1 }
    return end
  }
}
