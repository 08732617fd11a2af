/// A text wrapped to a width, stored as the offsets of its lines.
package struct TextLines {
  /// The text.
  package let text: String

  /// The widest line, in cells.
  package let width: Int

  /// The offset of each line in UTF-8 code units.
  private let starts: [Int]

  package init(_ text: String, width: Int) {
    // A text with another kind of storage would be copied for every line.
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    self.width = width
    var breaker = LineBreaker(width: width)
    var starts = [0]
    let end = text.utf8.count
    var next = breaker.endOfLine(from: 0, in: text)
    while next < end {
      starts.append(next)
      next = breaker.endOfLine(from: next, in: text)
    }
    if text.utf8.last == UInt8(ascii: "\n") { starts.append(end) }
    self.starts = starts
  }

  /// The number of lines, at least one.
  package var count: Int { starts.count }

  /// The UTF-8 offsets of a line, without the spaces at which it breaks.
  package func bytes(of line: Int) -> Range<Int> {
    let end = line + 1 < starts.count ? starts[line + 1] : text.utf8.count
    return starts[line]..<text.endOfShownPart(of: starts[line]..<end)
  }

  /// The text of a line, without the spaces at which it breaks.
  package subscript(line: Int) -> String { String(text[bytes: bytes(of: line)]) }

  /// All lines.
  package var lines: [String] { (0..<count).map { self[$0] } }
}

extension String {
  /// The substring in a range of UTF-8 offsets.
  package subscript(bytes range: Range<Int>) -> Substring {
    self[
      utf8.index(
        startIndex, offsetBy: range.lowerBound)..<utf8.index(startIndex, offsetBy: range.upperBound)
    ]
  }

  /// The end of the visible part of a line, before its newline and trailing spaces.
  package func endOfShownPart(of line: Range<Int>) -> Int {
    let bytes = utf8Span.span
    var end = line.upperBound
    while end > line.lowerBound {
      switch bytes[end - 1] {
      case .tab, .newline, 0x0D, .space: end -= 1
      default: return end
      }
    }
    return end
  }
}
