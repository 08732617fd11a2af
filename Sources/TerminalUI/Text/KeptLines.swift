import TerminalCore

/// The line breaks of long texts, kept between layouts of a screen: a body is evaluated anew at
/// each change, but most of its texts stay the same.
final class KeptLines {
  /// The shortest text, in bytes, whose line breaks are kept. A shorter one is broken about as fast
  /// as it is found.
  private static let shortest = 200

  /// How many texts of the previous layout are compared: few, because in another language or width
  /// none is the same.
  private static let reach = 8

  private var current: [TextLines] = []
  private var previous: [TextLines] = []

  /// Where in the previous layout the next text is expected: most texts come in the same order.
  private var expected = 0

  /// Discards the lines of texts that the previous layout didn't use.
  func beginLayout() {
    (previous, current, expected) = (current, [], 0)
  }

  /// The lines of a text, reused from an earlier layout of the same text.
  func lines(of text: String, width: Int) -> TextLines {
    guard text.utf8.count >= Self.shortest else { return TextLines(text, width: width) }
    let lines = kept(text, width) ?? TextLines(text, width: width)
    current.append(lines)
    return lines
  }

  /// The lines of a text in the previous layout; `nil` if it isn't about where it is expected.
  private func kept(_ text: String, _ width: Int) -> TextLines? {
    for index in previous.indices.dropFirst(expected).prefix(Self.reach) {
      // Strings with the same storage are equal without comparing their contents.
      guard previous[index].width == width, previous[index].text == text else { continue }
      expected = index + 1
      return previous[index]
    }
    return nil
  }
}

extension Layout {
  /// The lines of a text, reused if the previous layout contained them.
  func lines(of text: String, width: Int) -> TextLines {
    actions.keptLines.lines(of: text, width: width)
  }
}
