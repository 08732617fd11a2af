import CStudyData

/// The texts of many rows in one run of bytes, so that one pass finds all that match.
///
/// Each text has a zero on both sides, which no pattern holds.
struct SearchColumn {
  private var bytes: [UInt8] = [0]
  /// Where each row starts.
  private var starts: [Int] = []

  /// Starts with no row; the capacity is in bytes.
  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// Starts the next row.
  mutating func beginRow() {
    starts.append(bytes.count)
  }

  /// Adds a text to the last row.
  mutating func append(_ text: [UInt8]) {
    bytes.append(contentsOf: text)
    bytes.append(0)
  }

  /// Notes for each row in the range whether one of its texts holds the pattern, or begins with it.
  ///
  /// - Complexity: O(*n*) in the bytes of the rows.
  func note(_ pattern: [UInt8], in rows: Range<Int>, into matches: inout SearchMatches) {
    guard !pattern.isEmpty, !rows.isEmpty else { return }
    var row = rows.lowerBound
    var position = starts[row]
    let end = end(of: rows.upperBound - 1)
    while let found = find(pattern, in: position..<end) {
      while self.end(of: row) <= found {
        row += 1
      }
      let isBeginning = bytes[found - 1] == 0
      matches.add(row: row, isBeginning: isBeginning)
      position = isBeginning ? self.end(of: row) : found + 1
    }
  }

  private func end(of row: Int) -> Int {
    row + 1 < starts.count ? starts[row + 1] : bytes.count
  }

  private func find(_ pattern: [UInt8], in range: Range<Int>) -> Int? {
    unsafe bytes.withUnsafeBytes { bytes -> Int? in
      unsafe pattern.withUnsafeBytes { pattern -> Int? in
        guard let start = bytes.baseAddress, let needle = pattern.baseAddress else { return nil }
        let found = unsafe cstudydata_find(
          start + range.lowerBound, range.count, needle, pattern.count)
        guard let found = unsafe found else { return nil }
        return unsafe found - start
      }
    }
  }
}
