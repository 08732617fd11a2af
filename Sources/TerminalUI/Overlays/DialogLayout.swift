import TerminalCore

/// Where the parts of a dialog are in an area. It takes all its words, so it is made once for a key
/// or a frame.
struct DialogLayout {
  /// The message, wrapped.
  let lines: [String]

  /// Which of these each line of the message takes.
  let lineRanges: [Range<Int>]

  /// The dialog's rectangle, with its border.
  let box: Rect

  /// The rows of the visible lines of the message, above the field and the choices.
  let messageRows: Range<Int>

  /// The row of the rule below a message that scrolls; `nil` if the message fits, or has room for
  /// no more than a line. Without a rule, the message would seem to end there.
  let ruleRow: Int?

  /// The rows of the visible choices.
  let choiceRows: Range<Int>

  /// The number of lines of the message that don't fit.
  var hiddenLines: Int { max(0, lines.count - messageRows.count) }
}

extension DialogBox {
  /// Lays the dialog out in the middle of an area, as wide as its text needs. Where there is room,
  /// an empty line separates the message from the choices.
  func layout(in area: Rect) -> DialogLayout {
    let (lines, lineRanges) = wrappedMessage(width: area.size.columns)
    let choices = dialog.choices.enumerated().map { "❯ " + number(of: $0) + $1 }
    let longest = (lines + choices).map(\.displayWidth).max() ?? 0
    let width = max(longest, field == nil ? 0 : PromptField.width)
    let room = area.size.rows - (isLarge(area.size.rows) ? 2 : 0)
    let rows = lines.count + fieldRows + dialog.choices.count + 2
    let hasGap = field == nil && area.size.rows >= Self.roomyArea && rows < room
    let size = Size(
      columns: min(area.size.columns, width + 4), rows: hasGap ? rows + 1 : min(rows, room))
    let box = Rect(size: size, centeredIn: area)
    let choiceRows = choiceRows(in: box.rows)
    let first = box.rows.lowerBound + 1
    let end = max(first, choiceRows.lowerBound - fieldRows)
    let hasRule = lines.count > end - first && end - first >= 2
    return DialogLayout(
      lines: lines, lineRanges: lineRanges, box: box,
      messageRows: first..<(hasRule ? end - 1 : end), ruleRow: hasRule ? end - 1 : nil,
      choiceRows: choiceRows)
  }

  /// The rows from which an area is large enough for an empty line in a dialog.
  private static let roomyArea = 12

  /// Whether an area has room for a line of the message and the lines around the screen, even if
  /// not all choices fit.
  private func isLarge(_ rows: Int) -> Bool { rows >= 9 }

  private func choiceRows(in rows: Range<Int>) -> Range<Int> {
    let end = max(rows.lowerBound + 1, rows.upperBound - 1)
    let start = rows.lowerBound + 1 + fieldRows + (isLarge(rows.count + 2) ? 1 : 0)
    return max(start, end - dialog.choices.count)..<end
  }

  /// The number of rows of the field, 0 or 1.
  var fieldRows: Int { field == nil ? 0 : 1 }

  /// The message wrapped to an area's width, and which of these lines each of its own takes.
  private func wrappedMessage(width: Int) -> (lines: [String], ranges: [Range<Int>]) {
    let width = max(4, min(measure, width - 4))
    var (lines, ranges): ([String], [Range<Int>]) = ([], [])
    for line in dialog.message.split(separator: "\n", omittingEmptySubsequences: false) {
      let start = lines.count
      lines += Self.wrapped(line, width: width)
      ranges.append(start..<lines.count)
    }
    return (lines, ranges)
  }

  /// A line of the message wrapped to a width. If it begins with a blank, a sign and two blanks, as
  /// in a legend, the lines after the first one begin below its words.
  private static func wrapped(_ line: Substring, width: Int) -> [String] {
    let words = line.prefix(1) == " " ? line.drop { $0 == " " }.drop { $0 != " " } : ""
    guard words.prefix(2) == "  ", let start = words.firstIndex(where: { $0 != " " }) else {
      return TextLines(String(line), width: width).lines
    }
    let sign = String(line[..<start])
    let indent = String(repeating: " ", count: sign.displayWidth)
    let wrapped = TextLines(String(line[start...]), width: max(1, width - indent.utf8.count)).lines
    return zip(wrapped.indices, wrapped).map { ($0 == 0 ? sign : indent) + $1 }
  }
}
