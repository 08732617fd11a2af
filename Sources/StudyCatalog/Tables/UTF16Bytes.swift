extension [UInt8] {
  /// The same text in UTF-8 if it is in UTF-16 with a byte order mark, as spreadsheets write it;
  /// the mark stays. Otherwise, the bytes as they are; `nil` for invalid UTF-16.
  package var inUTF8: [UInt8]? {
    let isLittleEndian = starts(with: [0xFF, 0xFE])
    guard isLittleEndian || starts(with: [0xFE, 0xFF]) else { return self }
    guard count.isMultiple(of: 2) else { return nil }
    let units = stride(from: 0, to: count, by: 2).map { start in
      let (first, second) = (UInt16(self[start]), UInt16(self[start + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
  }
}
