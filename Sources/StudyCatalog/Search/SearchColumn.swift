import CStudyData

/// The forms of the names of many rows in one run of bytes: a line for each row, its forms separated by
/// spaces. No pattern holds a byte as low as those, nor a hyphen.
protocol SearchColumn: Sendable {
  /// Adds each row in the range of which a form holds the pattern where a word begins, unless it matches
  /// worse than asked.
  func add(
    _ pattern: [UInt8], in rows: Range<Int>, atLeast worst: SearchRank,
    to matches: inout SearchMatches)

  /// The forms of a row, but for the words inside them.
  func forms(ofRow row: Int) -> [[UInt8]]
}

extension TableName {
  /// The table's bytes, which live as long as the program, to be read where they lie.
  var bytes: UnsafeBufferPointer<UInt8> {
    let table = unsafe cstudydata_table(rawValue)
    return unsafe UnsafeBufferPointer(start: table.start, count: table.count)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first place in a range where the bytes hold a pattern; `nil` too when the pattern is empty.
  func firstIndex(of pattern: [UInt8], in range: Range<Int>) -> Int? {
    unsafe pattern.withUnsafeBytes { pattern in
      guard let start = baseAddress, let wanted = pattern.baseAddress,
        let found = unsafe cstudydata_find(
          start + range.lowerBound, range.count, wanted, pattern.count)
      else { return nil }
      return unsafe found - UnsafeRawPointer(start)
    }
  }

  /// The first place from a position on where a byte is a blank or a line feed.
  func formEnd(from position: Int) -> Int {
    var end = position
    while unsafe self[end] > UInt8(ascii: " ") { end += 1 }
    return end
  }
}
