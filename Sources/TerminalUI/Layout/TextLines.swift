import TerminalCore

/// A text broken into lines that fit a width.
///
/// Lines break at spaces, and between any two characters of which one is wide, as Japanese does. A
/// word longer than the width is cut.
struct TextLines {
  /// The lines, without the spaces at which they were broken.
  private(set) var lines: [String] = []

  init(_ text: String, width: Int) {
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += Self.lines(of: paragraph, width: max(2, width))
    }
  }

  private static func lines(of paragraph: Substring, width: Int) -> [String] {
    if String(paragraph).displayWidth <= width { return [String(paragraph)] }
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in words(of: paragraph) {
      let wordWidth = word.displayWidth
      if used + wordWidth > width, word != " " {
        if !line.isEmpty { lines.append(line.withoutTrailingSpaces) }
        (line, used) = ("", 0)
      }
      for character in word where !(line.isEmpty && character == " ") {
        let characterWidth = String(character).displayWidth
        if used + characterWidth > width {
          lines.append(line.withoutTrailingSpaces)
          (line, used) = ("", 0)
          if character == " " { continue }
        }
        line.append(character)
        used += characterWidth
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// The parts that are not broken: runs of narrow letters, single wide characters, spaces.
  private static func words(of paragraph: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    for character in paragraph {
      if character == " " || String(character).displayWidth > 1 {
        if !word.isEmpty { words.append(word) }
        words.append(String(character))
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}

extension String {
  /// The text without the spaces at its end.
  fileprivate var withoutTrailingSpaces: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
