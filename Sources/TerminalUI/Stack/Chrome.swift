import TerminalCore

/// The lines around a screen's body: the titles of the path above, the key hints below.
struct Chrome {
  /// The inputs of the lines. Lines made for equal conditions still hold.
  struct Conditions: Equatable {
    let key: LayoutKey
    let field: FieldPurpose?
    let isLoading: Bool

    var size: Size { key.size }
    var appearance: Appearance { key.appearance }
  }

  /// The smallest area in which screens are drawn.
  static let minimum = Size(columns: 20, rows: 6)

  /// The conditions that the lines were made for.
  let conditions: Conditions

  /// The key hints.
  private let hints: KeyHints

  /// The titles below the present one, with the signs around them.
  private let trail: String

  /// The title of the screen.
  private let title: String

  /// Whether the title line begins with a sign to click for going back.
  private let hasBack: Bool

  /// Makes the lines.
  ///
  /// - Parameters:
  ///   - conditions: The conditions to make them for.
  ///   - titles: The titles of the path, root first. Titles that can't fit anyway may be left out.
  ///   - hints: The key hints.
  init(_ conditions: Conditions, titles: [String], hints: KeyHints) {
    self.conditions = conditions
    self.hints = hints
    hasBack = titles.count > 1
    title = titles.last ?? ""
    trail = Self.trail(
      to: titles, glyphs: conditions.appearance.glyphs, columns: conditions.end)
  }

  /// The rows of the body.
  var body: Range<Int> { 1..<max(1, conditions.size.rows - 1) }

  /// Draws both lines.
  func draw(on frame: inout Frame) {
    let (size, theme) = (conditions.size, conditions.appearance.theme)
    let start = frame.write(
      trail, at: Position(column: 0, row: 0), limit: conditions.end, style: theme[.muted])
    frame.write(
      title, at: Position(column: start, row: 0), limit: conditions.end, style: theme[.heading])
    if conditions.isLoading {
      let ellipsis = conditions.appearance.glyphs.ellipsis
      frame.write(ellipsis, at: Position(column: size.columns - 3, row: 0), style: theme[.muted])
    }
    for hint in hints.hints {
      let row = size.rows - 1
      let end = frame.write(
        hint.key, at: Position(column: hint.columns.lowerBound, row: row), style: theme[.text])
      frame.write(
        hint.words, at: Position(column: end + 1, row: row), style: theme[.muted])
    }
  }

  /// The command of a click outside of the body, or `nil` if nothing is there to click.
  func command(at position: Position) -> Command? {
    if position.row == conditions.size.rows - 1 {
      return hints.command(atColumn: position.column)
    }
    let backWidth = conditions.appearance.glyphs.back.displayWidth
    return position.row == 0 && hasBack && position.column < backWidth ? .back : nil
  }

  /// Joins as many titles before the last as fit. Titles near the root are dropped first.
  private static func trail(to titles: [String], glyphs: GlyphSet, columns: Int) -> String {
    let back = titles.count > 1 ? glyphs.back : " "
    let room = columns - (titles.last ?? "").displayWidth
    for dropped in titles.indices {
      let before = (dropped > 0 ? [glyphs.ellipsis] : []) + titles[dropped...].dropLast()
      let trail = before.reduce(back) { $0 + $1 + glyphs.separator }
      if trail.displayWidth <= room || dropped == titles.count - 1 { return trail }
    }
    return back
  }
}

extension Chrome.Conditions {
  /// The column at which the titles end.
  fileprivate var end: Int { size.columns - (isLoading ? 4 : 1) }
}
