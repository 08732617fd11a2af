import TerminalCore

/// What stands around every body: the line that says where the person is, and the hints below.
struct Chrome {
  /// What the lines depend on: while it is equal, they still hold.
  struct Conditions: Equatable {
    let key: LayoutKey
    let field: FieldPurpose?
    let isLoading: Bool

    var size: Size { key.size }
    var appearance: Appearance { key.appearance }
  }

  /// The smallest screen that is worth drawing on.
  static let minimum = Size(columns: 20, rows: 6)

  /// What the lines were made for.
  let conditions: Conditions

  /// The keys to advertise.
  private let hints: KeyHints

  /// The titles in one line.
  private let line: String

  /// Whether the line begins with a sign that goes back when it is clicked.
  private let hasBack: Bool

  /// Makes the lines.
  ///
  /// - Parameters:
  ///   - conditions: What they are made for.
  ///   - titles: The titles of the screens, root first, or as many of the last as there may be room
  ///     for.
  ///   - hints: The keys to advertise.
  init(_ conditions: Conditions, titles: [String], hints: KeyHints) {
    self.conditions = conditions
    self.hints = hints
    hasBack = titles.count > 1
    line = Self.line(of: titles, glyphs: conditions.appearance.glyphs, columns: conditions.end)
  }

  /// The rows of the body.
  var body: Range<Int> { 1..<max(1, conditions.size.rows - 1) }

  /// Draws both lines.
  func draw(on frame: inout Frame) {
    let size = conditions.size
    frame.write(line, at: Position(column: 0, row: 0), limit: conditions.end, style: .bold)
    if conditions.isLoading {
      let ellipsis = conditions.appearance.glyphs.ellipsis
      frame.write(ellipsis, at: Position(column: size.columns - 3, row: 0), style: .dim)
    }
    for hint in hints.hints {
      let position = Position(column: hint.columns.lowerBound, row: size.rows - 1)
      frame.write(hint.text, at: position, style: .dim)
    }
  }

  /// What a click outside of the body asks for.
  func command(at position: Position) -> Command? {
    if position.row == conditions.size.rows - 1 {
      return hints.command(atColumn: position.column)
    }
    let backWidth = conditions.appearance.glyphs.back.displayWidth
    return position.row == 0 && hasBack && position.column < backWidth ? .back : nil
  }

  /// The titles in one line; those nearest to the root give way first.
  private static func line(of titles: [String], glyphs: GlyphSet, columns: Int) -> String {
    let back = titles.count > 1 ? glyphs.back : " "
    for dropped in titles.indices {
      let shown = (dropped > 0 ? [glyphs.ellipsis] : []) + titles[dropped...]
      let line = back + shown.joined(separator: glyphs.separator)
      if line.displayWidth <= columns || dropped == titles.count - 1 { return line }
    }
    return back
  }
}

extension Chrome.Conditions {
  /// The column at which the titles end.
  fileprivate var end: Int { size.columns - (isLoading ? 4 : 1) }
}
