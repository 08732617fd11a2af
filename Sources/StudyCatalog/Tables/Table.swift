import CStudyData

/// A table of tab separated cells below a header row.
///
/// Cells are found in one pass and become strings only when they are asked for.
struct Table {
  private let bytes: [UInt8]
  /// Where each cell starts, row by row; then one past the end of the last cell.
  private let starts: [Int]
  /// The names in the header row.
  let columns: [String]

  /// Reads an embedded table.
  ///
  /// - Complexity: O(*n*) in the bytes of the table.
  init(_ name: TableName) {
    let table = unsafe cstudydata_table(name.rawValue)
    self.init(unsafe [UInt8](UnsafeBufferPointer(start: table.start, count: table.count)))
  }

  /// Reads a table from its bytes. Every line must end with a line feed.
  init(_ bytes: [UInt8]) {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 8)
    var width = 0
    for (position, byte) in bytes.enumerated() where byte == 0x09 || byte == 0x0A {
      starts.append(position + 1)
      if byte == 0x0A, width == 0 {
        width = starts.count - 1
      }
    }
    let header = (0..<width).map { cell in
      String(decoding: bytes[starts[cell]..<starts[cell + 1] - 1], as: UTF8.self)
    }
    self.bytes = bytes
    self.starts = starts
    columns = header
  }

  /// How many rows stand below the header.
  var rowCount: Int {
    columns.isEmpty ? 0 : (starts.count - 1) / columns.count - 1
  }

  /// The rows below the header, in order.
  var rows: some Sequence<TableRow> {
    (0..<rowCount).lazy.map { TableRow(table: self, index: $0) }
  }

  /// Returns the text of a cell. Rows count from 0 below the header.
  func text(row: Int, column: Int) -> String {
    let cell = (row + 1) * columns.count + column
    return String(decoding: bytes[starts[cell]..<starts[cell + 1] - 1], as: UTF8.self)
  }

  /// Returns the position of a column. A name that the table lacks is a mistake of the caller.
  func column(_ name: String) -> Int {
    guard let column = columns.firstIndex(of: name) else {
      preconditionFailure("no column “\(name)” among \(columns)")
    }
    return column
  }
}
