/// The names in kanji and kana. A search scans them in one pass.
///
/// A match may begin at any kanji, and at kana after a kanji. A match that includes the name's
/// ending must begin at a word; the words inside a name are separate forms, marked by a hyphen. So
/// 東京都 doesn't contain 京都, but 北広島市 contains 広島市.
struct NameColumn: SearchColumn {
  private let table = TableName.searchNames
  /// The offset of each row in bytes, followed by the end of the last one.
  private let starts: [Int]
  /// The last character of each row: the ending of its name, such as 市.
  let endings: [Unicode.Scalar?]

  /// Locates the rows of the table.
  ///
  /// - Complexity: O(*n*) in the number of bytes in the table.
  init() {
    var starts: [Int] = []
    var endings: [Unicode.Scalar?] = []
    starts.reserveCapacity(2_000)
    endings.reserveCapacity(2_000)
    let bytes = unsafe table.bytes
    let lineFeed = [UInt8(ascii: "\n")]
    var position = 0
    while let end = unsafe bytes.firstIndex(of: lineFeed, in: position..<bytes.count) {
      if !starts.isEmpty { endings.append(unsafe Self.kanji(bytes[(end - 3)..<end])) }
      position = end + 1
      starts.append(position)
    }
    self.starts = starts
    self.endings = endings
  }

  /// The number of rows.
  var rowCount: Int { starts.count - 1 }

  /// Adds the matching rows. If a form contains the pattern more than once, the first occurrence
  /// counts.
  ///
  /// - Complexity: O(*n*) in the number of bytes in the rows.
  func add(
    _ pattern: [UInt8], in rows: Range<Int>, atLeast worst: SearchRank,
    to matches: inout SearchMatches
  ) {
    guard !pattern.isEmpty, !rows.isEmpty else { return }
    let bytes = unsafe table.bytes
    var row = rows.lowerBound
    var position = starts[row]
    let end = starts[rows.upperBound]
    while let found = unsafe bytes.firstIndex(of: pattern, in: position..<end) {
      while starts[row + 1] <= found { row += 1 }
      let formEnd = unsafe bytes.formEnd(from: found + pattern.count)
      let rank = unsafe rank(of: found..<found + pattern.count, formEnd: formEnd, in: bytes)
      if rank <= worst { matches.add(rank, row: row) }
      position = rank == .exact ? starts[row + 1] : formEnd
    }
  }

  func addSlips(_ pattern: [UInt8], in rows: Range<Int>, to matches: inout SearchMatches) {
    guard pattern.count >= 3 else { return }
    let bytes = unsafe table.bytes
    for row in rows {
      var start = starts[row]
      // All forms of a name begin with the same letter.
      guard unsafe bytes[start + 2] == pattern[2], unsafe bytes[start + 1] == pattern[1] else {
        continue
      }
      while start < starts[row + 1], unsafe bytes[start] != hyphen {
        let end = unsafe bytes.formEnd(from: start)
        if let rank = unsafe SearchRank(ofSlip: pattern, in: bytes[start..<end], letter: 3) {
          matches.add(rank, row: row)
        }
        start = end + 1
      }
    }
  }

  func forms(ofRow row: Int) -> [[UInt8]] {
    let bytes = unsafe table.bytes
    var forms: [[UInt8]] = []
    var start = starts[row]
    while start < starts[row + 1], unsafe bytes[start] != hyphen {
      let end = unsafe bytes.formEnd(from: start)
      forms.append(unsafe Array(bytes[start..<end]))
      start = end + 1
    }
    return forms
  }

  /// Returns the rank of a match in a form.
  private func rank(
    of found: Range<Int>, formEnd: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> SearchRank {
    let before = unsafe bytes[found.lowerBound - 1]
    if before < hyphen {
      return unsafe NameEnding.isEnding(bytes[found.upperBound..<formEnd]) ? .exact : .begins
    }
    if before == hyphen { return .inside }
    guard unsafe Self.isWordBegun(at: found.lowerBound, in: bytes) else { return .none }
    let takesEnding =
      unsafe found.upperBound == formEnd && NameEnding.isEnding(bytes[(formEnd - 3)..<formEnd])
    return takesEnding ? .none : .inside
  }

  /// Returns the scalar that three bytes of UTF-8 encode.
  private static func kanji(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    Unicode.Scalar(unsafe bytes.reduce(0) { $0 << 6 | UInt32($1 & 0x3F) } & 0xFFFF)
  }

  /// Returns whether a kanji begins here, or kana after a kanji. Both take three bytes; kana begins
  /// with E3, kanji with a higher byte.
  private static func isWordBegun(
    at position: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    unsafe bytes[position] > 0xE3 || bytes[position - 3] > 0xE3
  }
}

/// The mark before a word inside a name.
private let hyphen = UInt8(ascii: "-")
