import CStudyData

/// The forms of the names of many rows in one run of bytes, so that one pass finds all that match.
///
/// The bytes are an embedded table of one column, read where they lie: a line for each row, its forms
/// separated by spaces. No pattern holds a byte as low as what separates them.
struct SearchColumn: Sendable {
  private let table: TableName
  /// Where each row starts; then where the last one ends.
  private let starts: [Int]

  /// Finds the rows of a table.
  ///
  /// - Complexity: O(*n*) in the bytes of the table.
  init(_ table: TableName) {
    self.table = table
    var starts: [Int] = []
    starts.reserveCapacity(2_000)
    let bytes = unsafe Self.bytes(of: table)
    let lineFeed = [UInt8(ascii: "\n")]
    var position = 0
    while let end = unsafe Self.find(lineFeed, in: bytes, position..<bytes.count) {
      position = end + 1
      starts.append(position)
    }
    self.starts = starts
  }

  /// How many rows there are.
  var rowCount: Int { starts.count - 1 }

  /// Adds each row in the range of which a form holds the pattern, unless it matches worse than asked.
  ///
  /// Where a form holds it more than once, the first place counts.
  ///
  /// - Complexity: O(*n*) in the bytes of the rows.
  func add(
    _ pattern: [UInt8], in rows: Range<Int>, atLeast worst: SearchRank = .holds,
    to matches: inout SearchMatches
  ) {
    guard !pattern.isEmpty, !rows.isEmpty else { return }
    let bytes = unsafe Self.bytes(of: table)
    var row = rows.lowerBound
    var position = starts[row]
    let end = starts[rows.upperBound]
    while let found = unsafe Self.find(pattern, in: bytes, position..<end) {
      while starts[row + 1] <= found { row += 1 }
      let rank = unsafe Self.rank(of: found..<found + pattern.count, in: bytes)
      if rank <= worst { matches.add(rank, row: row) }
      position = rank == .exact ? starts[row + 1] : unsafe Self.formEnd(after: found, in: bytes)
    }
  }

  /// What is left of a pattern that begins with a row's name, whole or without its ending.
  func rests(of pattern: [UInt8], after row: Int) -> [[UInt8]] {
    let bytes = unsafe Self.bytes(of: table)
    let line = unsafe bytes[starts[row]..<starts[row + 1] - 1]
    return unsafe line.split(separator: UInt8(ascii: " ")).flatMap { form in
      let common = unsafe zip(form, pattern).prefix { $0 == $1 }.count
      return (1..<max(1, min(common + 1, pattern.count)))
        .filter { unsafe NameEnding.isEnding(form.dropFirst($0)) }
        .map { Array(pattern[$0...]) }
    }
  }

  private static func rank(of match: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> SearchRank
  {
    guard unsafe isSeparator(bytes[match.lowerBound - 1]) else {
      // Hiragana begins with E3 in UTF-8, and kanji with what is above.
      let isPart = unsafe bytes[match.lowerBound] == 0xE3 && bytes[match.lowerBound - 3] > 0xE3
      return isPart ? .beginsPart : .holds
    }
    var end = match.upperBound
    while unsafe !isSeparator(bytes[end]) {
      end += 1
      guard end - match.upperBound <= NameEnding.maximumCount else { return .begins }
    }
    return unsafe NameEnding.isEnding(bytes[match.upperBound..<end]) ? .exact : .begins
  }

  private static func formEnd(after position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = position
    while unsafe !isSeparator(bytes[end]) { end += 1 }
    return end
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }

  /// The first place where the bytes hold the pattern, from one position to another.
  private static func find(
    _ pattern: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int? {
    unsafe pattern.withUnsafeBytes { pattern in
      guard let start = bytes.baseAddress, let needle = pattern.baseAddress,
        let found = unsafe cstudydata_find(
          start + range.lowerBound, range.count, needle, pattern.count)
      else { return nil }
      return unsafe found - UnsafeRawPointer(start)
    }
  }

  /// The table's bytes, which live as long as the program.
  private static func bytes(of table: TableName) -> UnsafeBufferPointer<UInt8> {
    let table = unsafe cstudydata_table(table.rawValue)
    return unsafe UnsafeBufferPointer(start: table.start, count: table.count)
  }
}
