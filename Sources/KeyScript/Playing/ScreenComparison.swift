import TerminalCore

/// Two screens side by side, with a caret below every cell that differs.
struct ScreenComparison {
  /// What was expected; `nil` if only the other screen matters.
  let expected: [String]?
  /// What is there.
  let actual: [String]
  /// The cells that differ though their text may not.
  var marked: Set<Position> = []

  /// The picture, row by row.
  var lines: [String] {
    guard let expected else { return actual.map { "|\($0)|" } }
    let width = max(8, (expected.map(\.displayWidth).max() ?? 0) + 2)
    var lines = [Self.pad("expected", to: width) + "   actual"]
    for row in 0..<max(expected.count, actual.count) {
      let left = row < expected.count ? expected[row] : nil
      let right = row < actual.count ? actual[row] : nil
      let marks = marks(row, left ?? "", right ?? "")
      let isEqual = left == right && marks.isEmpty
      lines.append(
        Self.pad(left.map { "|\($0)|" } ?? "", to: width) + (isEqual ? "   " : " ≠ ")
          + (right.map { "|\($0)|" } ?? ""))
      if !isEqual {
        lines.append(Self.pad("", to: width + 4) + marks)
      }
    }
    return lines
  }

  /// A caret for every cell that differs.
  private func marks(_ row: Int, _ left: String, _ right: String) -> String {
    let (left, right) = (Self.cells(of: left), Self.cells(of: right))
    var marks = ""
    for column in 0..<max(left.count, right.count) {
      let isEqual =
        column < left.count && column < right.count && left[column] == right[column]
        && !marked.contains(Position(column: column, row: row))
      marks += isEqual ? " " : "^"
    }
    while marks.last == " " { marks.removeLast() }
    return marks
  }

  /// What stands in each cell; the second half of a wide glyph repeats it.
  private static func cells(of row: String) -> [Character] {
    row.flatMap { repeatElement($0, count: String($0).displayWidth) }
  }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.displayWidth))
  }
}
