import CStudyData

/// A table of the program, read by independent code.
struct EmbeddedTable {
  let bytes: [UInt8]

  init(_ name: String) {
    let table = unsafe cstudydata_table(name)
    bytes = unsafe [UInt8](UnsafeBufferPointer(start: table.start, count: table.count))
  }

  /// The lines, the header first, each split into its cells.
  var lines: [[String]] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  /// The rows below the header, by the names of the columns.
  var rows: [[String: String]] {
    lines.dropFirst().map { cells in
      Dictionary(zip(lines[0], cells)) { first, _ in first }
    }
  }

  /// The cells of one column below the header.
  func column(_ name: String) -> [String] {
    guard let position = lines[0].firstIndex(of: name) else { return [] }
    return lines.dropFirst().map { $0[position] }
  }
}
