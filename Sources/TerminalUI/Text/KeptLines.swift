import TerminalCore

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
