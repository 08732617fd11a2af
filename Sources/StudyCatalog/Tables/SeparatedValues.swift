/// Reads the records of comma-separated values, as defined by RFC 4180; lines may also end with LF,
/// and the separator may be another character.
package struct SeparatedValues: Sequence, IteratorProtocol {
  /// A record: its fields, and the line on which it starts.
  package struct Record {
    /// The line number, from 1.
    package let line: Int
    /// The fields; `nil` if a quotation mark is missing, or something follows a closing one.
    package let fields: [String]?
  }

  private var rest: Substring.UTF8View
  private var line: Int
  /// The end of what was read for the last record whose quotation marks don't match. All its lines
  /// but the first were within quotation marks, so whatever goes on to one of them within quotation
  /// marks fails there as well. It isn't read again, which would take quadratic time.
  private var failedEnd: Substring.Index?
  private let separator: UInt8

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - text: The records.
  ///   - separator: The ASCII character between two fields.
  ///   - line: The number of the first line.
  package init(
    _ text: Substring, separatedBy separator: UInt8 = UInt8(ascii: ","), from line: Int = 1
  ) {
    rest = text.utf8
    self.separator = separator
    self.line = line
  }

  /// Reads the next record, skipping empty lines. After one whose quotation marks don't match,
  /// reading goes on with the line after its first one.
  package mutating func next() -> Record? {
    while rest.first == Self.feed || rest.first == Self.carriageReturn { skipLineBreak() }
    guard !rest.isEmpty else { return nil }
    let (start, beginning) = (line, rest)
    var fields: [String] = []
    while true {
      guard let field = field() else {
        (line, rest) = (start, beginning)
        skipLine()
        return Record(line: start, fields: nil)
      }
      fields.append(field)
      guard rest.first == separator else { break }
      rest.removeFirst()
    }
    return Record(line: start, fields: fields)
  }

  private static let quote = UInt8(ascii: "\"")
  private static let feed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private func endsField(_ byte: UInt8) -> Bool {
    byte == separator || byte == Self.feed || byte == Self.carriageReturn
  }

  /// Reads a field; `nil` if its closing quotation mark is missing or something follows it.
  private mutating func field() -> String? {
    guard rest.first == Self.quote else {
      let end = rest.firstIndex(where: endsField) ?? rest.endIndex
      defer { rest = rest[end...] }
      return String(Substring(rest[..<end]))
    }
    var field = ""
    repeat {
      rest.removeFirst()
      guard let end = rest.firstIndex(of: Self.quote) else { return fail(at: rest.endIndex) }
      if let failedEnd, let feed = rest[..<end].firstIndex(of: Self.feed), feed < failedEnd {
        return nil
      }
      line += rest[..<end].count { $0 == Self.feed }
      field += String(Substring(rest[..<end]))
      rest = rest[end...].dropFirst()
      // Two quotation marks stand for one.
      if rest.first == Self.quote { field += "\"" }
    } while rest.first == Self.quote
    return rest.first.map(endsField) ?? true ? field : fail(at: rest.startIndex)
  }

  private mutating func fail(at end: Substring.Index) -> String? {
    failedEnd = end
    return nil
  }

  private mutating func skipLineBreak() {
    if rest.removeFirst() == Self.feed { line += 1 }
  }

  private mutating func skipLine() {
    rest = rest[(rest.firstIndex(of: Self.feed) ?? rest.endIndex)...]
  }
}

extension String {
  /// The text without the byte order mark with which some programs begin a file in UTF-8.
  package var withoutByteOrderMark: Substring {
    unicodeScalars.first == "\u{FEFF}" ? dropFirst() : self[...]
  }

  /// The text as a quoted field, in which each quotation mark is doubled.
  package var quotedField: String {
    // Scalars, because a quotation mark before an accent is only a part of a character.
    let parts = unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"" + parts.map { String($0) }.joined(separator: "\"\"") + "\""
  }
}
