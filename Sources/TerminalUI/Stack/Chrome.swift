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

  /// Where each of these titles stands, and the number of its screen on the path.
  private let places: [(columns: Range<Int>, screen: Int)]

  /// The title of the screen.
  private let title: String

  /// Whether the title line begins with a sign to click for going back.
  private let hasBack: Bool

  /// Makes the lines.
  ///
  /// - Parameters:
  ///   - conditions: The conditions to make them for.
  ///   - titles: The titles of the path, root first. Titles that can't fit anyway may be left out.
  ///   - depth: The number of screens on the path, up to this one.
  ///   - hints: The key hints.
  init(_ conditions: Conditions, titles: [String], depth: Int, hints: KeyHints) {
    self.conditions = conditions
    self.hints = hints
    hasBack = titles.count > 1
    title = titles.last ?? ""
    (trail, places) = Self.trail(
      to: titles, depth: depth, glyphs: conditions.appearance.glyphs, columns: conditions.end)
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
    guard position.row == 0, hasBack else { return nil }
    if position.column < conditions.appearance.glyphs.back.displayWidth { return .back }
    return places.first { $0.columns.contains(position.column) }.map { .backTo($0.screen) }
  }

  /// Joins as many titles before the last as fit. Titles near the root are dropped first.
  private static func trail(
    to titles: [String], depth: Int, glyphs: GlyphSet, columns: Int
  ) -> (text: String, places: [(columns: Range<Int>, screen: Int)]) {
    let back = titles.count > 1 ? glyphs.back : " "
    let separator = glyphs.separator.displayWidth
    let widths = titles.dropLast().map { $0.displayWidth + separator }
    var room = columns - (titles.last ?? "").displayWidth - back.displayWidth
    var first = 0
    if widths.reduce(0, +) > room {
      first = widths.count
      room -= glyphs.ellipsis.displayWidth + separator
      while first > 0, widths[first - 1] <= room {
        first -= 1
        room -= widths[first]
      }
    }
    var text = back + (first > 0 ? glyphs.ellipsis + glyphs.separator : "")
    var places: [(columns: Range<Int>, screen: Int)] = []
    var start = text.displayWidth
    for index in first..<widths.count {
      places.append((start..<start + widths[index] - separator, depth - titles.count + index))
      text += titles[index] + glyphs.separator
      start += widths[index]
    }
    return (text, places)
  }
}

extension Chrome.Conditions {
  /// The column at which the titles end.
  fileprivate var end: Int { size.columns - (isLoading ? 4 : 1) }
}
