/// The lines that have arrived, but were not taken.
struct LineBuffer {
  /// The longest line, in bytes, as long as a paste: 1 MiB. The rest of a line is dropped.
  static let limit = 1 << 20

  private var complete: [String] = []
  private var begun: [UInt8] = []

  /// Adds bytes that have arrived.
  ///
  /// - Complexity: O(*n*), where *n* is the number of these bytes.
  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        endLine()
      } else if begun.count < Self.limit {
        begun.append(byte)
      }
    }
  }

  /// Ends the last line of a file, which may lack a newline.
  mutating func end() {
    if !begun.isEmpty { endLine() }
  }

  /// Removes and returns the first line, without its newline; `nil` if none is complete.
  mutating func takeLine() -> String? { complete.isEmpty ? nil : complete.removeFirst() }

  private mutating func endLine() {
    if begun.last == UInt8(ascii: "\r") { begun.removeLast() }
    complete.append(String(decoding: begun, as: UTF8.self))
    begun = []
  }
}
