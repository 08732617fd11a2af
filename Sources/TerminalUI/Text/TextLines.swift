/// A text wrapped to a width, stored as the offsets of its lines.
package struct TextLines {
  /// The text.
  let text: String

  /// The widest line, in cells.
  let width: Int

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
  var count: Int { starts.count }

  /// The UTF-8 offsets of a line, without the spaces at which it breaks.
  func bytes(of line: Int) -> Range<Int> {
    let end = line + 1 < starts.count ? starts[line + 1] : text.utf8.count
    return starts[line]..<text.endOfShownPart(of: starts[line]..<end)
  }

  /// The text of a line, without the spaces at which it breaks.
  subscript(line: Int) -> String { String(text[bytes: bytes(of: line)]) }

  /// All lines.
  package var lines: [String] { (0..<count).map { self[$0] } }
}

extension String {
  /// The substring in a range of UTF-8 offsets.
  subscript(bytes range: Range<Int>) -> Substring {
    self[
      utf8.index(
        startIndex, offsetBy: range.lowerBound)..<utf8.index(startIndex, offsetBy: range.upperBound)
    ]
  }

  /// The end of the visible part of a line, before its newline and trailing spaces.
  func endOfShownPart(of line: Range<Int>) -> Int {
    let bytes = utf8Span.span
    var end = line.upperBound
    while end > line.lowerBound {
      switch bytes[end - 1] {
      case 0x0A, 0x0D, 0x20: end -= 1
      default: return end
      }
    }
    return end
  }
}

/// The line breaks of long texts, kept between layouts of a screen: a body is evaluated anew at
/// each change, but most of its texts stay the same.
final class KeptLines {
  /// The shortest text, in bytes, whose line breaks are kept.
  private static let shortest = 4_000

  private var current: [TextLines] = []
  private var previous: [TextLines] = []

  /// Discards the lines of texts that the previous layout didn't use.
  func beginLayout() {
    previous = current
    current = []
  }

  /// The lines of a text, reused from an earlier layout of the same text.
  func lines(of text: String, width: Int) -> TextLines {
    guard text.utf8.count >= Self.shortest else { return TextLines(text, width: width) }
    // Strings with the same storage are equal without comparing their contents.
    let lines =
      (current + previous).first { $0.width == width && $0.text == text }
      ?? TextLines(text, width: width)
    current.append(lines)
    return lines
  }
}
