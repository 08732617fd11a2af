import TerminalCore

/// The screens in a report that is at most 80 columns wide: of two, only the rows that differ, with
/// a caret under every cell that does.
struct ScreenComparison {
  /// The expected rows; `nil` to print only the actual ones.
  let expected: [String]?
  /// The actual rows.
  let actual: [String]
  /// Additional cells that differ even if their text is equal; of one screen, the cells to look at.
  var marked: Set<Position> = []

  /// The widest report, in cells, without its indent of two.
  private static let width = 78

  /// The lines of the picture.
  var lines: [String] {
    guard let expected else { return picture }
    let columns = [expected, actual].map { $0.map(\.displayWidth).max() ?? 0 }
    let width = max(8, columns[0] + 2)
    let isSideBySide = width + 3 + columns[1] + 2 <= Self.width
    var lines = [
      isSideBySide ? Self.pad("expected", to: width) + "   actual" : "- expected, + actual"
    ]
    var equalCount = 0
    for row in 0..<max(expected.count, actual.count) {
      let left = row < expected.count ? expected[row] : nil
      let right = row < actual.count ? actual[row] : nil
      let marks = marks(row, left ?? "", right ?? "")
      guard left != right || !marks.isEmpty else {
        equalCount += 1
        continue
      }
      lines += Self.fold(equalCount)
      equalCount = 0
      lines +=
        isSideBySide
        ? Self.sideBySide(left, right, marks, width) : Self.stacked(left, right, marks)
    }
    return lines + Self.fold(equalCount)
  }

  /// Two rows side by side; there is nothing to mark if one is missing.
  private static func sideBySide(
    _ left: String?, _ right: String?, _ marks: String, _ width: Int
  ) -> [String] {
    let rows = [left, right].map { row in row.map { "|\($0)|" } ?? "" }
    let line = pad(rows[0], to: width) + " ≠ " + rows[1]
    return left == nil || right == nil ? [line] : [line, pad("", to: width + 4) + marks]
  }

  /// The line that stands for rows that are equal; none if there are no such rows.
  private static func fold(_ count: Int) -> [String] {
    count == 0 ? [] : ["… \(count) equal \(count == 1 ? "row" : "rows")"]
  }

  /// The line of carets under a row; empty if nothing differs.
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

  /// The character in each cell; both halves of a wide glyph have the same one.
  private static func cells(of row: String) -> [Character] {
    row.flatMap { repeatElement($0, count: String($0).displayWidth) }
  }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.displayWidth))
  }
}

// MARK: - One above the other

extension ScreenComparison {
  /// The number of cells of a row that fit beside its sign and between its bars.
  private static let roomForRow = width - 4

  /// The number of cells to show beside the first difference in a row that is too wide.
  private static let context = 10

  /// Two rows one above the other; of wide ones, only the part at the first difference.
  private static func stacked(_ left: String?, _ right: String?, _ marks: String) -> [String] {
    let width = max(left?.displayWidth ?? 0, right?.displayWidth ?? 0)
    let columns = columns(
      around: marks.prefix { $0 == " " }.count, of: width, room: roomForRow)
    guard let left, let right else {
      return [
        left.map { "- " + part(of: $0, columns) }, right.map { "+ " + part(of: $0, columns) },
      ]
      .compactMap(\.self)
    }
    let shown = marks.dropFirst(columns.lowerBound).prefix(columns.count)
      .reversed().drop { $0 == " " }
    return [
      "- " + part(of: left, columns), "+ " + part(of: right, columns), "   " + shown.reversed(),
    ]
  }

  /// The columns of rows to show if not all have room, with the first one that matters.
  private static func columns(around column: Int, of width: Int, room: Int) -> Range<Int> {
    let isAtStart = column < room - context
    let start = isAtStart ? 0 : max(0, min(column - context, width - room))
    return start..<min(width, start + room)
  }

  /// The cells of a row in some columns, with a bar at each end that is the screen's, unless the
  /// row lacks the blanks before it.
  private static func part(
    of row: String, _ columns: Range<Int>, hasEnd: Bool = true
  ) -> String {
    var (text, column) = ("", 0)
    for character in row {
      let end = column + String(character).displayWidth
      if column >= columns.lowerBound, end <= columns.upperBound {
        text.append(character)
      } else if column < columns.upperBound, end > columns.lowerBound {
        // Half of a wide glyph.
        text += " "
      }
      column = end
    }
    return (columns.lowerBound == 0 ? "|" : "…") + text
      + (column > columns.upperBound ? "…" : hasEnd ? "|" : "")
  }
}

// MARK: - A single screen

extension ScreenComparison {
  /// The most blank rows in succession that are shown rather than counted.
  private static let mostBlankRows = 3

  /// The actual rows with carets under the marked cells. Of a screen that is too wide, the columns
  /// around those are shown, without the blanks at the ends of rows.
  private var picture: [String] {
    let width = actual.map(\.displayWidth).max() ?? 0
    let columns = Self.columns(
      around: marked.map(\.column).min() ?? 0, of: width, room: Self.width - 2)
    let isWhole = columns.count == width
    var lines: [String] = []
    var blankRows: [String] = []
    func endBlankRows() {
      let isLong = blankRows.count > Self.mostBlankRows
      lines += isLong ? ["… \(blankRows.count) blank rows"] : blankRows
      blankRows = []
    }
    for (number, row) in actual.enumerated() {
      let text = String(row.reversed().drop { $0 == " " }.reversed())
      let shown = isWhole ? "|\(row)|" : Self.part(of: text, columns, hasEnd: false)
      guard !text.isEmpty else {
        blankRows.append(shown)
        continue
      }
      endBlankRows()
      lines.append(shown)
      let marks = columns.map { marked.contains(Position(column: $0, row: number)) ? "^" : " " }
      if marks.contains("^") {
        lines.append(" " + marks.joined().reversed().drop { $0 == " " }.reversed())
      }
    }
    endBlankRows()
    return lines
  }
}
