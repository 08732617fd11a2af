package import TerminalCore

/// The lines around a screen's body: the titles of the path above it, the status and the key hints
/// below it.
struct Chrome {
  /// The inputs of these lines, which are reused as long as their conditions are equal.
  struct Conditions: Equatable {
    let key: LayoutKey
    let field: FieldPurpose?
    let isLoading: Bool
    let hasStatus: Bool
    let backClearsField: Bool
    let enter: EnterKey
    let scrollingPart: ScrollingPart?

    /// Whether there is something to go back to: a screen, or the first mode where no bar shows the
    /// modes. Then the title line begins with a mark to click.
    let hasBack: Bool

    var size: Size { key.size }
    var appearance: Appearance { key.appearance }
  }

  /// The smallest area in which screens are drawn.
  static let minimum = Size(columns: 20, rows: 6)

  /// The smallest area with room for more than one screen: for the mode bar, and for a sheet that
  /// leaves the screens below it visible.
  static let spacious = Size(columns: 60, rows: 16)

  /// The conditions that the lines were made for.
  let conditions: Conditions

  /// The key hints.
  private let hints: KeyHints

  /// The titles of the path.
  private let trail: TitleTrail

  /// The number of screens below the first of these titles.
  private let depthBelow: Int

  /// Creates the lines.
  ///
  /// - Parameters:
  ///   - conditions: The conditions to make them for.
  ///   - titles: The titles of the path, root first. Titles that can't fit anyway may be left out.
  ///   - depth: The number of screens on the path, up to this one.
  ///   - hints: The key hints.
  init(_ conditions: Conditions, titles: [String], depth: Int, hints: KeyHints) {
    self.conditions = conditions
    self.hints = hints
    let glyphs = conditions.appearance.glyphs
    trail = TitleTrail(
      to: titles, after: conditions.hasBack ? glyphs.back : " ", glyphs: glyphs,
      columns: conditions.end)
    depthBelow = depth - titles.count
  }

  /// The rows of the body.
  var body: Range<Int> {
    Self.body(of: conditions.size, hasStatus: conditions.hasStatus)
  }

  /// The rows of the body of a screen.
  static func body(of size: Size, hasStatus: Bool) -> Range<Int> {
    1..<max(1, size.rows - (hasStatus ? 2 : 1))
  }

  /// Draws the titles and the hints.
  func draw(on frame: inout Frame) {
    drawTitles(on: &frame)
    drawHints(on: &frame)
  }

  /// Draws the titles, and a sign if the screen is loading.
  ///
  /// - Parameters:
  ///   - frame: The frame to draw on.
  ///   - heading: The number of titles after the one that stands out, which is the last one except
  ///     where another pane has the keyboard.
  func drawTitles(on frame: inout Frame, heading: Int = 0) {
    let (size, theme) = (conditions.size, conditions.appearance.theme)
    let start = frame.write(
      trail.text, at: Position(column: 0, row: 0), limit: conditions.end, style: theme[.muted])
    let glyphs = conditions.appearance.glyphs
    trail.drawLast(
      on: &frame, at: Position(column: start, row: 0), limit: conditions.end, glyphs: glyphs,
      style: theme[heading == 0 ? .heading : .muted])
    if heading > 0, heading <= trail.places.count {
      let place = trail.places[trail.places.count - heading]
      frame.write(
        place.text, at: Position(column: place.columns.lowerBound, row: 0),
        limit: place.columns.upperBound, style: theme[.heading])
    }
    if conditions.isLoading {
      frame.write(
        glyphs.ellipsis, at: Position(column: size.columns - 3, row: 0), style: theme[.muted])
    }
  }

  /// Draws the hints.
  func drawHints(on frame: inout Frame) {
    let (size, theme) = (conditions.size, conditions.appearance.theme)
    // Where no color tells the keys from the words, they are bold.
    let keyStyle = theme[theme[.text] == theme[.muted] ? .heading : .text]
    for hint in hints.hints {
      let row = size.rows - 1
      let end = frame.write(
        hint.key, at: Position(column: hint.columns.lowerBound, row: row), style: keyStyle)
      frame.write(
        hint.words, at: Position(column: end + 1, row: row), style: theme[.muted])
    }
  }

  /// The command of a click outside of the body, or `nil` if nothing is there to click.
  func command(at position: Position) -> Command? {
    if position.row == conditions.size.rows - 1 {
      return hints.command(atColumn: position.column)
    }
    guard position.row == 0, conditions.hasBack else { return nil }
    if position.column < conditions.appearance.glyphs.back.displayWidth { return .back }
    let place = trail.places.first { $0.columns.contains(position.column) }
    return place.map { .backTo(depthBelow + $0.title) }
  }
}

extension Size {
  /// The smallest window in which screens are drawn.
  package static let leastWindow = Chrome.minimum

  /// Whether an area of another size fits into one of this size.
  package func holds(_ other: Size) -> Bool { columns >= other.columns && rows >= other.rows }
}

extension Chrome.Conditions {
  /// The column at which the titles end.
  fileprivate var end: Int { size.columns - (isLoading ? 4 : 1) }
}
