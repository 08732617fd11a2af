import TerminalCore

/// What stands around every body: the line that says where the person is, and the hints below.
struct Chrome {
  /// The titles of the screens, root first, or as many of the last as there may be room for.
  let titles: [String]

  /// Language, glyphs and motion.
  let appearance: Appearance

  /// The size of the whole screen.
  let size: Size

  /// The keys to advertise.
  let hints: KeyHints

  /// The smallest screen that is worth drawing on.
  static let minimum = Size(columns: 20, rows: 6)

  /// The rows of the body.
  var body: Range<Int> { 1..<max(1, size.rows - 1) }

  /// Draws both lines.
  func draw(on frame: inout Frame, isLoading: Bool) {
    let end = size.columns - (isLoading ? 4 : 1)
    frame.write(path(columns: end), at: Position(column: 0, row: 0), limit: end, style: .bold)
    if isLoading {
      frame.write(
        appearance.glyphs.ellipsis, at: Position(column: size.columns - 3, row: 0), style: .dim)
    }
    for hint in hints.hints {
      let position = Position(column: hint.columns.lowerBound, row: size.rows - 1)
      frame.write(hint.text, at: position, style: .dim)
    }
  }

  /// What a click outside of the body asks for.
  func command(at position: Position) -> Command? {
    if position.row == size.rows - 1 { return hints.command(atColumn: position.column) }
    let backWidth = appearance.glyphs.back.displayWidth
    return position.row == 0 && titles.count > 1 && position.column < backWidth ? .back : nil
  }

  /// The titles in one line; those nearest to the root give way first.
  private func path(columns: Int) -> String {
    let glyphs = appearance.glyphs
    let back = titles.count > 1 ? glyphs.back : " "
    for dropped in titles.indices {
      let shown = (dropped > 0 ? [glyphs.ellipsis] : []) + titles[dropped...]
      let line = back + shown.joined(separator: glyphs.separator)
      if line.displayWidth <= columns || dropped == titles.count - 1 { return line }
    }
    return back
  }
}
