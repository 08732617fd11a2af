import Glibc

/// The rows of `fsrs-vectors.tsv`, whose first lines say what they are.
enum VectorFile {
  private static let rows: [[String]] = {
    let path = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard let file = unsafe fopen(path.joined(separator: "/") + "/fsrs-vectors.tsv", "r") else {
      return []
    }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while case let count = unsafe fread(&part, 1, part.count, file), count > 0 {
      bytes += part[..<count]
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
      line.split(separator: "\t").map(String.init)
    }
  }()

  /// The rows of a kind, with their cells.
  static func rows(_ kind: String) -> [[String]] { rows.filter { $0.first == kind } }

  /// The numbers of a cell.
  static func numbers(_ cell: String) -> [Double] {
    cell.split(separator: " ").compactMap { Double($0) }
  }
}
