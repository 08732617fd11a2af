import TerminalCore

/// A text broken into lines that fit a width.
///
/// Lines break at spaces, and between any two characters of which one is wide, as Japanese does, but
/// not before a closing sign or after an opening one. A word longer than the width is cut.
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
    return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
  }

  /// The parts that are not broken: runs of narrow letters, single wide characters with their
  /// punctuation, single spaces.
  private static func words(of paragraph: Substring) -> [String] {
    var words: [String] = []
    for character in paragraph {
      if let before = words.last?.last, !mayBreak(between: before, and: character) {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
    return words
  }

  private static func mayBreak(between before: Character, and after: Character) -> Bool {
    if before == " " || after == " " { return true }
    if openings.contains(before) || closings.contains(after) { return false }
    return String(before).displayWidth > 1 || String(after).displayWidth > 1
  }

  /// What does not end a line.
  private static let openings = Set("([{（［｛〔〈《「『【")

  /// What does not begin a line.
  private static let closings = Set(
    ")]}.,:;!?%）］｝〕〉》」』】、。，．：；！？・ー々ゝゞぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ")
}

extension String {
  /// The text without the spaces at its end.
  fileprivate var withoutTrailingSpaces: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
