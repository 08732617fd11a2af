/// A text wrapped to a width, as the places where its lines begin.
package struct TextLines {
  /// The text.
  let text: String

  /// The widest line, in cells.
  let width: Int

  /// Where each line begins, in bytes of UTF-8.
  private let starts: [Int]

  package init(_ text: String, width: Int) {
    // A text of another kind of storage would be copied for every line.
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

  /// The bytes of a line, without the spaces at which it breaks.
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
  /// The part of a text in a range of bytes of UTF-8.
  subscript(bytes range: Range<Int>) -> Substring {
    self[
      utf8.index(
        startIndex, offsetBy: range.lowerBound)..<utf8.index(startIndex, offsetBy: range.upperBound)
    ]
  }

  /// The end of what is shown of a line: without its line break and the spaces at its end.
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

/// The lines of long texts, kept from one layout of a screen to the next: a body is made anew at
/// each change, but the texts in it are mostly the same.
final class KeptLines {
  /// The length in bytes from which the lines of a text are kept.
  private static let shortest = 4_000

  private var current: [TextLines] = []
  private var previous: [TextLines] = []

  /// Forgets the lines of texts that the layout before this one did not have.
  func beginLayout() {
    previous = current
    current = []
  }

  /// The lines of a text, which are those of an earlier layout if it had the same text.
  func lines(of text: String, width: Int) -> TextLines {
    guard text.utf8.count >= Self.shortest else { return TextLines(text, width: width) }
    // A text that is stored in the same place is equal without looking at it.
    let lines =
      (current + previous).first { $0.width == width && $0.text == text }
      ?? TextLines(text, width: width)
    current.append(lines)
    return lines
  }
}
