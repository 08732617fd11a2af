import TerminalCore

/// A text wrapped to a width.
///
/// Lines break at spaces and, as is usual in Japanese, next to any wide character, but not before
/// closing punctuation or after an opening bracket. A word that is longer than the width is cut.
struct TextLines {
  /// The lines, without the spaces at which they break.
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

  /// The unbreakable parts: runs of narrow letters, wide characters with their punctuation, spaces.
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

  /// Characters that must not end a line.
  private static let openings = Set("([{（［｛〔〈《「『【")

  /// Characters that must not begin a line.
  private static let closings = Set(
    ")]}.,:;!?%）］｝〕〉》」』】、。，．：；！？・ー々ゝゞぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ")
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
