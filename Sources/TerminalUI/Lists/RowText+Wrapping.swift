import TerminalCore

extension RowText {
  /// The number of lines in a row of some width.
  func height(in width: Int, _ appearance: Appearance) -> Int {
    textHeight(in: width, appearance) + (subtitle == nil ? 0 : 1)
  }

  /// The number of lines of the text.
  func textHeight(in width: Int, _ appearance: Appearance) -> Int {
    wrapped(in: width, appearance)?.count ?? 1
  }

  /// The lines of a text that wraps, between the beginning of the row and its details; `nil` for
  /// other texts. They are not longer than those, because longer lines are hard to read.
  func wrapped(in width: Int, _ appearance: Appearance) -> TextLines? {
    guard let wrapping else { return nil }
    let (textStart, rowEnd) =
      isText ? (Self.textStart - Self.keyWidth, width) : (Self.textStart, width - 1)
    let start = textStart + (leading.isEmpty ? 0 : leading.displayWidth + 1)
    let all = details.reduce(0) { $0 + $1.width + Self.gap }
    let room = width - start - all >= Self.kept.text ? all : 0
    let end = min(rowEnd, appearance.measure(measure)) - room
    return wrapping.lines(of: text, width: max(1, end - start))
  }

  /// The number of lines of each row of a list, in which all rows are as high as the highest one.
  static func height(
    ofRows count: Int, in width: Int, _ appearance: Appearance, row: (Int) -> RowText
  ) -> Int {
    guard count > 0, case let first = row(0) else { return 1 }
    guard first.wrapping != nil else { return first.height(in: width, appearance) }
    return (0..<min(count, longestLook)).reduce(1) {
      max($0, row($1).height(in: width, appearance))
    }
  }
}

/// The lines of a row that wraps, which are asked for at each of its lines whenever it is drawn. An
/// object, so that copies of the row find each other's.
final class RowWrapping {
  private var kept: TextLines?

  /// The lines of the row's text, broken anew only if the width has changed.
  func lines(of text: String, width: Int) -> TextLines {
    if let kept, kept.width == width { return kept }
    let lines = TextLines(text, width: width)
    kept = lines
    return lines
  }
}
