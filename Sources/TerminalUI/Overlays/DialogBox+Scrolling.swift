import TerminalCore

/// The message of a dialog, which scrolls if the window is too small for it.
extension DialogBox {
  /// Scrolls a message that doesn't fit, by pages; by lines too if the arrow keys have no choices
  /// to move among.
  ///
  /// - Returns: Whether the command scrolls.
  mutating func scroll(by command: Command, in area: Rect) -> Bool {
    let scrolling: [Command] =
      dialog.choices.count == 1
      ? [.pageUp, .pageDown, .up, .down, .first, .last] : [.pageUp, .pageDown]
    guard scrolling.contains(command) else { return false }
    let layout = layout(in: area)
    let lines =
      switch command {
      case .pageUp: -layout.messageRows.count
      case .pageDown: layout.messageRows.count
      case .up: -1
      case .down: 1
      case .first: -top
      default: layout.hiddenLines
      }
    return scroll(lines: lines, in: layout)
  }

  /// The keys that scroll the message; `nil` if all of it fits.
  func scrollKeys(in layout: DialogLayout) -> [Key]? {
    guard layout.hiddenLines > 0 else { return nil }
    let isAlone = dialog.choices.count == 1
    return isAlone ? [Key(.up), Key(.down)] : [Key(.pageUp), Key(.pageDown)]
  }

  /// Scrolls a message that doesn't fit by a number of lines, positive for down.
  ///
  /// - Returns: Whether it doesn't fit.
  mutating func scroll(lines: Int, in area: Rect) -> Bool {
    scroll(lines: lines, in: layout(in: area))
  }

  private mutating func scroll(lines: Int, in layout: DialogLayout) -> Bool {
    let hidden = layout.hiddenLines
    guard hidden > 0 else { return false }
    top = max(0, min(min(top, hidden) + lines, hidden))
    return true
  }

  /// The most lines that a heading can have; more of them would be harder to read in bold.
  private static let longestHeading = 2

  /// The roles of the wrapped lines that aren't plain text: a short first paragraph is a heading.
  private func roles(of ranges: [Range<Int>]) -> [Int: Role] {
    var roles: [Int: Role] = [:]
    if let question = ranges.first, question.count <= Self.longestHeading {
      for line in question { roles[line] = .heading }
    }
    for (number, role) in dialog.roles { for line in ranges[number] { roles[line] = role } }
    return roles
  }

  /// Draws the visible lines of the message.
  func drawMessage(in layout: DialogLayout, on frame: inout Frame, _ appearance: Appearance) {
    let (box, rows, lines) = (layout.box, layout.messageRows, layout.lines)
    let roles = roles(of: layout.lineRanges)
    let first = min(top, layout.hiddenLines)
    for (index, row) in zip(lines.indices.dropFirst(first), rows) {
      let style = appearance.theme[roles[index] ?? .text]
      // A background of its own as wide as its words would be as ragged as they are.
      if style.background != appearance.theme.blank.background {
        frame.fill(box.inside, row: row, style: style)
      }
      frame.write(
        lines[index], at: Position(column: box.inside.lowerBound, row: row),
        limit: box.inside.upperBound, style: style)
    }
    frame.draw(
      ScrollBar(top: first, height: rows.count, lines: lines.count), in: rows, of: box, appearance)
    let linesBelow = lines.count - first - rows.count
    guard let rule = layout.ruleRow else {
      return frame.draw(linesBelow: linesBelow, of: box, appearance)
    }
    frame.fill(
      box.inside, row: rule, with: appearance.glyphs.box.line, style: appearance.theme[.border])
    frame.draw(linesBelow: linesBelow, in: rule, of: box, appearance)
  }
}

extension Rect {
  /// The columns of the text in a box, which keeps a cell from its border.
  var inside: Range<Int> {
    let start = columns.lowerBound + 2
    return start..<max(start, columns.upperBound - 2)
  }
}

extension Frame {
  /// Draws the number of lines further down, if there are any, in a row of a box: by default its
  /// lower border.
  mutating func draw(
    linesBelow count: Int, in row: Int? = nil, of box: Rect, _ appearance: Appearance
  ) {
    guard count > 0 else { return }
    let limit = box.columns.upperBound - 2
    let more = " \(appearance.glyphs.sortMarks.descending) \(count) "
    write(
      more, at: Position(column: limit - more.displayWidth, row: row ?? box.rows.upperBound - 1),
      limit: limit, style: appearance.theme[.muted])
  }

  /// Draws a scroll bar on the right border of a box.
  mutating func draw(
    _ bar: ScrollBar, in rows: Range<Int>, of box: Rect, _ appearance: Appearance
  ) {
    for row in bar.thumb {
      write(
        appearance.glyphs.scrollBar,
        at: Position(column: box.columns.upperBound - 1, row: rows.lowerBound + row),
        style: appearance.theme[.muted])
    }
  }
}
