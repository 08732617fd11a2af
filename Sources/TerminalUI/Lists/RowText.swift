import TerminalCore

/// The content of a row, independent of the type of its screen.
@usableFromInline
struct RowText {
  let text: String

  /// The role of the text.
  var role = Role.text

  /// The text in front of the row.
  var leading = ""

  /// The role of the leading text.
  var leadingRole = Role.muted

  /// The text of the second line; `nil` if there is none.
  var subtitle: String?

  /// Find the parts of a text to highlight.
  var highlights: [Highlight] = []

  /// The progress to show before the details.
  let progress: Share?

  /// The details at the right edge, the most important last.
  private(set) var details: [RowDetail]

  /// Whether the details can stand below the values of a form.
  var canBeValue: Bool {
    !details.isEmpty && progress == nil && leading.isEmpty && subtitle == nil
  }

  /// The cells of the details where they stand below the values of a form.
  var valueWidth: Int {
    details.reduce(-Self.gap) { $0 + $1.text.displayWidth + Self.gap }
  }

  /// Whether a digit can choose the row.
  var isNumbered = true

  /// Whether the row stands for a text in a preview, and breaks where that does: there is neither a
  /// key before it nor room for details behind it.
  var isText = false

  /// The lines of a text that takes as many as it needs; `nil` for one that is cut.
  var wrapping: RowWrapping?

  /// The column at which texts that wrap, details and the second line end on wide screens, so that
  /// they stand near what they belong to.
  var measure = 78

  /// The column of the text after the mark and the key.
  static let textStart = 4

  /// The width of a key and the space after it, in cells.
  static let keyWidth = 2

  /// The smallest useful width of a truncated detail, in cells.
  private static let smallestDetail = 10

  /// The content with its details as they are read, where frames are read.
  var asRead: RowText {
    var read = self
    read.details = details.compactMap(\.asRead)
    return read
  }

  /// Draws one of the lines.
  ///
  /// - Parameters:
  ///   - columns: The columns that fit every row of the list; `nil` for a row outside a list.
  ///   - label: The position of the text in a form, where the details stand below the values of its
  ///     controls; `nil` elsewhere.
  ///   - canvas: The line to draw on.
  func draw(columns: RowColumns? = nil, label: ControlLabel? = nil, on canvas: inout Canvas) {
    let column = drawStart(on: &canvas)
    let line = canvas.line
    if line >= textHeight(in: canvas.width, canvas.appearance) {
      drawSubtitle(at: column, on: &canvas)
    } else if let lines = wrapped(in: canvas.width, canvas.appearance) {
      drawLine(line, of: lines, at: column, columns, on: &canvas)
    } else if let label, label.isColumn, canvas.key == nil {
      drawValue(after: label, on: &canvas)
    } else {
      drawText(at: column, columns, on: &canvas)
    }
  }

  /// Draws the mark and, on the first line, the key and the leading text. Returns the column after
  /// them.
  private func drawStart(on canvas: inout Canvas) -> Int {
    // The selection reaches as far as the details on wide screens, and a cell beyond.
    var column = canvas.drawSelection(measure: canvas.appearance.measure(measure + 1))
    let isFirst = canvas.line == 0
    if let key = canvas.key {
      if isFirst { canvas.write("\(key) ", at: column, role: .muted) }
      column += Self.keyWidth
    }
    if !leading.isEmpty {
      if isFirst { canvas.write(leading, at: column, role: leadingRole) }
      column += leading.displayWidth + 1
    }
    return column
  }

  /// Draws the second line, below the text.
  private func drawSubtitle(at start: Int, on canvas: inout Canvas) {
    guard let subtitle, canvas.line == textHeight(in: canvas.width, canvas.appearance) else {
      return  // Another row of the list is higher.
    }
    let limit = min(canvas.width - 1, canvas.appearance.measure(measure))
    let end = canvas.write(subtitle, truncatedTo: start..<max(start, limit), role: .muted)
    canvas.highlight(subtitle, in: start..<end, highlights)
  }

  /// Draws a line of a text that wraps and, on the first one, as many details as fit.
  private func drawLine(
    _ line: Int, of lines: TextLines, at start: Int, _ columns: RowColumns?,
    on canvas: inout Canvas
  ) {
    let words = lines[line]
    let end = canvas.write(words, at: start, role: role)
    canvas.highlight(words, in: start..<end, highlights)
    if line == 0 { drawDetails(columns, from: end + 1, on: &canvas) }
  }

  /// Draws a text of one line, and as many details as fit.
  private func drawText(at start: Int, _ columns: RowColumns?, on canvas: inout Canvas) {
    let limit = canvas.width - roomForLastDetails(besides: start, in: canvas.width)
    let end = canvas.write(text, truncatedTo: start..<max(start, limit), role: role)
    canvas.highlight(text, in: start..<end, highlights)
    drawDetails(columns, from: end + 1, on: &canvas)
  }

  /// Draws the text like the label of a control, and the details like its value.
  private func drawValue(after label: ControlLabel, on canvas: inout Canvas) {
    canvas.write(text, truncatedTo: 2..<max(2, label.end - 1), role: role)
    let value = details.map(\.text).joined(separator: String(repeating: " ", count: Self.gap))
    canvas.write(
      value, truncatedTo: label.end..<max(label.end, canvas.width - 1), role: .muted)
  }

  /// Draws as many of the last details as fit, and the bar if all fit. If not even the last one
  /// fits, it is truncated.
  private func drawDetails(_ columns: RowColumns?, from start: Int, on canvas: inout Canvas) {
    let end = min(canvas.width - 1, canvas.appearance.measure(measure))
    let own = fitting(from: start, to: end, in: canvas.width)
    let shown = columns.map { own.limited(to: $0) } ?? own
    var column = end + Self.gap
    let visible = details.endIndex - shown.details..<details.endIndex
    for index in visible { column -= details[index].width + Self.gap }
    // There is no share of nothing, but the other rows of the list keep their bars.
    if let progress, progress.total > 0, shown.bar > 0 {
      progress.draw(on: &canvas, at: column - Self.gap - shown.bar, width: shown.bar)
    }
    for index in visible {
      let start = column + details[index].indent
      let textEnd = canvas.write(details[index].text, at: start, role: .muted)
      canvas.highlight(details[index].text, in: start..<textEnd, highlights)
      column += details[index].width + Self.gap
    }
    if shown.details == 0, let last = details.last, end - start >= Self.smallestDetail {
      canvas.write(last.text, truncatedTo: start + 1..<end, role: .muted)
    }
  }
}

// MARK: - Headings

extension RowText {
  /// The headings of a list with rows like this one where frames are read. Details that are read in
  /// words need none.
  func headings(_ headings: [String]) -> [String] {
    let read = details.suffix(headings.count)
    return headings.dropLast(read.count)
      + zip(headings.suffix(read.count), read).map { $1.words == nil ? $0 : "" }
  }

  /// Draws headings over the details of rows like this one, each beginning or ending where its
  /// detail does, with the last one over the last detail. There are none over details without room.
  func drawHeadings(
    _ headings: [String], after title: String, columns: RowColumns?, on canvas: inout Canvas
  ) {
    let (width, measure) = (canvas.width, canvas.appearance.measure(self.measure))
    let titleEnd = canvas.write(title, truncatedTo: 2..<max(2, width - 1), role: .heading)
    var detailEnd = min(width - 1, measure)
    var end = detailEnd
    let shown = columns?.details ?? details.count
    for (heading, detail) in zip(headings.reversed(), details.reversed()).prefix(shown) {
      var start = min(end, detailEnd) - heading.displayWidth
      if detail.isLeading { start = min(start, detailEnd - detail.width) }
      guard start > titleEnd else { return }
      canvas.write(heading, at: start, role: .muted)
      end = start - 1
      detailEnd -= detail.width + Self.gap
    }
  }
}
